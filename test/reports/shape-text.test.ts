/** The text of `shape`: each verdict in the words of the contract, with its line. */
import { expect, it } from 'vitest';
import type { ShapeClaim } from '../../src/findings/shape-result.js';
import { PLAIN } from '../../src/reports/claim-text.js';
import { jsonReport } from '../../src/reports/json.js';
import { shapeText } from '../../src/reports/shape/text.js';
import { FILE, RUN, SOURCE } from './shape-run.js';

const TEXT = shapeText(RUN, { source: (file) => (file === FILE ? SOURCE : undefined), paint: PLAIN });
const LINES = TEXT.split('\n');

it('begins a method with its place, states and time', () => {
  expect(LINES[0]).toBe('src/List.java:4: List.reverse: 12 states at most, 4 ms');
});

it('says bug, maybe, not analysed and safe, the worst first', () => {
  const told = LINES.map((line) => /\b(bug|maybe|not analysed|safe): [^[]*/.exec(line)?.[0].trim());
  expect(told.filter((line) => line !== undefined)).toEqual([
    'bug: `list` may be null here (replayed)',
    'bug: `list` may be null here (replayed)',
    'maybe: ensures list(\\result, next)',
    'not analysed: assert rest != null (more than 20 nodes at line 6)',
    'safe: no null dereference: lines 6, 7 (1 never reached)',
    'safe: \\result acyclic',
    'safe: 2 claims (33 %), 1 of them never reached',
    'maybe: 1 claim (17 %) safe under the needs above',
    'not analysed: 1 claim (17 %)',
  ]);
});

it('shows the source of what is not proved, the way there, and what it needs', () => {
  const first = LINES.findIndex((line) => line.includes('[null-dereference]'));
  expect(LINES.slice(first + 1, first + 4)).toEqual([
    '    4 |   static List reverse(List list) { // </script><b>&',
    '    5 |     List rest = list.next;',
    '      |                 ^^^^',
  ]);
  expect(TEXT).toContain('      line 4: `list` is null\n');
  expect(TEXT).toContain('    needs: list(list, next)\n');
});

it('tells a witness once', () => {
  expect(LINES.filter((line) => line.includes('List1 {next: null}'))).toHaveLength(1);
  expect(LINES.filter((line) => line.includes('replayed on the same heap'))).toHaveLength(1);
});

it('lists lost nodes as a note, given-up shapes and states by line', () => {
  expect(LINES).toContain('  note: nodes may be lost: line 6');
  expect(LINES).toContain('  shape given up at line 6: more than 20 nodes');
  expect(LINES).toContain('  states by line: 5:3 6:12');
});

it('does not say that nodes are lost where that is not known', () => {
  const [result] = RUN.results;
  const lost: ShapeClaim = {
    property: 'lost-nodes',
    kind: 'fact',
    verdict: 'unknown',
    location: { file: FILE, line: 4, column: 1 },
    assumptions: [],
    reason: 'no shape',
  };
  const run = { ...RUN, results: result === undefined ? [] : [{ ...result, claims: [lost] }] };
  const text = shapeText(run, { source: () => undefined, paint: PLAIN });
  expect(text).toContain('  note: whether nodes are lost is not known (no shape)\n');
  expect(text).not.toContain('unreachable');
});

it('counts reasons without their lines, and leaves out methods of which nothing is said', () => {
  expect(LINES).toContain('  1 more than 20 nodes');
  expect(TEXT).not.toContain('new List');
});

it('has the fields of the contract in JSON', () => {
  const { results } = JSON.parse(jsonReport(RUN)) as { results: Record<string, unknown>[] };
  expect(results[0]).toMatchObject({
    class: 'List',
    points: [
      { line: 5, states: 3 },
      { line: 6, states: 12 },
    ],
    maxStates: 12,
    join: 'partial',
    domain: 'contraction',
    milliseconds: 4,
  });
});
