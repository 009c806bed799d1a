/** Replays the places of Java texts that a comment marks: `// hit` where some strategy must succeed, `// miss` where none may. */
import { findMain } from '../../../src/execution/entry.js';
import { NATIVES } from '../../../src/execution/natives/index.js';
import { Replayer, type ReplayOptions, type ReplayTarget } from '../../../src/execution/replay/index.js';
import type { Witness } from '../../../src/findings/claim.js';
import type { ClassTable, MethodDeclaration } from '../../../src/ir/program.js';
import { openTexts } from '../../support/open.js';

export const BUDGET = { runs: 4000, steps: 2_000_000, stepsPerRun: 20_000 };

export async function openText(text: string): Promise<ClassTable> {
  return (await openTexts([{ path: 'T.java', text }])).table;
}

export function methodsOf(table: ClassTable): readonly MethodDeclaration[] {
  // Lowering a body makes its lambdas and local classes known.
  for (let known = 0; known !== table.inputs().length; ) {
    known = table.inputs().length;
    for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  }
  return table.inputs().flatMap((name) => table.find(name)?.methods ?? []);
}

/** The checks of a kind on a line, and `assert` statements. */
export function targetsAt(table: ClassTable, line: number, kind = 'not-null'): readonly ReplayTarget[] {
  return methodsOf(table).flatMap((method) =>
    (method.body()?.edges ?? [])
      .filter(({ span, instruction }) => {
        if (span.line !== line) return false;
        if (instruction.kind === 'check') return instruction.condition.kind === kind;
        return instruction.kind === 'specify' && instruction.clause === 'assert';
      })
      .map((edge) => ({ method, edge })),
  );
}

export function linesWith(text: string, marker: string): readonly number[] {
  return text.split('\n').flatMap((line, index) => (line.includes(`// ${marker}`) ? [index + 1] : []));
}

export function optionsFor(table: ClassTable, changes: Partial<ReplayOptions> = {}): ReplayOptions {
  const mains = table.inputs().flatMap((name) => findMain(table, name) ?? []);
  return { natives: NATIVES, mains: [...new Set(mains)], parameterMayBeNull: () => false, budget: BUDGET, ...changes };
}

/** The witness for each line that carries the marker; undefined where there is none. */
export async function witnesses(
  text: string,
  marker: string,
  changes: Partial<ReplayOptions> = {},
  kind = 'not-null',
): Promise<readonly (Witness | undefined)[]> {
  const table = await openText(text);
  const perLine = linesWith(text, marker).map((line) => targetsAt(table, line, kind));
  const found = new Replayer(table, optionsFor(table, changes)).replay(perLine.flat());
  return perLine.map((targets) => targets.map((target) => found.get(target)).find((witness) => witness !== undefined));
}
