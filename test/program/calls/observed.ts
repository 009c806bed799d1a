/** What calls and initialisations really ran, in programs of which the output is known. */
import { findMain } from '../../../src/execution/entry.js';
import { Machine } from '../../../src/execution/machine.js';
import { NATIVES } from '../../../src/execution/natives/index.js';
import type { Edge, Point } from '../../../src/ir/body.js';
import type { ClassTable, MethodDeclaration } from '../../../src/ir/program.js';
import { listPrograms } from '../../programs/programs.js';
import { openFiles } from '../../support/open.js';

export interface Observed {
  readonly table: ClassTable;
  /** By edge of the code that was run. */
  readonly ran: ReadonlyMap<Edge, ReadonlySet<MethodDeclaration>>;
}

const TOPICS = /^(?:classes|enums|generics|initialisation|inner|lambdas|records)\//;
const STEPS = 300_000;

interface Place {
  readonly method: MethodDeclaration;
  readonly point: Point;
}

export async function observed(): Promise<Observed> {
  const programs = listPrograms().filter(({ name }) => TOPICS.test(name));
  const { table } = await openFiles(...programs.flatMap(({ files }) => files));
  const ran = new Map<Edge, Set<MethodDeclaration>>();
  for (const { mainClass, assertions } of programs) {
    const main = findMain(table, mainClass);
    if (main === undefined) throw new Error(`${mainClass} has no main`);
    const machine = new Machine(table, { natives: NATIVES, stepBudget: STEPS, enableAssertions: assertions });
    // Where the frames are, the innermost last. A frame that has not begun yet has no place.
    const places: (Place | undefined)[] = [];
    machine.invoke(main, [machine.strings([])], {
      point: ({ method, depth }, point) => {
        if (point === method.body()?.entry) note(ran, places.slice(0, depth), method);
        places.length = depth;
        places[depth] = { method, point };
      },
    });
  }
  return { table, ran };
}

/** Native code calls back, too: what it runs has another name than what was called. */
function note(
  ran: Map<Edge, Set<MethodDeclaration>>,
  below: readonly (Place | undefined)[],
  callee: MethodDeclaration,
): void {
  const caller = below.findLast((place) => place !== undefined);
  const [edge, another] = caller?.method.body()?.outgoing[caller.point] ?? [];
  if (edge === undefined || another !== undefined) return;
  const { instruction } = edge;
  const isRun =
    instruction.kind === 'initialise'
      ? callee.name === '<clinit>'
      : instruction.kind === 'call' &&
        instruction.method.name === callee.name &&
        instruction.method.descriptor === callee.descriptor;
  if (isRun) ran.set(edge, (ran.get(edge) ?? new Set()).add(callee));
}
