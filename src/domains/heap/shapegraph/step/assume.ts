/** Conditions: the cases in which they hold, and in which they do not. */
import type { Expression, Operand } from '../../../../ir/instructions.js';
import { isArray, type TypeName } from '../../../../ir/types.js';
import type { Slots } from '../slots.js';
import { ANY, CELL, FALSE, HIDDEN, isRoot, ROOT, SOME, TRUE, UNKNOWN, WHATEVER, type Work } from '../state.js';
import type { GraphTables } from '../tables.js';
import { type Binary, comparesReferences, held, NOTHING, put, truthOf } from './operands.js';

export interface Decided {
  readonly holds?: Work;
  readonly fails?: Work;
  /** The state does not say which: both cases are the same as before. */
  readonly isOpen?: boolean;
}

/** The work is used up. */
export function decide(tables: GraphTables, slots: Slots, work: Work, condition: Expression): Decided {
  switch (condition.kind) {
    case 'variable':
    case 'constant':
      return decideTruth(tables, slots, work, condition, TRUE);
    case 'unary':
      return condition.operator === '!'
        ? decideTruth(tables, slots, work, condition.operand, FALSE)
        : open(tables, work);
    case 'instanceof':
      return turned(
        decideInstance(tables, slots, work, condition.operand, condition.type),
        condition.negated ? 'negated' : 'plain',
      );
    case 'binary':
      if (!comparesReferences(condition)) return decideBooleans(tables, slots, work, condition);
      return turned(
        decideSame(tables, slots, work, condition.left, condition.right),
        condition.operator === '!=' ? 'negated' : 'plain',
      );
    default:
      return open(tables, work);
  }
}

function turned(cases: Decided, form: 'negated' | 'plain'): Decided {
  if (form === 'plain') return cases;
  const { holds, fails, isOpen } = cases;
  return { ...(fails && { holds: fails }), ...(holds && { fails: holds }), ...(isOpen === true && { isOpen }) };
}

export function open(tables: GraphTables, work: Work): Decided {
  return { holds: tables.copied(work), fails: work, isOpen: true };
}

/** Where the operand is a variable of which nothing is known, it is known afterwards. */
function decideTruth(tables: GraphTables, slots: Slots, work: Work, operand: Operand, wanted: number): Decided {
  const truth = truthOf(slots, work.truths, operand);
  if (truth !== UNKNOWN) return truth === wanted ? { holds: work } : { fails: work };
  const place = operand.kind === 'variable' ? slots.truth(operand) : -1;
  if (place === -1) return open(tables, work);
  const holds = tables.copied(work);
  holds.truths[place] = wanted;
  work.truths[place] = wanted === TRUE ? FALSE : TRUE;
  return { holds, fails: work };
}

/** Equality of booleans, of which one is often the constant 0 or 1 although the types say int. */
function decideBooleans(tables: GraphTables, slots: Slots, work: Work, condition: Binary): Decided {
  const { operator, left, right } = condition;
  const isEquality = operator === '==' || operator === '!=';
  if (!isEquality || (left.type !== 'boolean' && right.type !== 'boolean')) return open(tables, work);
  const [one, other] = [truthOf(slots, work.truths, left), truthOf(slots, work.truths, right)];
  const [known, rest] = one !== UNKNOWN ? [one, right] : [other, left];
  if (known === UNKNOWN) return open(tables, work);
  return turned(decideTruth(tables, slots, work, rest, known), operator === '!=' ? 'negated' : 'plain');
}

/** Whether the operand is null. */
export function decideNull(tables: GraphTables, slots: Slots, work: Work, operand: Operand): Decided {
  const { kind } = held(slots, work, operand);
  if (operand.kind === 'constant') return kind === CELL ? { holds: work } : { fails: work };
  const slot = slots.of(operand);
  if (kind === CELL) return tables.isNull(work, slot) ? { holds: work } : { fails: work };
  if (kind !== ANY && kind !== WHATEVER) return { fails: work };
  const holds = tables.copied(work);
  put(holds, slot, NOTHING);
  if (kind === ANY) work.kinds[slot] = SOME;
  return { holds, fails: work };
}

function decideSame(tables: GraphTables, slots: Slots, work: Work, left: Operand, right: Operand): Decided {
  if (left === right) return { holds: work };
  const isNull = (operand: Operand): boolean => {
    if (operand.kind === 'constant') return operand.value === null;
    return tables.isNull(work, slots.of(operand));
  };
  if (isNull(left)) return decideNull(tables, slots, work, right);
  if (isNull(right)) return decideNull(tables, slots, work, left);
  const [one, other] = [held(slots, work, left), held(slots, work, right)];
  if (one.kind === CELL && other.kind === CELL) {
    const isSame = tables.graphs.value(work.graph, one.source) === tables.graphs.value(work.graph, other.source);
    return isSame ? { holds: work } : { fails: work };
  }
  const different = areDifferent(one.kind, other.kind);
  if (different !== undefined) return different ? { fails: work } : { holds: work };
  // Equal, each is what the other is known to be: not null, or the root object.
  const holds = tables.copied(work);
  const kind = Math.max(one.kind, other.kind) >= ROOT ? Math.max(one.kind, other.kind) : Math.min(one.kind, other.kind);
  for (const operand of [left, right]) if (operand.kind === 'variable') holds.kinds[slots.of(operand)] = kind;
  return { holds, fails: work };
}

/** Undefined where it is not known. Cells, what is elsewhere, and the root object are different objects. */
export function areDifferent(one: number, other: number): boolean | undefined {
  if (one === CELL || other === CELL || one === HIDDEN || other === HIDDEN) return true;
  if (isRoot(one) && isRoot(other)) return false;
  if (one === WHATEVER || other === WHATEVER) return undefined;
  return isRoot(one) || isRoot(other) ? true : undefined;
}

/** Whether the operand is an object of the type. */
function decideInstance(tables: GraphTables, slots: Slots, work: Work, operand: Operand, type: TypeName): Decided {
  const { holds: none, fails: some } = decideNull(tables, slots, work, operand);
  if (some === undefined) return none === undefined ? {} : { fails: none };
  const fits = isOf(tables, held(slots, some, operand).kind, operand.type, type);
  if (fits === true) return { holds: some, ...(none && { fails: none }) };
  if (fits === false && none === undefined) return { fails: some };
  // What is not of the type, null or not, is as it was.
  if (fits === false) return { fails: rejoined(slots, some, none, operand) };
  if (none === undefined) return open(tables, some);
  return { holds: tables.copied(some), fails: rejoined(slots, some, none, operand) };
}

/** The two cases of `decideNull`, put together again. */
function rejoined(slots: Slots, some: Work, none: Work | undefined, operand: Operand): Work {
  if (none === undefined || operand.kind === 'constant') return some;
  const slot = slots.of(operand);
  if (some.kinds[slot] === SOME) some.kinds[slot] = ANY;
  return some;
}

/** Whether an object is of the type: by its class where it is the root object or a cell, else by the type of its variable. */
export function isOf(tables: GraphTables, kind: number, declared: TypeName, type: TypeName): boolean | undefined {
  const { hierarchy } = tables.program;
  const own = isRoot(kind) ? tables.numbers.className(kind - ROOT) : declared;
  const isComplete = (name: TypeName): boolean => isArray(name) || hierarchy.isComplete(name);
  if (!isComplete(own) || !isComplete(type)) return undefined;
  if (hierarchy.isAssignable(own, type)) return true;
  return isRoot(kind) || (kind === CELL && !tables.options.mayBeCell(type)) ? false : undefined;
}
