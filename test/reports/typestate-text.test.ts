/** The text of `typestate`: when calls fail, the paper's three views, and the calls of clients. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentResult, ReportedTransition, TypestateResult } from '../../src/findings/typestate-result.js';
import { PLAIN } from '../../src/reports/claim-text.js';
import { jsonReport } from '../../src/reports/json.js';
import { typestateMarkdown } from '../../src/reports/typestate/markdown.js';
import { typestateText } from '../../src/reports/typestate/text.js';
import { acResult, CLIENT, CLIENT_FILE, CLIENT_TEXT, runOf, setResult } from './typestate-run.js';

let ac: ComponentResult;
let set: ComponentResult;
beforeAll(async () => {
  [ac, set] = [await acResult(), await setResult()];
});

function linesOf(...results: readonly TypestateResult[]): readonly string[] {
  const source = (file: string): string | undefined => (file === CLIENT_FILE ? CLIENT_TEXT : undefined);
  return typestateText(runOf(...results), { source, paint: PLAIN }).split('\n');
}

/** The lines of a part: from its title to the next title. */
function part(lines: readonly string[], title: string): readonly string[] {
  const start = lines.indexOf(`  ${title}`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith('    '));
  return start < 0 ? [] : rest.slice(0, end < 0 ? undefined : end).map((line) => line.slice(4));
}

describe('A-C', () => {
  it('begins with the place, counts, and how far the table goes', () => {
    expect(linesOf(ac)[0]).toBe(
      'AC.java:1: component A, C: 5 typestates; 23 transitions, 8 of them failing; complete for every heap; 21 heaps of at most 1 A, 2 C; 5 ms',
    );
  });

  it('says when calls fail, and which never do', () => {
    const lines = linesOf(ac);
    expect(part(lines, 'when calls fail')).toEqual([
      'A.run()      fails when its f is disposed (IllegalStateException)',
      'A.done()     fails when its f is disposed (IllegalStateException)',
      'A.set(C)     fails when its f is disposed (IllegalStateException)',
      'C.run()      fails when this C is disposed (IllegalStateException)',
      'C.dispose()  fails when this C is disposed (IllegalStateException)',
    ]);
    expect(lines).toContain('  never fails: new A(), new C()');
  });

  it('lists predicates and typestates', () => {
    const lines = linesOf(ac);
    expect(part(lines, 'predicates')).toEqual(['P1  c.disposed = false', 'P2  a.f = null']);
    expect(part(lines, 'typestates of A')).toEqual([
      'A1  f null          P2 = true   f -> null',
      'A2  f not disposed  P2 = false  f -> C1',
      'A3  f disposed      P2 = false  f -> C2',
    ]);
  });

  it('lays transitions out as the paper does', () => {
    const lines = part(linesOf(ac), 'transitions');
    const start = lines.findIndex((line) => line.startsWith('A.set(C)'));
    expect(lines.slice(start)).toEqual([
      'A.set(C)  F1        F2         E1: F1.f  aliases  throws',
      '  T13     A1 -> A1  null       null',
      '  T14     A1 -> A2  C1 -> C1   null',
      '  T15     A1 -> A3  C2 -> C2   null',
      '  T16     A2 -> A1  null       C1 -> C2',
      '  T17     A2 -> A2  C1 -> C1   C1 -> C2',
      '  T18     A2 -> A3  C1 -> C2   C1 -> C2  F2 = E1',
      '  T19     A2 -> A3  C2 -> C2   C1 -> C2',
      '  T20     A3 -> ?   null -> ?  C2 -> ?            IllegalStateException',
      '  T21     A3 -> ?   C1 -> ?    C2 -> ?            IllegalStateException',
      '  T22     A3 -> ?   C2 -> ?    C2 -> ?            IllegalStateException',
      '  T23     A3 -> ?   C2 -> ?    C2 -> ?   F2 = E1  IllegalStateException',
    ]);
    expect(lines[0]).toBe('new C()  F1');
    expect(lines[1]).toBe('  T1     raw -> C1');
  });

  it('shows what moves an object: calls, states of arguments where they decide, and what happens through fields', () => {
    const lines = linesOf(ac);
    expect(part(lines, 'objects of C')).toEqual([
      'raw -> C1 -> C2',
      'raw -> C1  new C()',
      'C1 -> C1   run()',
      'C1 -> C2   dispose(), A.done(), A.set(C), A.set(it)',
      'C2 fails   run(), dispose()',
    ]);
    expect(part(lines, 'objects of A')).toEqual([
      'raw -> A1 -> A2 -> A1 -> A3',
      'A2 -> A3',
      'raw -> A1  new A()',
      'A1 -> A1   run(), done(), set(null)',
      'A1 -> A2   set(C1)',
      'A1 -> A3   set(C2)',
      'A2 -> A1   set(null)',
      'A2 -> A2   run(), set(C1)',
      'A2 -> A3   done(), set(C1=f|C2)',
      'A3 fails   run(), done(), set(C)',
      // Another A, or the client itself, may dispose of the C that is shared.
      'A2 ~> A3   f.dispose(), A.done(), A.set(C), A.set(it)',
    ]);
  });

  it('shows a client for a failing call, and where a failing call leaves its objects', () => {
    const transitions = ac.transitions.map(
      (row): ReportedTransition => (row.id === 'T5' ? { ...row, leaves: { F1: { from: 'C2', to: 'C1' } } } : row),
    );
    const preconditions = ac.preconditions.map((each) =>
      each.method === 'C.run()' ? { ...each, witness: ['c = new C()', 'c.dispose()', 'c.run()'] } : each,
    );
    const lines = linesOf({ ...ac, transitions, preconditions });
    expect(part(lines, 'when calls fail')).toContain('             as by: c = new C(); c.dispose(); c.run()');
    expect(part(lines, 'transitions')).toContain('  T5         C2 -> ?   IllegalStateException, leaves F1 C2 -> C1');
    expect(part(lines, 'objects of C')).toContain('C2 -> C1 failing  dispose()');
  });

  it('shows no more than some hundred rows', () => {
    const many = Array.from({ length: 50 }, () => ac.transitions).flat();
    const states = Array.from({ length: 40 }, () => ac.typestates).flat();
    const lines = linesOf({ ...ac, transitions: many, typestates: states });
    expect(lines.length).toBeLessThan(500);
    expect(lines).toContain('    … 950 transitions more (--format json has all)');
    expect(lines).toContain('    … 60 typestates more (--format json has all)');
  });

  it('ends with counts and assumptions', () => {
    expect(linesOf(ac).slice(-3)).toEqual([
      '',
      '1 component in 34 ms: 5 typestates, 23 transitions; 1 of 1 table complete for every heap',
      '',
    ]);
  });
});

describe('Set-Iterator', () => {
  it('says how far it was explored, and why that may not be all', () => {
    const lines = linesOf(set);
    expect(lines[0]).toContain('; explored up to 3 objects of a class; 12 heaps of at most 1 Set, 3 Iterator; 7 ms');
    expect(lines[1]).toBe('  perhaps not all: the proof that the table is complete was not tried');
    expect(lines).toContain(
      '  no failure found with up to 3 objects of a class: Set.iterator(), Set.add(Object), new Set(), new Version()',
    );
  });

  it('says what the locations are, and lists all buddies', () => {
    const lines = part(linesOf(set), 'transitions');
    expect(lines).toContain('Iterator.next()  F1        E1: F1.set  B1: P1(?, E1)       aliases  throws');
    expect(lines).toContain('  T8             R3 -> R3  S4 -> S4    R3 -> R3, R4 -> R4  F1 = B1');
  });

  it('tells moves that only happen to buddies', () => {
    const lines = part(linesOf(set), 'objects of Iterator');
    expect(lines.slice(0, 2)).toEqual(['raw -> R1 ~> R2 ~> R4 ~> R2', 'raw -> R3 ~> R2']);
    expect(lines).toContain('R1 ~> R2   Set.add(Object)');
    expect(lines).toContain('raw -> R3  new Iterator(S3|S4), S3.iterator(), S4.iterator()');
    expect(lines).toContain('raw fails  new Iterator(null)');
    expect(part(linesOf(set), 'objects of Set')[0]).toBe('raw -> S1 -> S2 -> S3 -> S4 -> S3');
  });
});

describe('clients', () => {
  it('lists what is wrong first, with the line of source', () => {
    const lines = linesOf(CLIENT);
    expect(lines.slice(0, 6)).toEqual([
      'Client.java:2: client Client.use(String): 4 calls of components',
      '  line 5: bug: a.run() throws IllegalStateException: made at 3, used at 5 (replayed) [protocol-error]',
      '    4 |     a.set(c);',
      '    5 |     a.run();',
      '      |     ^',
      '    replayed from main',
    ]);
    expect(lines).toContain('  line 4: maybe: a.set(<c>) may throw Error [protocol-error]');
    expect(lines).toContain('    not reproduced');
    expect(lines).toContain('  not analysed: line 4 (explored up to 2)');
    expect(lines).toContain('  safe: no protocol error: line 3');
  });

  it('counts verdicts', () => {
    expect(linesOf(ac, CLIENT)).toContain('4 calls in 1 method of clients: 1 bug, 1 maybe, 1 not analysed, 1 safe');
  });
});

describe('other formats', () => {
  it('keeps the fields of the contract in JSON', () => {
    const { results } = JSON.parse(jsonReport(runOf(ac, CLIENT)));
    expect(results[0]).toMatchObject({
      class: 'A',
      component: ['A', 'C'],
      predicates: [
        { id: 'P1', text: 'c.disposed = false' },
        { id: 'P2', text: 'a.f = null' },
      ],
      objects: { A: 1, C: 2 },
      closed: true,
      claims: [],
    });
    expect(results[0].exploredUpTo).toBeUndefined();
    expect(results[0].typestates[4]).toEqual({
      type: 'A',
      id: 'A3',
      name: 'f disposed',
      predicates: { P2: 'false' },
      fields: { f: ['C2'] },
    });
    expect(results[0].transitions[17]).toEqual({
      id: 'T18',
      method: 'A.set(C)',
      descriptor: '(LC;)V',
      locations: { F1: { from: 'A2', to: 'A3' }, F2: { from: 'C1', to: 'C2' }, E1: { from: 'C1', to: 'C2' } },
      aliases: [['F2', 'E1']],
      error: false,
    });
    expect(results[1].claims.map((claim: { property: string }) => claim.property)).toContain('protocol-error');
  });

  it('gives buddies as a list in JSON, and how far it was explored', () => {
    const [result] = JSON.parse(jsonReport(runOf(set))).results;
    expect(result.closed).toBe(false);
    expect(result.exploredUpTo).toBe(3);
    expect(result.transitions[15].locations).toEqual({ F1: { from: 'S2', to: 'S3' }, B1: [{ from: 'R1', to: 'R2' }] });
    expect(result.locations['Iterator.next()']).toEqual({ E1: 'F1.set', B1: 'P1(?, E1)' });
  });

  it('writes Markdown that escapes what the program says', () => {
    const text = typestateMarkdown(runOf(ac, CLIENT));
    expect(text).toContain('## `A`, `C`\n\nThe tables are complete for every heap.\n');
    expect(text).toContain('| `A.run()` | fails when its f is disposed | `IllegalStateException` |\n');
    expect(text).toContain('| T18 | A2 -\\> A3 | C1 -\\> C2 | C1 -\\> C2 | F2 = E1 |  |\n');
    expect(text).toContain('```mermaid\nstateDiagram-v2\n  C1 : C1 not disposed\n');
    expect(text).toContain('  [*] --> C1 : new C()\n');
    expect(text).toContain('  C2 --> fails : run(), dispose() fails\n');
    expect(text).toContain('maybe: a.set(\\<c\\>) may throw Error');
  });
});
