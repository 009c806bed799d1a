/**
 * One iteration of a loop as a transformer: the body is run on a state in which everything that the loop changes is an
 * unknown of the head; what comes back says how each of them changes, what leaves says what the last iteration does.
 *
 * Which variables change is read from the code; which fields, found by running: a field that comes back different becomes
 * an unknown too, and the body is run again, until nothing else changes.
 */
import type { Instruction } from '../../../ir/instructions.js';
import type { Algebra, Condition, Node } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import { fieldIn } from '../epochs.js';
import type { Leaving, Region } from '../region.js';
import type { Allocation, PathState } from '../state.js';
import { Substitution } from '../substitute.js';
import type { FieldName } from '../symbols.js';
import { type ChangedField, Finder, headValue, slotOf } from './changed-fields.js';
import type { LoopRun } from './run-loop.js';
import { headUnknown, type Slot } from './slot.js';

export interface Transformer {
  readonly slots: readonly Slot[];
  /** When an iteration comes back to the head, given that the loop is reached at all. */
  readonly backCondition: Condition;
  readonly exits: readonly Leaving[];
  /** What one completed iteration allocates. */
  readonly allocated: readonly Allocation[];
  /** Objects that some path of an iteration allocates: others in each iteration. */
  readonly freshObjects: ReadonlySet<Node>;
  /** Expressions from this number on are of the iteration: its unknowns are others in each. */
  readonly born: number;
}

const MOST_RUNS = RELATIONAL_BUDGETS['loops/transformer'].mostRuns.most;

/** Undefined: too many runs. No slots and `backCondition` 0: the loop never comes back. */
export function transformerOf(run: LoopRun, entry: PathState): Transformer | undefined {
  const { algebra, region } = run;
  const born = algebra.count;
  const facts = algebra.facts;
  const variables = [...entry.variables];
  for (const index of assignedIn(region)) {
    if (entry.variables[index] === undefined) continue;
    const type = region.body.variables[index]?.type ?? 'univ';
    variables[index] = headUnknown(algebra, [type], 'one');
  }
  const fields = remembered(run, entry);
  for (let round = 0; round < MOST_RUNS; round++) {
    const values = [...fields].map(([field, changed]) => [field, headValue(algebra, changed)] as const);
    const head: PathState = { ...entry, variables, fields: new Map([...entry.fields, ...values]) };
    const leavings = run.run(region, head);
    const back = leavings.find(({ to }) => to === region.start)?.state;
    if (back === undefined) return endless(run.run(region, entry), region, born);
    const found = new Finder(algebra, born, entry, back);
    let isComplete = true;
    for (const [field, value] of back.fields) {
      const known = fields.get(field);
      const changed = known === undefined ? found.changed(field, value) : found.rechecked(field, value, known);
      if (changed === known) continue;
      fields.set(field, changed as ChangedField);
      isComplete = false;
    }
    if (isComplete) run.changed?.set(run.loop, fields);
    if (isComplete)
      return completed(run, { entry, head, back, leavings }, fields, born, algebra.facts > facts ? 'learned' : 'none');
  }
  return undefined;
}

/** Fields that changed when the loop was run before, in an earlier run of the loop around it: mostly they change again. */
function remembered({ algebra, changed, loop }: LoopRun, entry: PathState): Map<FieldName, ChangedField> {
  const fields = new Map<FieldName, ChangedField>();
  for (const [field, { object }] of changed?.get(loop) ?? []) {
    if (object !== undefined && algebra.symbol(object)?.kind !== 'parameter') continue;
    const columns = object === undefined ? field.columns : field.columns.slice(1);
    const head = headUnknown(algebra, columns, field.functional ? 'one' : 'any');
    fields.set(field, { entry: fieldIn(algebra, entry.fields, field), head, object });
  }
  return fields;
}

/** The loop that is left in its first iteration. */
function endless(leavings: readonly Leaving[], region: Region, born: number): Transformer | undefined {
  if (leavings.some(({ to }) => to === region.start)) return undefined;
  const exits = leavings.filter(({ to }) => to !== region.start);
  return { slots: [], backCondition: 0, exits, allocated: [], freshObjects: new Set(), born };
}

/** States at the entry of a loop, at its head, when it comes back to it, and where it is left. */
interface Iteration {
  readonly entry: PathState;
  readonly head: PathState;
  readonly back: PathState;
  readonly leavings: readonly Leaving[];
}

function completed(
  run: LoopRun,
  { entry, head, back, leavings }: Iteration,
  fields: ReadonlyMap<FieldName, ChangedField>,
  born: number,
  facts: 'learned' | 'none',
): Transformer {
  const { algebra, region } = run;
  const slots: Slot[] = [];
  for (const [index, value] of head.variables.entries()) {
    const before = entry.variables[index];
    if (value === undefined || before === undefined || value === before) continue;
    slots.push({ place: index, head: value, entry: before, back: back.variables[index] });
  }
  for (const [field, changed] of fields) slots.push(slotOf(algebra, field, changed, back.fields.get(field)));
  const older = new Set(entry.allocated.map(({ object }) => object));
  const exits = leavings.filter(({ to }) => to !== region.start);
  const isNew = ({ object }: Allocation): boolean => !older.has(object) && algebra.symbol(object)?.kind === 'new';
  const fresh = [back, ...exits.map(({ state }) => state)].flatMap(({ allocated }) => allocated.filter(isNew));
  return settled(
    algebra,
    entry.condition,
    {
      slots,
      backCondition: back.condition,
      exits,
      allocated: back.allocated.filter(({ object }) => !older.has(object)),
      freshObjects: new Set(fresh.map(({ object }) => object)),
      born,
    },
    facts,
  );
}

/** What comes back as it was does not change: its unknown is what it was at entry. */
function settled(
  algebra: Algebra,
  reached: Condition,
  transformer: Transformer,
  facts: 'learned' | 'none',
): Transformer {
  const within = algebra.conditions.within(transformer.backCondition, reached);
  const constant = new Map<Node, Node>();
  let slots = transformer.slots;
  for (;;) {
    const found = slots.filter(({ head, back }) => head === back);
    for (const { head, entry } of found) constant.set(head, entry);
    if (found.length > 0) slots = slots.filter(({ head, back }) => head !== back);
    if (found.length === 0 || slots.length === 0) break;
    // Others may come back as they were now that these are known.
    const reading = readingOf(algebra, transformer, constant);
    slots = slots.map((slot) => ({ ...slot, back: slot.back === undefined ? undefined : reading.node(slot.back) }));
  }
  if (constant.size === 0 && facts === 'none') return { ...transformer, backCondition: within };
  const reading = readingOf(algebra, transformer, constant);
  return {
    ...transformer,
    slots: transformer.slots
      .filter(({ head }) => !constant.has(head))
      .map((slot) => ({ ...slot, back: slot.back === undefined ? undefined : reading.node(slot.back) })),
    backCondition: reading.condition(within),
    exits: transformer.exits.map((leaving) => ({ ...leaving, state: readState(reading, leaving.state) })),
    allocated: transformer.allocated.map((each) => ({ ...each, condition: reading.condition(each.condition) })),
  };
}

/** The iteration, with what does not change known. */
function readingOf(algebra: Algebra, { born }: Transformer, constant: ReadonlyMap<Node, Node>): Substitution {
  return new Substitution(
    algebra,
    (symbol, node) => {
      if (symbol.kind !== 'unknown') return undefined;
      if (node < born) return node;
      // What an inner loop states of its objects is of one iteration of this one.
      return symbol.matching === undefined ? constant.get(node) : algebra.truth(true);
    },
    'same',
  );
}

/** A whole state, read with other values for some symbols. */
export function readState(reading: Substitution, state: PathState): PathState {
  return {
    condition: reading.condition(state.condition),
    variables: state.variables.map((value) => (value === undefined ? undefined : reading.node(value))),
    fields: new Map([...state.fields].map(([field, value]) => [field, reading.node(value)])),
    allocated: state.allocated.map((each) => ({ ...each, condition: reading.condition(each.condition) })),
  };
}

/** Variables that are assigned somewhere in the region. */
function assignedIn(region: Region): ReadonlySet<number> {
  const found = new Set<number>();
  for (const point of region.points) {
    for (const edge of region.body.outgoing[point] ?? []) {
      const target = targetOf(edge.instruction);
      if (target !== undefined) found.add(target);
      if (edge.exceptional !== undefined || edge.instruction.kind === 'throw') found.add(region.body.thrown.index);
    }
  }
  return found;
}

function targetOf(instruction: Instruction): number | undefined {
  return 'target' in instruction ? instruction.target?.index : undefined;
}
