/**
 * How a loop is left: each exit's state is what the body makes of the head's state in the last iteration.
 *
 * The unknowns of the head are replaced by what they are when the head is reached for the last time. Exits exclude each
 * other; a run that ends takes one, so that the only exit of a loop has no condition of its own.
 */
import type { Algebra, Condition, Node } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import type { Leaving } from '../region.js';
import type { Allocation, PathState } from '../state.js';
import { Substitution } from '../substitute.js';
import { isDecided, type LoopBounds } from './fixpoint.js';
import { Narrowing } from './narrowing.js';
import type { Slot } from './slot.js';
import { readState, type Transformer } from './transformer.js';

/** What is known exactly of the last time that the head is reached, in runs that leave by one exit. */
export interface LastHead {
  /** Values of unknowns of the head; the others have bounds. */
  readonly values: ReadonlyMap<Node, Node>;
  /** When the loop is left this way, given that it is reached and left; undefined: not known exactly. */
  readonly condition: Condition | undefined;
  /** Exits of the lowest rank say when they are taken; the last one is taken where the others are not. */
  readonly rank: number;
}

const LONGEST_CONDITION = RELATIONAL_BUDGETS['loops/exits'].longestCondition.most;

/** The rank of exits by an exception. */
export const EXCEPTIONAL = 0;

export interface Ending {
  /** By whatever exit. */
  readonly common: ReadonlyMap<Node, Node>;
  readonly exits: readonly LastHead[];
  /** What is true of every run that leaves the loop. */
  readonly fact: Condition;
}

export function leavingsOf(
  algebra: Algebra,
  transformer: Transformer,
  bounds: LoopBounds,
  entry: PathState,
  ending: Ending | undefined,
): readonly Leaving[] {
  const { conditions } = algebra;
  const { exits, slots } = transformer;
  const own = exits.map(({ state }) => conditions.within(state.condition, entry.condition));
  const left = own.reduce((before, each) => conditions.or(before, each), 0 as Condition);
  const shared = new Map(
    slots.map((slot) => [slot.head, ending?.common.get(slot.head) ?? lastValue(algebra, slot, bounds, left)]),
  );
  const reading = readingOf(algebra, transformer, shared);
  const conditionsTaken = exits.map(
    (_, index) => ending?.exits[index]?.condition ?? reading.condition(own[index] as Condition),
  );
  const ranks = exits.map(
    (_, index) => ending?.exits[index]?.rank ?? (isExceptional(exits[index] as Leaving) ? EXCEPTIONAL : 1),
  );
  const found = exclusive(algebra, conditionsTaken, ranks);
  return exits.map((exit, index) => {
    const values = new Map(ending?.exits[index]?.values);
    const condition = own[index] as Condition;
    let isShared = values.size === 0;
    for (const slot of slots) {
      const { head } = slot;
      if (values.has(head)) continue;
      const common = shared.get(head) as Node;
      const narrower = narrowed(algebra, slot, bounds, condition, common);
      isShared &&= narrower === common;
      values.set(head, narrower);
    }
    // What is thrown need not pass tests.
    const narrowing = isExceptional(exit) ? undefined : new Narrowing(algebra, transformer, bounds, condition);
    const isPlain = isShared && narrowing?.isIdle !== false;
    const read = isPlain ? reading : readingOf(algebra, transformer, values, narrowing);
    const taken = conditions.and(conditions.and(entry.condition, found[index] as Condition), ending?.fact ?? 1);
    const last = lastAllocated(algebra, entry, exit.state, read, taken);
    return {
      ...exit,
      state: {
        ...readState(read, { ...exit.state, condition: 1, allocated: [] }),
        condition: taken,
        allocated: [...last, ...repeated(algebra, transformer, last)],
      },
    };
  });
}

/** What was allocated before, and by the last iteration: where the loop is left this way, and its condition holds. */
function lastAllocated(
  { conditions }: Algebra,
  entry: PathState,
  { allocated, condition: own }: PathState,
  reading: Substitution,
  taken: Condition,
): readonly Allocation[] {
  const before = new Map(entry.allocated.map(({ object, condition }) => [object, condition]));
  return allocated.map((each) => {
    if (before.get(each.object) === each.condition) return each;
    const within = conditions.within(each.condition, own);
    // An atom of its own stands for what it really is in the run.
    const isLong = conditions.size(within) > LONGEST_CONDITION;
    const given = isLong ? conditions.unknown('whether the last iteration comes so far') : reading.condition(within);
    return { ...each, condition: conditions.and(taken, given) };
  });
}

/** Conditions that exclude each other and leave nothing out: a run that ends takes one exit. */
function exclusive(
  { conditions }: Algebra,
  taken: readonly Condition[],
  ranks: readonly number[],
): readonly Condition[] {
  const order = [...taken.keys()].sort((first, second) => (ranks[first] as number) - (ranks[second] as number));
  const found = new Array<Condition>(taken.length).fill(0);
  let rest: Condition = 1;
  for (const [place, index] of order.entries()) {
    // Of what is thrown it is said when, so that a loop without end does not count.
    const isLast = place === order.length - 1 && (ranks[index] as number) > EXCEPTIONAL;
    found[index] = isLast ? rest : conditions.and(rest, taken[index] as Condition);
    rest = conditions.and(rest, conditions.not(taken[index] as Condition));
  }
  return found;
}

export function isExceptional({ to, edge }: Leaving): boolean {
  return edge.exceptional === to || edge.instruction.kind === 'throw';
}

function readingOf(
  algebra: Algebra,
  { born }: Transformer,
  values: ReadonlyMap<Node, Node>,
  narrowing?: Narrowing,
): Substitution {
  const reading = new Substitution(algebra, (symbol, node) => {
    if (symbol.kind !== 'unknown') return undefined;
    return node < born ? node : (values.get(node) ?? narrowing?.value(node, symbol, reading));
  });
  return reading;
}

function lastValue(algebra: Algebra, slot: Slot, bounds: LoopBounds, left: Condition): Node {
  const { head } = slot;
  if (algebra.arity(head) === 1) return valueWithin(algebra, head, bounds.where(head, left));
  const { lower, upper } = bounds.relationWhere(head, left);
  if (lower === upper) return upper;
  return algebra.unknown('changed by a loop', algebra.columns(head), {
    lower,
    upper,
    single: isFunction(algebra, head),
  });
}

function valueWithin(algebra: Algebra, head: Node, upper: Node): Node {
  if (isDecided(algebra, upper)) return upper;
  return algebra.unknown('changed by a loop', algebra.columns(head), { lower: algebra.none(1), upper, single: true });
}

/** The value in runs that leave by one exit, where that says more than what is common to all. */
function narrowed(algebra: Algebra, slot: Slot, bounds: LoopBounds, condition: Condition, common: Node): Node {
  const symbol = algebra.symbol(common);
  const isBounded = symbol?.kind === 'unknown' && symbol.lower !== symbol.upper;
  if (!isBounded) return common;
  if (algebra.arity(slot.head) === 1) {
    return bounds.where(slot.head, condition) === symbol.upper ? common : lastValue(algebra, slot, bounds, condition);
  }
  const { lower, upper } = bounds.relationWhere(slot.head, condition);
  return lower === symbol.lower && upper === symbol.upper ? common : lastValue(algebra, slot, bounds, condition);
}

function isFunction(algebra: Algebra, head: Node): boolean {
  const symbol = algebra.symbol(head);
  return symbol?.kind === 'unknown' && symbol.single;
}

/** The sets that the objects of completed iterations are in, unless they are listed. */
function repeated(algebra: Algebra, { allocated }: Transformer, listed: readonly Allocation[]): readonly Allocation[] {
  const found = new Map<Node, Allocation>();
  const known = new Set(listed.map(({ object }) => object));
  for (const { type, object } of allocated) {
    const set = algebra.symbol(object)?.kind === 'new' ? algebra.newSet(type) : object;
    if (!known.has(set)) found.set(set, { object: set, type, condition: 1 });
  }
  return [...found.values()];
}
