/** Checks: where the condition is sure to hold, may fail, must fail; and what is known on either side. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Alarm } from '../../../../engine/outcome.js';
import type { Condition, Instruction, Operand } from '../../../../ir/instructions.js';
import { elementType, isArray } from '../../../../ir/types.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import type { Slots } from '../state/slots.js';
import type { ShapeState, Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { isNullable, splitNull } from './access.js';
import { type Decided, decideInstance } from './assume.js';
import { isEmptyArray } from './elements.js';
import { nodeOf, popTo, slotOf } from './operands.js';
import { StepOutcome } from './outcome.js';

type Check = Extract<Instruction, { kind: 'check' }>;

export function check(tables: ShapeTables, at: CodeEdge, instruction: Check, state: ShapeState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  const slots = tables.slots(at.code);
  const { condition, exception } = instruction;
  if (isSure(tables, slots, state, condition)) return outcome.moves(state);
  const { holds, fails } = verdict(tables, slots, tables.work(state), condition);
  if (holds !== undefined) outcome.goes(holds);
  if (fails !== undefined) {
    const thrown = slots.of(at.code.body.thrown);
    fails.draft.variables[thrown] = fails.draft.addNode(
      tables.labels.number({
        vague: true,
        nullable: false,
        age: tables.options.tellsFresh ? 'fresh' : 'any',
        known: 0,
        classes: tables.labels.exactly(exception),
      }),
    );
    const certainty = holds === undefined ? 'must' : 'may';
    const message = explanation(condition, certainty);
    // What the state leaves open mostly stands for what callers might do.
    const alarm: Alarm = { rule: condition.kind, certainty, latent: certainty === 'may' };
    outcome.alarm(message === undefined ? alarm : { ...alarm, message });
    outcome.throws(fails);
  }
  return outcome;
}

/** Seen without making a work: most checks are of this kind. */
function isSure(tables: ShapeTables, slots: Slots, state: ShapeState, condition: Condition): boolean {
  switch (condition.kind) {
    case 'not-null': {
      const { operand } = condition;
      if (operand.kind === 'constant') return operand.value !== null;
      const { variables, labels } = tables.graphs.graph(state.graph);
      const node = variables[slots.of(operand)] ?? NULL_NODE;
      return node !== NULL_NODE && !tables.labels.label(labels[node] as number).nullable;
    }
    case 'not-zero':
      return isConstant(condition.operand, (value) => Number(value) !== 0);
    case 'not-negative':
      return isConstant(condition.operand, (value) => Number(value) >= 0);
    default:
      return false;
  }
}

function isConstant(operand: Operand, holds: (value: number | bigint) => boolean): boolean {
  if (operand.kind !== 'constant') return false;
  const { value } = operand;
  return (typeof value === 'number' || typeof value === 'bigint') && holds(value);
}

function verdict(tables: ShapeTables, slots: Slots, work: Work, condition: Condition): Decided {
  switch (condition.kind) {
    case 'not-null': {
      const count = work.draft.variables.length;
      const { null: empty, some } = splitNull(tables, work, slotOf(tables, slots, work, condition.operand));
      popTo(count, empty, some);
      return { ...(some && { holds: some }), ...(empty && { fails: empty }) };
    }
    case 'castable':
      return castable(tables, slots, work, condition);
    case 'storable':
      if (isStorable(tables, slots, work, condition)) return { holds: work };
      break;
    case 'in-bounds':
      if (isEmptyArray(tables, work, slots.of(condition.array))) return { fails: work };
      break;
    case 'not-zero':
    case 'not-negative':
      break;
  }
  return { holds: tables.copied(work), fails: work };
}

/** Null can be cast to anything. */
function castable(
  tables: ShapeTables,
  slots: Slots,
  work: Work,
  { operand, type }: Condition & { kind: 'castable' },
): Decided {
  const node = nodeOf(tables, slots, work, operand);
  if (node === NULL_NODE) return { holds: work };
  const { labels } = tables;
  const number = work.draft.labels[node] as number;
  const { classes, nullable } = labels.label(number);
  if (labels.without(classes, type) === -1) return { holds: work };
  const casts = labels.narrowed(classes, type);
  let holds: Work | undefined;
  if (casts !== -1) {
    holds = tables.copied(work);
    holds.draft.labels[node] = labels.changed(number, { classes: casts });
  } else if (nullable && operand.kind === 'variable') {
    holds = splitNull(tables, tables.copied(work), slots.of(operand)).null;
  }
  work.draft.labels[node] = labels.changed(number, { nullable: false });
  const { fails } = decideInstance(tables, slots, work, { operand, type });
  return { ...(holds && { holds }), ...(fails && { fails }) };
}

/** Null can be stored anywhere; an array of known class takes what is of its element type. */
function isStorable(
  tables: ShapeTables,
  slots: Slots,
  work: Work,
  { array, value }: Condition & { kind: 'storable' },
): boolean {
  const { labels, program } = tables;
  const stored = nodeOf(tables, slots, work, value);
  if (stored === NULL_NODE) return true;
  const into = nodeOf(tables, slots, work, array);
  if (into === NULL_NODE || isNullable(tables, work.draft, into)) return false;
  const { classes } = labels.label(work.draft.labels[stored] as number);
  return labels.receivers(labels.label(work.draft.labels[into] as number).classes).every(({ type, exact }) => {
    if (!exact || !isArray(type)) return false;
    return labels.receivers(classes).every((one) => program.hierarchy.isAssignable(one.type, elementType(type)));
  });
}

function explanation(condition: Condition, certainty: Alarm['certainty']): string | undefined {
  if (condition.kind !== 'not-null' || condition.operand.kind !== 'variable') return undefined;
  const { sourceName } = condition.operand;
  if (sourceName === undefined) return undefined;
  return `${sourceName} ${certainty === 'must' ? 'is' : 'may be'} null`;
}
