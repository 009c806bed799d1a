/** The last lines of a run, as reports tell them. */
import { describe, expect, it } from 'vitest';
import type { WitnessStep } from '../../src/findings/claim.js';
import { witnessText } from '../../src/reports/claim-text.js';
import { lastLines } from '../../src/reports/last-lines.js';
import { checkText } from '../analyses/check/checking.js';

function step(line: number, method: string, variables: Readonly<Record<string, string>> = {}): WitnessStep {
  return { line, method, variables, heap: [] };
}

const where = (trace: readonly WitnessStep[]): readonly string[] => lastLines(trace).map((each) => each.where);

describe('last lines', () => {
  it('name the method that each is in', () => {
    expect(where([step(1, 'Box.<init>'), step(2, 'Box$Lid.open'), step(3, 'Box.lambda$open$0')])).toEqual([
      'new Box',
      'Box.Lid.open',
      'a lambda of Box.open',
    ]);
  });

  it('leave out initialisers on the way, but not those that fail', () => {
    expect(where([step(1, 'Other.<clinit>'), step(2, 'Box.open')])).toEqual(['Box.open']);
    expect(where([step(1, 'Other.<clinit>'), step(2, 'Box.<clinit>')])).toEqual(['initialiser of Box']);
  });

  it('leave out variables that the source does not have', () => {
    expect(lastLines([step(1, 'Box.open', { array$: 'x', lid: 'null' })])[0]?.values).toEqual(['lid = null']);
  });
});

describe('a replayed run', () => {
  it('never has a line of a library model, also where a model throws', async () => {
    const text =
      'import java.util.*;\npublic class T {\n  public Object m() {\n    return new ArrayDeque<String>().pop();\n  }\n}';
    const { results } = await checkText(text, { replay: true });
    const witnesses = results.flatMap(({ findings }) => findings.flatMap(({ witness }) => witness ?? []));
    expect(witnesses).toHaveLength(1);
    const lines = witnesses.flatMap((witness) => witnessText(witness, { file: 'T.java' }));
    expect(lines.at(-1)).toBe('    line 4     T.m: throws java.util.NoSuchElementException; this = T#1');
  });
});
