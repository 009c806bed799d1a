/** Calls that are not followed: whatever they can reach may change, and anything may come back. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Outcome } from '../../../../engine/outcome.js';
import type { Operand } from '../../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { isReference } from '../../../../ir/types.js';
import { ANY, type GraphState, HIDDEN, isRoot, SOME, UNKNOWN, WHATEVER, type Work } from '../state.js';
import { put } from '../step/operands.js';
import { StepOutcome } from '../step/outcome.js';
import type { GraphTables } from '../tables.js';
import { type CallEffect, effectOf } from './effects.js';

export function unknownCall(
  tables: GraphTables,
  at: CodeEdge,
  callee: MethodDeclaration | undefined,
  before: GraphState,
): Outcome<GraphState> {
  const outcome = new StepOutcome(tables, at);
  const effect = effectOf(tables, at, callee);
  const work = tables.work(before);
  const { instruction } = at.edge;
  if (instruction.kind === 'unsupported') return unsupported(tables, at, work, outcome);
  const slots = tables.slots(at.code);
  const name = callee === undefined ? '' : ` (${callee.owner}.${callee.name})`;
  const target = instruction.kind === 'call' ? instruction.target : undefined;
  for (const each of changed(tables, at, { callee, effect, name }, work, outcome)) {
    if (effect.throws && at.edge.exceptional !== undefined) {
      const thrown = tables.copied(each);
      put(thrown, slots.of(at.code.body.thrown), { source: -1, kind: SOME });
      outcome.throws(thrown);
    }
    if (target !== undefined && isReference(target.type)) put(each, slots.of(target), { source: -1, kind: ANY });
    else if (target !== undefined && slots.truth(target) !== -1) each.truths[slots.truth(target)] = UNKNOWN;
    outcome.goes(each);
  }
  return outcome.result;
}

/** Code that is not followed: what it may do, and how reasons call it. */
interface UnknownCode {
  readonly callee: MethodDeclaration | undefined;
  readonly effect: CallEffect;
  readonly name: string;
}

/** With what the call can reach given up, and what it may write forgotten. */
function changed(
  tables: GraphTables,
  at: CodeEdge,
  { callee, effect, name }: UnknownCode,
  work: Work,
  outcome: StepOutcome,
): readonly Work[] {
  const { options } = tables;
  const slots = tables.slots(at.code);
  const passed = argumentSlots(tables, at);
  // Those that the code can get at.
  const statics = options.statics.flatMap((field, position) =>
    effect.isInput || options.isGuarded?.(field) !== true ? [slots.firstStatic + position] : [],
  );
  const fields = (options.root?.fields ?? []).map((_, position) => slots.firstField + position);
  const reaches = effect.links || effect.statics || effect.keeps;
  let works: readonly Work[] = [work];
  const giveUp = (which: readonly number[], why: string): void => {
    works = works.flatMap((each) => outcome.givesUp(each, which, `${why}${name}`));
  };
  if (reaches) giveUp([...passed, ...statics], 'passed to code that is not followed');
  if (effect.copies) giveUp(passed, 'copied as a whole');
  const mayBeRoot = (slot: number): boolean => {
    const kind = work.kinds[slot] as number;
    return isRoot(kind) || kind === WHATEVER;
  };
  const seesRoot = passed.some(mayBeRoot) || (reaches && statics.some(mayBeRoot));
  const touched = callee === undefined ? undefined : options.accesses?.(callee);
  const opened = fields.filter((_, position) => touched?.fields(position) !== false);
  if (seesRoot && effect.copies) giveUp(fields, 'copied as a whole');
  const isTampered =
    reaches && options.root?.isTampered === true && slots.leak !== -1 && !tables.isNull(work, slots.leak);
  const isWrittenTo = (seesRoot && effect.fields) || isTampered;
  if (isWrittenTo) giveUp(opened, 'in fields that code which is not followed may write');
  for (const each of works) {
    const { sources, kinds } = each;
    const forget = (slot: number): void => {
      if (kinds[slot] === HIDDEN) return;
      sources[slot] = -1;
      kinds[slot] = WHATEVER;
    };
    if (isWrittenTo) for (const slot of opened) forget(slot);
    if (!effect.statics) continue;
    for (const slot of statics) {
      const position = slot - slots.firstStatic;
      if (isWritten(tables, position, work) && touched?.statics(position) !== false) forget(slot);
    }
  }
  return works;
}

function isWritten(tables: GraphTables, position: number, work: Work): boolean {
  const field = tables.options.statics[position];
  if (field === undefined) return true;
  const declaration = tables.program.hierarchy.resolveField(field);
  if (declaration === undefined || !hasFlag(declaration, Flag.FINAL)) return true;
  return !tables.isInitialised(field.owner, work);
}

function argumentSlots(tables: GraphTables, { code, edge }: CodeEdge): readonly number[] {
  const { instruction } = edge;
  if (instruction.kind !== 'call') return [];
  const slots = tables.slots(code);
  return instruction.arguments
    .map((operand: Operand) => (operand.kind === 'variable' ? slots.of(operand) : -1))
    .filter((slot) => slot !== -1);
}

/** Code that was not translated may do anything, to local variables as well. */
function unsupported(
  tables: GraphTables,
  { code, edge }: CodeEdge,
  work: Work,
  outcome: StepOutcome,
): Outcome<GraphState> {
  const slots = tables.slots(code);
  const all = work.kinds.map((_, slot) => slot);
  for (const each of outcome.givesUp(work, all, 'reached by code that is not supported')) {
    for (let slot = 0; slot < slots.fixed; slot++) {
      const isKept = slot >= slots.firstStatic && each.kinds[slot] === HIDDEN;
      if (!isKept && slot !== slots.result) put(each, slot, { source: -1, kind: WHATEVER });
    }
    each.truths.fill(UNKNOWN);
    if (edge.exceptional !== undefined) {
      const thrown = tables.copied(each);
      put(thrown, slots.of(code.body.thrown), { source: -1, kind: SOME });
      outcome.throws(thrown);
    }
    outcome.goes(each);
  }
  return outcome.result;
}
