/** Conditions: the cases in which they hold, and in which they do not. */
import type { Expression, Operand } from '../../../../ir/instructions.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import type { Slots } from '../state/slots.js';
import { FALSE, type ShapeState, TRUE, UNKNOWN, type Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { mayBeKept } from '../vague/alias.js';
import { splitNull, splitSame } from './access.js';
import { guardedNode, mayBeGuarded } from './guarded.js';
import { comparesReferences, negated, popTo, slotOf, truthOf } from './operands.js';

export interface Decided {
  readonly holds?: Work;
  readonly fails?: Work;
  /** The state does not say which: both cases are the same as before. */
  readonly isOpen?: boolean;
}

/** The work is used up. */
export function decide(tables: ShapeTables, slots: Slots, work: Work, condition: Expression): Decided {
  switch (condition.kind) {
    case 'variable':
    case 'constant':
      return decideTruth(tables, slots, work, condition, TRUE);
    case 'unary':
      if (condition.operator !== '!') break;
      return decideTruth(tables, slots, work, condition.operand, FALSE);
    case 'instanceof': {
      const { holds, fails } = decideInstance(tables, slots, work, condition);
      return condition.negated ? decided(fails, holds) : decided(holds, fails);
    }
    case 'binary':
      if (comparesReferences(condition)) return decideSame(tables, slots, work, condition);
      return decideBooleans(tables, slots, work, condition);
    default:
      break;
  }
  return open(tables, work);
}

/** What the state says of the condition without being split or changed: a truth. */
export function seen(tables: ShapeTables, slots: Slots, state: ShapeState, condition: Expression): number {
  switch (condition.kind) {
    case 'variable':
    case 'constant':
      return seenTruth(tables, slots, state, condition);
    case 'unary':
      return condition.operator === '!' ? negated(seenTruth(tables, slots, state, condition.operand)) : UNKNOWN;
    case 'binary': {
      if (!comparesReferences(condition)) return UNKNOWN;
      const same = seenSame(tables, slots, state, condition);
      return condition.operator === '==' ? same : negated(same);
    }
    default:
      return UNKNOWN;
  }
}

function seenTruth(tables: ShapeTables, slots: Slots, state: ShapeState, operand: Operand): number {
  return truthOf(slots, { truths: operand.kind === 'constant' ? [] : tables.truthsOf(state) }, operand);
}

function seenSame(tables: ShapeTables, slots: Slots, state: ShapeState, { left, right }: Binary): number {
  const graph = tables.graphs.graph(state.graph);
  const { variables, labels } = graph;
  const one = seenNode(slots, variables, left);
  const other = seenNode(slots, variables, right);
  if (one === undefined || other === undefined) return UNKNOWN;
  if (one === other) return TRUE;
  if (one === NULL_NODE || other === NULL_NODE) {
    const { nullable } = tables.labels.label(labels[one === NULL_NODE ? other : one] as number);
    return nullable ? UNKNOWN : FALSE;
  }
  if (mayBeKept(tables, graph, one, other)) return UNKNOWN;
  const areVague = tables.labels.isVague(labels[one] as number) && tables.labels.isVague(labels[other] as number);
  if (areVague) return UNKNOWN;
  const guarded = guardedNode(tables, slots, graph);
  const mayBeSame =
    (one === guarded && mayBeGuarded(tables, labels, guarded, other)) ||
    (other === guarded && mayBeGuarded(tables, labels, guarded, one));
  return mayBeSame ? UNKNOWN : FALSE;
}

/** Undefined for a constant other than null. */
function seenNode(slots: Slots, variables: Int32Array, operand: Operand): number | undefined {
  if (operand.kind === 'constant') return operand.value === null ? NULL_NODE : undefined;
  return variables[slots.of(operand)];
}

/** Whether no state says anything about such a condition. */
export function isOpen(condition: Expression): boolean {
  switch (condition.kind) {
    case 'variable':
    case 'constant':
    case 'instanceof':
      return false;
    case 'unary':
      return condition.operator !== '!';
    case 'binary':
      return condition.operator !== '==' && condition.operator !== '!='
        ? true
        : !comparesReferences(condition) && condition.left.type !== 'boolean' && condition.right.type !== 'boolean';
    default:
      return true;
  }
}

function open(tables: ShapeTables, work: Work): Decided {
  return { holds: tables.copied(work), fails: work, isOpen: true };
}

function decided(holds: Work | undefined, fails: Work | undefined): Decided {
  return { ...(holds && { holds }), ...(fails && { fails }) };
}

/** Where the operand is a variable of which nothing is known, it is known afterwards. */
function decideTruth(tables: ShapeTables, slots: Slots, work: Work, operand: Operand, wanted: number): Decided {
  const truth = truthOf(slots, work, operand);
  if (truth !== UNKNOWN) return truth === wanted ? { holds: work } : { fails: work };
  const cases = open(tables, work);
  if (operand.kind !== 'variable') return cases;
  const place = slots.truth(operand);
  if (place === -1) return cases;
  if (cases.holds !== undefined) cases.holds.truths[place] = wanted;
  if (cases.fails !== undefined) cases.fails.truths[place] = wanted === TRUE ? FALSE : TRUE;
  return { ...cases, isOpen: false };
}

type Binary = Extract<Expression, { kind: 'binary' }>;

/** Equality of booleans, of which one is often the constant 0 or 1 although the types say int. */
function decideBooleans(tables: ShapeTables, slots: Slots, work: Work, { operator, left, right }: Binary): Decided {
  if (operator !== '==' && operator !== '!=') return open(tables, work);
  if (left.type !== 'boolean' && right.type !== 'boolean') return open(tables, work);
  const [one, other] = [truthOf(slots, work, left), truthOf(slots, work, right)];
  const [known, rest] = one !== UNKNOWN ? [one, right] : [other, left];
  if (known === UNKNOWN) return open(tables, work);
  const { holds, fails, isOpen } = decideTruth(tables, slots, work, rest, known);
  const cases = operator === '==' ? decided(holds, fails) : decided(fails, holds);
  return isOpen === true ? { ...cases, isOpen } : cases;
}

function decideSame(tables: ShapeTables, slots: Slots, work: Work, { operator, left, right }: Binary): Decided {
  const count = work.draft.variables.length;
  const one = slotOf(tables, slots, work, left);
  const other = slotOf(tables, slots, work, right);
  const { same, different } = splitSame(tables, work, one, other, guardedNode(tables, slots, work.draft));
  popTo(count, same, different);
  return operator === '==' ? decided(same, different) : decided(different, same);
}

type Instance = Extract<Expression, { kind: 'instanceof' }>;

/** As if not negated. */
export function decideInstance(
  tables: ShapeTables,
  slots: Slots,
  work: Work,
  { operand, type }: Pick<Instance, 'operand' | 'type'>,
): Decided {
  const { labels } = tables;
  const count = work.draft.variables.length;
  const slot = slotOf(tables, slots, work, operand);
  const node = work.draft.variables[slot] as number;
  if (node === NULL_NODE) {
    popTo(count, work);
    return { fails: work };
  }
  const number = work.draft.labels[node] as number;
  const { classes, nullable } = labels.label(number);
  const inside = labels.narrowed(classes, type);
  const without = labels.without(classes, type);
  let holds: Work | undefined;
  if (inside !== -1) {
    holds = tables.copied(work);
    holds.draft.labels[node] = labels.changed(number, { classes: inside, nullable: false });
  }
  let fails: Work | undefined;
  // Of an object of another class, or null: that of both is null or has its classes.
  if (without !== -1) {
    fails = work;
    work.draft.labels[node] = labels.changed(number, { classes: without });
  } else if (nullable) fails = splitNull(tables, work, slot).null;
  popTo(count, holds, fails);
  return decided(holds, fails);
}
