// How a move is made by hand: with the mouse, with a finger, with keys. The move is known; the gesture follows from it.

/** Makes a move on the page's board. @param {'mouse' | 'touch' | 'keys'} how @param {boolean} drag whether to drag, where one can */
export async function make(page, view, text, how, drag) {
  const hand = new Hand(page, how);
  const board = { sixth, six, 27: line }[view.table.game];
  await board(hand, view, text, drag);
}

class Hand {
  constructor(page, how) {
    this.page = page;
    this.how = how;
  }

  async tap([x, y]) {
    if (this.how === 'touch') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async drag([x, y], [toX, toY]) {
    if (this.how !== 'touch') {
      await this.page.mouse.move(x, y);
      await this.page.mouse.down();
      await this.page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 3 });
      await this.page.mouse.move(toX, toY, { steps: 3 });
      await this.page.mouse.up();
      return;
    }
    this.cdp ??= await this.page.context().newCDPSession(this.page);
    const touch = (type, points) => this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x, y }]);
    for (let i = 1; i <= 6; i += 1) {
      await touch('touchMove', [{ x: x + ((toX - x) * i) / 6, y: y + ((toY - y) * i) / 6 }]);
    }
    await touch('touchEnd', []);
  }

  press(key) {
    return this.page.keyboard.press(key);
  }

  /** The middle of an element on the board. */
  async middle(selector) {
    const element = this.page.locator(`#board ${selector}`).first();
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
}

// SIXTH!

async function sixth(hand, view, text, drag) {
  const { page, how } = hand;
  if (text === 'pass') return page.locator('#board .sixth-pass').click();
  const shift = /^(..)>(..):(\d+)$/.exec(text);
  const place = /^([HGM]?)(..)$/.exec(text);
  if (how === 'keys') {
    if (shift) {
      await sixthFocus(hand, shift[1]);
      await hand.press('Enter');
      await hand.press(shift[3]);
      await sixthFocus(hand, shift[2]);
    } else {
      await sixthFocus(hand, place[2]);
      await hand.press((place[1] || 'P').toLowerCase());
    }
    return hand.press('Enter');
  }
  if (shift) {
    const from = await sixthSpot(page, shift[1], Number(shift[3]));
    const to = await sixthSpot(page, shift[2], 1);
    if (drag) return hand.drag(from, to);
    await hand.tap(from);
    return hand.tap(to);
  }
  const to = await sixthSpot(page, place[2], 0);
  const letter = place[1] === 'M' ? 'M' : view.to_move === 1 ? (place[1] || 'P').toLowerCase() : place[1] || 'P';
  const kind = `.sixth-kind[data-letter="${letter}"]`;
  if (drag) return hand.drag(await hand.middle(kind), to);
  if (place[1]) await hand.tap(await hand.middle(kind));
  return hand.tap(to);
}

/** Where to touch so that this many pieces of a stack are meant, by the board's own geometry. */
async function sixthSpot(page, square, count) {
  await page.locator('#board').scrollIntoViewIfNeeded();
  const spot = await page.evaluate(
    async ([square, count]) => {
      const script = [...document.scripts].find((script) => script.src.endsWith('/boards/sixth.js'));
      const { corner: _, foot, touched } = await import(new URL('sixth/geometry.js', script.src).href);
      const board = document.getElementById('board');
      const stacks = board.view.table.stacks;
      const at = foot(square, board.turned);
      const spots = [];
      for (let y = at.y + 14; y > at.y - 110; y -= 1.5) {
        for (let x = at.x - 30; x <= at.x + 30; x += 6) {
          const hit = touched({ x, y }, stacks, board.turned, null);
          if (hit?.square === square && (!stacks[square] || hit.count === count)) spots.push([x, y]);
        }
      }
      spots.sort((a, b) => a[1] - b[1]);
      const middle = spots[Math.floor(spots.length / 2)];
      if (!middle) return null;
      const { x, y } = new DOMPoint(...middle).matrixTransform(board.querySelector('.sixth-field').getScreenCTM());
      return [x, y];
    },
    [square, count],
  );
  if (!spot) throw new Error(`nothing of ${square} can be touched for ${count}`);
  return spot;
}

async function sixthFocus(hand, square) {
  for (let i = 0; i < 15; i += 1) {
    const [at, turned] = await hand.page.evaluate(() => [
      document.activeElement?.dataset?.square,
      document.getElementById('board').turned ? -1 : 1,
    ]);
    if (!at) {
      await hand.page.locator('#board .sixth-place[tabindex="0"]').focus();
      continue;
    }
    const right = (square.charCodeAt(0) - at.charCodeAt(0)) * turned;
    const down = (Number(at[1]) - Number(square[1])) * turned;
    if (!right && !down) return;
    await hand.press(right > 0 ? 'ArrowRight' : right < 0 ? 'ArrowLeft' : down > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`${square} cannot be reached with the arrows`);
}

// Six

async function six(hand, view, text, drag) {
  const [move, keep] = text.split('=');
  const [from, to] = move.split('>').map((cell) => cell.split(',').map(Number));
  const lifting = to && view.choices.lifts.find((lift) => String(lift.from) === String(from));
  if (hand.how === 'keys') {
    await sixFocus(hand, from);
    await hand.press('Enter');
    if (!to) return;
    if (keep) {
      const stays = [...lifting.stays].sort((a, b) => a.keep[0] - b.keep[0] || a.keep[1] - b.keep[1]);
      await hand.press(String(stays.findIndex((stay) => String(stay.keep) === keep) + 1));
    }
    await sixFocus(hand, to);
    return hand.press('Enter');
  }
  const start = await sixSpot(hand.page, from);
  if (!to) return hand.tap(start);
  if (drag && !keep) return hand.drag(start, await sixSpot(hand.page, to));
  await hand.tap(start);
  if (keep) await hand.tap(await sixSpot(hand.page, keep.split(',').map(Number)));
  // Choosing a group may complete the move.
  const done = keep && (await hand.page.evaluate((text) => document.getElementById('board').view.moves.at(-1) === text, text));
  if (!done) await hand.tap(await sixSpot(hand.page, to));
}

/** Where a cell is on the screen, once the field has come to rest. */
async function sixSpot(page, [q, r]) {
  await page.locator('#board').scrollIntoViewIfNeeded();
  const read = () =>
    page.evaluate(
      ([q, r]) => {
        const board = document.getElementById('board');
        const cell = board.querySelector(`.six-cell[data-cell="${q},${r}"]`);
        const box = cell?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
      },
      [q, r],
    );
  let last = await read();
  for (let i = 0; i < 40; i += 1) {
    await page.waitForTimeout(30);
    const now = await read();
    if (now && last && Math.abs(now[0] - last[0]) + Math.abs(now[1] - last[1]) < 0.5) return now;
    last = now;
  }
  throw new Error(`the cell ${q},${r} is not on the table`);
}

async function sixFocus(hand, cell) {
  for (let i = 0; i < 200; i += 1) {
    const at = await hand.page.evaluate(() => document.activeElement?.dataset?.cell ?? null);
    if (at === String(cell)) return;
    if (at === null) await hand.page.locator('#board .six-cell[tabindex="0"]').focus();
    else await hand.press('n');
  }
  throw new Error(`${cell} cannot be reached with the keys`);
}

// 27

async function line(hand, view, text, drag) {
  const { page, how } = hand;
  const lift = view.choices.lifts.find((lift) => `${lift.field}:${lift.count}` === text);
  if (!lift) return page.locator('#board').getByRole('button', { name: /^Pass/ }).click();
  const height = view.table.fields.find((field) => field.name === lift.field).discs.length;
  if (how === 'keys') {
    const tall = await page.evaluate(() => document.getElementById('board').classList.contains('line-tall'));
    const turned = await page.evaluate(() => document.getElementById('board').turned);
    for (let i = 0; i < 20; i += 1) {
      const at = await page.evaluate(() => Number(document.activeElement?.dataset?.field ?? 0));
      if (at === lift.field) break;
      if (!at) await page.locator('#board .line-place[tabindex="0"]').focus();
      else {
        const forward = lift.field > at !== turned;
        await hand.press(tall ? (forward ? 'ArrowUp' : 'ArrowDown') : forward ? 'ArrowRight' : 'ArrowLeft');
      }
    }
    for (const digit of String(lift.count)) await hand.press(digit);
    return hand.press('Enter');
  }
  await page.locator('#board').scrollIntoViewIfNeeded();
  const from = await lineSpot(page, lift.field, height - lift.count);
  if (drag) return hand.drag(from, await lineSpot(page, lift.to, -1));
  await hand.tap(from);
  return hand.tap(await lineSpot(page, lift.to, -1));
}

/** Where a disc is on the screen, counted from the bottom; −1 is the field's own. */
const lineSpot = (page, field, index) =>
  page.evaluate(
    ([field, index]) => {
      const board = document.getElementById('board');
      let at = 0;
      for (const each of board.view.table.fields) {
        if (each.name === field) {
          at += index + 1;
          break;
        }
        at += 1 + each.discs.length;
      }
      const discs = [...board.querySelectorAll('.line-picture .line-disc:not(.line-ghost)')];
      const box = discs[at].querySelector('.line-side').getBoundingClientRect();
      return board.classList.contains('line-tall')
        ? [box.left + 4, box.top + box.height / 2]
        : [box.left + box.width / 2, box.bottom - 4];
    },
    [field, index],
  );
