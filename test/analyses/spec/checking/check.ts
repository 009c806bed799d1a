/** Checks one method of a program in tests. */
import { type CheckedMethod, SpecChecker } from '../../../../src/analyses/spec/checking/index.js';
import { SpecProgram } from '../../../../src/analyses/spec/spec-program.js';
import type { ClassTable } from '../../../../src/ir/program.js';
import { DEFAULT_OPTIONS } from '../../../../src/machines/relational/options.js';
import { openTexts } from '../../../support/open.js';
import { SOLVER } from './support.js';

export interface Options {
  readonly scope?: number;
  readonly properties?: readonly string[];
  readonly replay?: boolean;
}

export async function checkerOf(text: string, options: Options): Promise<{ checker: SpecChecker; table: ClassTable }> {
  const { table } = await openTexts([{ path: 'Test.java', text }]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const { hierarchy, summaries } = new SpecProgram(table, classes, { ...DEFAULT_OPTIONS, isAll: false });
  return { checker: new SpecChecker({ table, hierarchy, summaries, solver: await SOLVER, ...options }), table };
}

/** The first method of that name, in the last class that has one. */
export async function checked(
  text: string,
  name: string,
  options: Options,
): Promise<CheckedMethod & { readonly unmatched: readonly string[] }> {
  const { checker, table } = await checkerOf(text, options);
  const methods = table
    .inputs()
    .flatMap((each) => table.find(each)?.methods.find((method) => method.name === name) ?? []);
  const method = methods.at(-1);
  if (method === undefined) throw new Error(`no method ${name}`);
  return { ...checker.check(method), unmatched: checker.unmatchedProperties() };
}
