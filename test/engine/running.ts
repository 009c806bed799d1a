/** Opens Java or IR text, runs the engine over it, and compares with a concrete run. */
import { type AnalyseOptions, analyse } from '../../src/engine/analyse.js';
import type { Code } from '../../src/engine/code.js';
import type { Domain, MakeDomain } from '../../src/engine/domain.js';
import { ProgramModel } from '../../src/engine/program.js';
import type { EngineResult } from '../../src/engine/result.js';
import { Machine } from '../../src/execution/machine.js';
import type { Value } from '../../src/execution/memory/values.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import type { FrameView } from '../../src/execution/options.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { ClassTable, MethodDeclaration } from '../../src/ir/program.js';
import { openTexts } from '../support/open.js';

export type Analyse = typeof analyse;

export interface Opened {
  readonly table: ClassTable;
  readonly program: ProgramModel;
  /** The code of a method, named as `C.m`. */
  readonly code: (name: string) => Code;
}

export function openTable(table: ClassTable, Program: typeof ProgramModel = ProgramModel): Opened {
  // Lowering makes local classes and lambdas known.
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  const program = new Program(new Hierarchy(table), { classes: table.inputs() });
  const code = (name: string): Code => {
    const dot = name.lastIndexOf('.');
    const owner = table.find(name.slice(0, dot));
    const method = owner?.methods.find((each: MethodDeclaration) => each.name === name.slice(dot + 1));
    const found = method === undefined ? undefined : program.code(method);
    if (found === undefined) throw new Error(`no code of ${name}`);
    return found;
  };
  return { table, program, code };
}

export async function openJava(text: string): Promise<Opened> {
  return openTable((await openTexts([{ path: 'Test.java', text }])).table);
}

export interface Ran<E> extends EngineResult<E> {
  readonly domain: Domain<E>;
}

/** Analyses the methods as roots that start anyhow. */
export function run<E>(
  opened: Opened,
  make: MakeDomain<E>,
  roots: readonly string[],
  options?: AnalyseOptions<E>,
  engine: Analyse = analyse,
): Ran<E> {
  const domain = make(opened.program);
  const starts = roots.map((name) => {
    const code = opened.code(name);
    return { code, states: domain.entry(code, { history: 'any', nullness: () => 'unknown' }) };
  });
  return { ...engine(opened.program, domain, starts, options), domain };
}

/** The states at the exit of a method in all its analyses, shown. */
export function atExit<E>(ran: Ran<E>, method: string): readonly string[] {
  return ran.activations
    .filter(({ code }) => code.method.name === method)
    .flatMap((activation) => {
      const { exit } = activation.code.body;
      return exit === undefined ? [] : ran.at(activation, exit).map((state) => ran.domain.show(state, activation.code));
    });
}

/** What a concrete run of the method shows that the result does not cover; undefined if nothing. */
export function uncovered<E>(opened: Opened, ran: Ran<E>, name: string, values: readonly Value[]): string | undefined {
  if (ran.outcome !== 'solved') return `not solved: ${ran.reason}`;
  const [violation] = ran.violations();
  if (violation !== undefined) return violation;
  let problem: string | undefined;
  // What runs inside a call that is not followed is not looked at.
  const isPartial = ran.notFollowed.some(({ reason }) => reason !== 'no-body');
  const isSeen = ({ method, depth }: FrameView): boolean =>
    opened.table.find(method.owner)?.origin === 'input' && (depth === 0 || !isPartial);
  const machine = new Machine(opened.table, { stepBudget: 3_000, natives: NATIVES });
  const { method: started } = opened.code(name);
  machine.initialise(started.owner);
  machine.invoke(started, values, {
    point: (frame, point, heap) => {
      const { method } = frame;
      if (!isSeen(frame)) return;
      const concrete = {
        method,
        point,
        value: frame.value,
        heap,
        entryValues: [],
        allocations: [],
        isInitialised: () => true,
      };
      const isCovered = ran.activations.some(
        (activation) =>
          activation.code.method === method &&
          ran.at(activation, point).some((state) => ran.domain.represents(concrete, state)),
      );
      if (!isCovered) problem ??= `${method.owner}.${method.name} point ${point} is reached in another state`;
    },
    failed: (frame, edge) => {
      const { method } = frame;
      if (!isSeen(frame)) return;
      const visits = ran.activations
        .filter(({ code }) => code.method === method)
        .flatMap((activation) => [...ran.visits(activation)].filter(({ at }) => at.edge === edge));
      if (!visits.some(({ outcome }) => outcome.alarms.length > 0)) problem ??= `no alarm in ${method.name}`;
    },
  });
  return problem;
}
