/** What a call passes to its callee, and what the caller keeps. */
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Variable } from '../../../../ir/instructions.js';
import { isReference } from '../../../../ir/types.js';
import { reachedFrom, referredTo } from '../draw/names.js';
import { FIRST_NODE } from '../graphs/store/model.js';
import { ANY, CELL, HIDDEN, isRoot, SOME, UNKNOWN, WHATEVER, type Work } from '../state.js';
import { held, truthOf } from '../step/operands.js';
import type { GraphTables } from '../tables.js';

export interface Passed {
  /** By slot of the callee, cutpoints not counted: the variable of the caller's graph, and the kind. */
  readonly sources: readonly number[];
  readonly kinds: readonly number[];
  readonly truths: readonly number[];
  /** By position of what calls have in common (static fields, fields of the root object): whether the callee gets it. */
  readonly shared: readonly boolean[];
}

/** Undefined where the call cannot run. Arguments that the callee never reads are not passed. */
export function passedTo(tables: GraphTables, at: CodeEdge, callee: Code, work: Work): Passed | undefined {
  const [caller, inside] = [tables.slots(at.code), tables.slots(callee)];
  const sources = new Array<number>(inside.fixed).fill(-1);
  const kinds = new Array<number>(inside.fixed).fill(CELL);
  const truths = new Array<number>(inside.booleans.length + 1).fill(UNKNOWN);
  const { instruction } = at.edge;
  if (instruction.kind === 'call') {
    const [receiver] = instruction.arguments;
    if (instruction.dispatch !== 'static' && receiver !== undefined) {
      const { source, kind } = held(caller, work, receiver);
      if (kind === CELL && (source === -1 || !tables.isCell(work, source))) return undefined;
    }
    const live = tables.program.live(callee);
    callee.body.parameters.forEach((parameter, index) => {
      if (!live.isLive(parameter, callee.body.entry)) return;
      const operand = instruction.arguments[index];
      if (isReference(parameter.type)) {
        const value = operand === undefined ? { source: -1, kind: WHATEVER } : held(caller, work, operand);
        const slot = inside.of(parameter);
        sources[slot] = value.source;
        kinds[slot] = index === 0 && instruction.dispatch !== 'static' && value.kind === ANY ? SOME : value.kind;
      } else if (parameter.type === 'boolean' && operand !== undefined) {
        truths[inside.truth(parameter)] = truthOf(caller, work.truths, operand);
      }
    });
  }
  const shared = sharedWith(tables, at, callee, work, kinds);
  for (const [position, isPassed] of shared.entries()) {
    const slot = inside.firstStatic + position;
    sources[slot] = isPassed ? (work.sources[caller.firstStatic + position] as number) : -1;
    kinds[slot] = isPassed ? (work.kinds[caller.firstStatic + position] as number) : HIDDEN;
  }
  return { sources, kinds, truths, shared };
}

function sharedWith(
  tables: GraphTables,
  at: CodeEdge,
  callee: Code,
  work: Work,
  given: readonly number[],
): readonly boolean[] {
  const { options } = tables;
  const caller = tables.slots(at.code);
  const touched = options.accesses?.(callee.method);
  const statics = options.statics.map((_, position) => touched?.statics(position) !== false);
  const mayBeRoot = (kind: number): boolean => isRoot(kind) || kind === WHATEVER;
  const seesRoot =
    given.some(mayBeRoot) ||
    statics.some((isPassed, position) => isPassed && mayBeRoot(work.kinds[caller.firstStatic + position] as number));
  const fields = (options.root?.fields ?? []).map((_, position) => seesRoot && touched?.fields(position) !== false);
  return [...statics, ...fields, ...(caller.leak === -1 ? [] : [seesRoot])];
}

/**
 * The variables of the caller that are kept while the callee runs: what it reads afterwards, what is hidden, cutpoints. Others, too,
 * whose cells are referred to by named cells that are not passed: mostly they are cutpoints anyway, and need a name when it ends.
 */
export function keptSlots(
  tables: GraphTables,
  at: CodeEdge,
  callee: Code,
  work: Work,
  passed: Passed,
): readonly number[] {
  const slots = tables.slots(at.code);
  const { instruction } = at.edge;
  const target = instruction.kind === 'call' ? instruction.target : undefined;
  // More of them do no harm where the callee calls nothing, so that they cannot become more and more.
  const seen = tables.slots(callee).isLeaf ? 0 : reachedFrom(tables.graphs, work.graph, passed.sources);
  const held = referredTo(tables.graphs, work.graph, seen);
  const kept: number[] = [];
  for (const variable of slots.variables) {
    const slot = slots.of(variable);
    const value = tables.value(work, slot);
    const isHeld = variable !== target && value >= FIRST_NODE && ((held >>> value) & 1) === 1;
    if (isHeld || isNeeded(tables, at, variable)) kept.push(slot);
  }
  for (const [position, isPassed] of passed.shared.entries()) if (!isPassed) kept.push(slots.firstStatic + position);
  for (let slot = slots.fixed; slot < tables.width(at.code); slot++) kept.push(slot);
  return kept;
}

/** Whether some way on from the call reads what the variable holds before it. */
export function isNeeded(tables: GraphTables, { code, edge }: CodeEdge, variable: Variable): boolean {
  const { instruction, to, exceptional } = edge;
  const target = instruction.kind === 'call' ? instruction.target : undefined;
  if (variable !== target && tables.isLive(code, variable, to)) return true;
  return exceptional !== undefined && variable !== code.body.thrown && tables.isLive(code, variable, exceptional);
}
