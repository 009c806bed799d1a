/** The text of `invariants`: members with their reasons, what always holds, what does not and by which calls. */
import { expect, it } from 'vitest';
import { PLAIN } from '../../src/reports/claim-text.js';
import { invariantsText } from '../../src/reports/invariants/text.js';
import { jsonReport } from '../../src/reports/json.js';
import { parametersText } from '../../src/reports/member-text.js';
import { FILE, RUN } from './invariants-run.js';

const SOURCE = ['class Ring {', '', '  Node start;', '', '    //@ invariant list(start, next);', '}'].join('\n');
const TEXT = invariantsText(RUN, { source: (file) => (file === FILE ? SOURCE : undefined), paint: PLAIN });
const LINES = TEXT.split('\n');

it('begins a class with its place, the world and the fixed point', () => {
  expect(LINES[0]).toBe(
    'src/Ring.java:1: class Ring: closed world, one thread, fixed point confirmed in round 5, 7 graphs (shapegraph), 12 ms',
  );
});

it('lists members as a table, each with its reason and line', () => {
  expect(LINES.slice(1, 5)).toEqual([
    '  field        start             disciplined    private, and written only as a field of this',
    '  field        other             undisciplined  written through another object (line 12)',
    '  constructor  Ring()            tight          does not hand out this',
    '  method       add(int, Node[])  dirty          called by the constructor at line 7; may be called again in the middle of another method',
  ]);
});

it('says what always holds, what does not, and what is not known', () => {
  const told = LINES.map(
    (line) => /^ {2}(?:always|not always|bug|maybe|not analysed|can be null \(replayed\)): .*/.exec(line)?.[0],
  );
  expect(told.filter((line) => line !== undefined)).toEqual([
    '  always: unshared(start) over next [shapegraph, contraction]',
    '  not always: acyclic(start) over next (replayed)',
    '  bug: invariant list(start, next) && "<b>" != null (replayed)',
    '  not analysed: disjoint(start, other) over next (internal objects get out)',
    '  can be null (replayed): start',
  ]);
});

it('tells the calls that break something once, and where internal objects get out', () => {
  expect(TEXT.match(/ring\.close\(\);/g)).toHaveLength(1);
  expect(TEXT).toContain('    replayed by the same calls\n');
  expect(TEXT).toContain('    line 9: handed out by `peek`\n');
  expect(TEXT).toContain('    5 |     //@ invariant list(start, next);\n');
});

it('ends with counts and assumptions', () => {
  expect(LINES.slice(-7)).toEqual([
    '1 class in 34 ms: 1 broken invariant',
    '1 of 2 fields disciplined, 1 of 1 constructor tight, 0 of 1 method clean-called',
    'acyclic: 0 always, 1 not, 0 perhaps, 0 not analysed',
    'unshared: 1 always, 0 not, 0 perhaps, 0 not analysed',
    'disjoint: 0 always, 0 not, 0 perhaps, 1 not analysed',
    'invariant: 0 always, 1 not, 0 perhaps, 0 not analysed',
    '',
  ]);
});

it('keeps the fields of the contract in JSON', () => {
  const [result] = JSON.parse(jsonReport(RUN)).results;
  expect(result).toMatchObject({
    class: 'pack.Ring',
    fields: [
      { name: 'start', disciplined: true },
      { name: 'other', disciplined: false },
    ],
    constructors: [{ descriptor: '()V', tight: true }],
    methods: [{ name: 'add', clean: false }],
    iterations: 5,
    graphs: 7,
  });
});

it('writes descriptors as Java does', () => {
  expect(parametersText('()V')).toBe('()');
  expect(parametersText('(J[[DLjava/util/Map$Entry;)Ljava/lang/Object;')).toBe('(long, double[][], Entry)');
});
