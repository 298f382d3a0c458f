// The move tree says what a record says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEEPEST, Tree } from '../../../web/js/tree.js';

const RECORD = {
  variant: 'sixth:kings',
  tags: { Silver: 'Ann' },
  comment: 'A short one.',
  moves: [
    { move: 'c3', comment: 'centre', clk: '0:05:00' },
    {
      move: 'c4',
      variations: [
        {
          comment: 'or',
          moves: [
            { move: 'd3', comment: 'also good' },
            { move: 'd4', variations: [{ moves: [{ move: 'b3' }] }] },
            { move: 'd3>d4:1' },
          ],
        },
      ],
    },
    { move: 'c3>c4:1', nags: [1], comment: 'takes', eval: '0.35', commands: [['arrow', 'c3 c4']] },
  ],
  result: '1-0',
};

test('a record survives', () => {
  const { variant, tags, comment, moves, result } = new Tree(RECORD).toRecord();
  assert.deepEqual({ variant, tags, comment, moves, result }, RECORD);
});

test('a move that is there is followed, another one is a variation', () => {
  const tree = new Tree(RECORD);
  const [first] = tree.root.children;
  assert.equal(tree.play(tree.root, 'c3'), first);
  const other = tree.play(tree.root, 'a1');
  assert.equal(tree.root.children[1], other);
  assert.deepEqual(tree.toRecord().moves[0].variations, [{ moves: [{ move: 'a1' }] }]);
});

test('a variation can be moved up, and what was said before it stays', () => {
  const tree = new Tree(RECORD);
  tree.promote(tree.find(['c3', 'd3', 'd4']));
  const [, second] = tree.toRecord().moves;
  assert.equal(second.move, 'd3');
  assert.equal(second.comment, 'or also good');
  assert.equal(second.variations[0].moves[0].move, 'c4');
});

test('the result goes with the main line that it belongs to', () => {
  const tree = new Tree(RECORD);
  const end = tree.end;
  const parent = tree.remove(end);
  assert.equal(tree.toRecord().result, undefined);
  tree.play(parent, 'a1');
  assert.equal(tree.toRecord().result, undefined);
});

test('what was taken away can be put back where it was', () => {
  const tree = new Tree(RECORD);
  tree.remove(tree.find(['c3', 'c4']));
  assert.equal(tree.toRecord().moves[1].move, 'd3');
  tree.restore();
  const { moves, result } = tree.toRecord();
  assert.deepEqual({ moves, result }, { moves: RECORD.moves, result: RECORD.result });
  assert.equal(tree.removed, null);
});

test('variations are not nested deeper than a record can hold', () => {
  const tree = new Tree({ variant: 'sixth' });
  let node = tree.root;
  let depth = 0;
  for (; depth < 50; depth += 1) {
    tree.play(node, 'a1');
    const next = tree.play(node, 'b1');
    if (!next) break;
    node = next;
  }
  assert.equal(depth, DEEPEST);
});

test('two records become one, and nothing is lost', () => {
  const tree = new Tree({ variant: '27', moves: [{ move: '1:4' }, { move: '9:2' }] });
  tree.add({ variant: '27', moves: [{ move: '1:4', comment: 'four' }, { move: '9:3' }] });
  assert.deepEqual(tree.toRecord().moves, [
    { move: '1:4', comment: 'four' },
    { move: '9:2', variations: [{ moves: [{ move: '9:3' }] }] },
  ]);
});
