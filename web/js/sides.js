// What the two sides of each game are called in messages: `side-silver`, …

/** @type {Record<string, [string, string]>} */
export const SIDES = { sixth: ['silver', 'brown'], six: ['red', 'black'], 27: ['black', 'white'] };
