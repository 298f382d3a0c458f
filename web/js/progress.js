// What a learner has done. It is kept in this browser: nobody needs an account to learn.

/**
 * @typedef {object} Lesson how far somebody is in a lesson
 * @property {number} step the step they are at, from 0
 * @property {boolean} done whether they have finished it once
 */
/**
 * @typedef {object} Training how somebody does with the puzzles of a game
 * @property {number} streak how many they have solved in a row at the first try
 * @property {number} best the longest such row
 * @property {number} grade the grade they want, or 0 for any
 * @property {string[]} solved the ids of those solved
 * @property {string[]} missed the ids of those that ended a row and are not solved yet
 */

const LESSONS = 'trilith-lessons';
const PUZZLES = 'trilith-puzzles';

/** @param {string} key @returns {Record<string, any>} */
function read(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    return kept && typeof kept === 'object' ? kept : {};
  } catch {
    return {};
  }
}

/** @param {string} key @param {string} name @param {unknown} value */
function write(key, name, value) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...read(key), [name]: value }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** @param {string} id @returns {Lesson | null} */
export function lesson(id) {
  const kept = read(LESSONS)[id];
  return kept ? { step: Number(kept.step) || 0, done: kept.done === true } : null;
}

/** @param {string} id @param {Partial<Lesson>} change */
export function keepLesson(id, change) {
  write(LESSONS, id, { step: 0, done: false, ...lesson(id), ...change });
}

/** @param {string} game @returns {Training} */
export function training(game) {
  const kept = read(PUZZLES)[game] ?? {};
  const list = (/** @type {unknown} */ value) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  return {
    streak: Number(kept.streak) || 0,
    best: Number(kept.best) || 0,
    grade: Number(kept.grade) || 0,
    solved: list(kept.solved),
    missed: list(kept.missed),
  };
}

/** @param {string} game @param {Partial<Training>} change */
export function keepTraining(game, change) {
  write(PUZZLES, game, { ...training(game), ...change });
}

/** A puzzle was solved. It lengthens the row only if it is new and was never missed. @param {string} game @param {string} id */
export function solved(game, id) {
  const { streak, best, solved, missed } = training(game);
  if (solved.includes(id)) return;
  const counts = !missed.includes(id);
  const now = counts ? streak + 1 : streak;
  keepTraining(game, {
    streak: now,
    best: Math.max(best, now),
    solved: [...solved, id],
    missed: missed.filter((other) => other !== id),
  });
}

/** A puzzle was not solved at the first try, which ends the row; one solved before does no harm. @param {string} game @param {string} id */
export function missed(game, id) {
  const { solved, missed } = training(game);
  if (solved.includes(id) || missed.includes(id)) return;
  keepTraining(game, { streak: 0, missed: [...missed, id] });
}

/** An entry of a page's index: the id, and the grade in its last letter. @param {string} entry */
const gradeOf = (entry) => Number(entry.slice(-1));
/** @param {string} entry */
export const idOf = (entry) => entry.slice(0, -1);

/**
 * How many puzzles of a grade there are and how many are solved; grade 0 is all of them.
 * @param {string} game
 * @param {string[]} index
 * @param {number} grade
 */
export function counted(game, index, grade) {
  const done = new Set(training(game).solved);
  const those = index.filter((entry) => grade === 0 || gradeOf(entry) === grade);
  return { count: those.length, done: those.filter((entry) => done.has(idOf(entry))).length };
}

/**
 * The number of a puzzle that is not solved yet, any of them; nothing if there is none.
 * @param {string} game
 * @param {string[]} index
 * @param {number} [besides] the number of the puzzle that is looked at now
 * @returns {number | null}
 */
export function another(game, index, besides) {
  const { grade, solved } = training(game);
  const done = new Set(solved);
  const open = index.flatMap((entry, at) =>
    (grade === 0 || gradeOf(entry) === grade) && !done.has(idOf(entry)) && at + 1 !== besides ? [at + 1] : [],
  );
  return open.length > 0 ? open[Math.floor(Math.random() * open.length)] : null;
}

/** Forgets which puzzles of a grade were solved; the rows stay. @param {string} game @param {string[]} index @param {number} grade */
export function forget(game, index, grade) {
  const those = new Set(index.filter((entry) => grade === 0 || gradeOf(entry) === grade).map(idOf));
  keepTraining(game, { solved: training(game).solved.filter((id) => !those.has(id)) });
}
