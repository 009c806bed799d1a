/**
 * The product of two domains: pairs of states that both stand for the same machine states; each step asks both.
 *
 * A question is answered by whichever domain knows; an alarm stays only where neither domain can exclude it. The partners
 * are otherwise left alone: what one learns reaches the other through `ask` alone.
 */
import { TupleInterner } from '../../base/interner.js';
import type { Truth } from '../../base/truth.js';
import type { Domain, MakeDomain, Receiver } from '../../engine/domain.js';
import type { Alarm, Outcome } from '../../engine/outcome.js';
import type { HashConsedLattice } from '../../lattices/hash-consed.js';
import { narrowed } from '../../lattices/lattice.js';
import { sideBySide } from './side-by-side.js';

export interface Pair<A, B> {
  readonly left: A;
  readonly right: B;
}

export function product<A, B>(makeLeft: MakeDomain<A>, makeRight: MakeDomain<B>): MakeDomain<Pair<A, B>> {
  return (program) => productOf(makeLeft(program), makeRight(program));
}

export function productOf<A, B>(left: Domain<A>, right: Domain<B>): Domain<Pair<A, B>> {
  type P = Pair<A, B>;
  const ask: Domain<P>['ask'] = (question, state, at) =>
    either(left.ask(question, state.left, at), () => right.ask(question, state.right, at));
  const { receivers, initialised, initialise, refine } = optionalParts(left, right);
  const partitions = partitionsOf(left, right);
  return {
    id: `${left.id}*${right.id}`,
    title: `${left.title} ${right.title}`,
    lattice: latticeOf(left.lattice, right.lattice),
    ...(partitions.length === 0 ? {} : { partitions }),
    entry: (code, start) => pairs(left.entry(code, start), right.entry(code, start)),
    step: (at, state, asked) => both(left.step(at, state.left, asked), right.step(at, state.right, asked)),
    ...receivers,
    enter: (at, callee, before, asked) => {
      const [lefts, rights] = [
        left.enter(at, callee, before.left, asked),
        right.enter(at, callee, before.right, asked),
      ];
      return pairs(lefts, rights).map(({ left: one, right: other }) => ({
        callee: { left: one.callee, right: other.callee },
        frame: { left: one.frame, right: other.frame },
      }));
    },
    leave: (at, callee, frame, { kind, state }, asked) =>
      both(
        left.leave(at, callee, frame.left, { kind, state: state.left }, asked),
        right.leave(at, callee, frame.right, { kind, state: state.right }, asked),
      ),
    unknown: (at, callee, before, asked) =>
      both(left.unknown(at, callee, before.left, asked), right.unknown(at, callee, before.right, asked)),
    ...initialised,
    ...initialise,
    abstract: (state, at) => ({ left: left.abstract(state.left, at), right: right.abstract(state.right, at) }),
    ask,
    ...refine,
    represents: (concrete, state) => left.represents(concrete, state.left) && right.represents(concrete, state.right),
    show: (state, code) => `${left.show(state.left, code)} ⊗ ${right.show(state.right, code)}`,
    draw: (state, at) => sideBySide(left.draw(state.left, at), right.draw(state.right, at)),
  };
}

function pairs<A, B>(lefts: readonly A[], rights: readonly B[]): Pair<A, B>[] {
  return lefts.flatMap((left) => rights.map((right) => ({ left, right })));
}

/** One is enough to know. */
function either(one: Truth, other: () => Truth): Truth {
  return one === 'unknown' ? other() : one;
}

/** What both allow. */
function both<A, B>(left: Outcome<A>, right: Outcome<B>): Outcome<Pair<A, B>> {
  return {
    normal: pairs(left.normal, right.normal),
    exceptional: pairs(left.exceptional, right.exceptional),
    alarms: commonAlarms(left.alarms, right.alarms),
    exact: left.exact && right.exact,
  };
}

/** Alarms of rules that both raise; sure where one is sure, and latent where one knows that it is. */
function commonAlarms(lefts: readonly Alarm[], rights: readonly Alarm[]): readonly Alarm[] {
  return lefts.flatMap((alarm) => {
    const others = rights.filter(({ rule }) => rule === alarm.rule);
    if (others.length === 0) return [];
    const message = alarm.message ?? others.find((other) => other.message !== undefined)?.message;
    const isSure = alarm.certainty === 'must' || others.some(({ certainty }) => certainty === 'must');
    return [
      {
        rule: alarm.rule,
        certainty: isSure ? 'must' : 'may',
        latent: alarm.latent || others.every(({ latent }) => latent),
        ...(message === undefined ? {} : { message }),
      },
    ];
  });
}

function latticeOf<A, B>(left: HashConsedLattice<A>, right: HashConsedLattice<B>): HashConsedLattice<Pair<A, B>> {
  type P = Pair<A, B>;
  const keys = new TupleInterner();
  const bottom: P = { left: left.bottom, right: right.bottom };
  const each =
    (how: 'join' | 'widen') =>
    (one: P, other: P): P => {
      const joined = { left: left[how](one.left, other.left), right: right[how](one.right, other.right) };
      if (joined.left === one.left && joined.right === one.right) return one;
      return joined.left === other.left && joined.right === other.right ? other : joined;
    };
  const narrow = (older: P, newer: P): P => ({
    left: narrowed(left, older.left, newer.left),
    right: narrowed(right, older.right, newer.right),
  });
  return {
    bottom,
    leq: (lower, upper) => lower === upper || (left.leq(lower.left, upper.left) && right.leq(lower.right, upper.right)),
    join: each('join'),
    widen: each('widen'),
    ...(left.narrow === undefined && right.narrow === undefined ? {} : { narrow }),
    spell: (state, into) => {
      left.spell(state.left, into);
      right.spell(state.right, into);
    },
    key: (state) => keys.intern([left.key(state.left), right.key(state.right)]),
    show: (state) => `${left.show(state.left)} ⊗ ${right.show(state.right)}`,
    whyNotLeq: (lower, upper) => left.whyNotLeq(lower.left, upper.left) || right.whyNotLeq(lower.right, upper.right),
  };
}

/** Told apart where either tells apart; a domain without partitions leaves it to the other. */
function partitionsOf<A, B>(left: Domain<A>, right: Domain<B>): readonly ((state: Pair<A, B>) => number)[] {
  const [lefts, rights] = [left.partitions ?? [], right.partitions ?? []];
  return Array.from({ length: Math.max(lefts.length, rights.length) }, (_, level) => {
    const one = lefts[Math.min(level, lefts.length - 1)];
    const other = rights[Math.min(level, rights.length - 1)];
    const numbers = new TupleInterner();
    return (state: Pair<A, B>) => numbers.intern([one?.(state.left) ?? 0, other?.(state.right) ?? 0]);
  });
}

/** The members that a product has if one of the two has them. */
function optionalParts<A, B>(left: Domain<A>, right: Domain<B>) {
  type P = Pair<A, B>;
  type Optional<K extends keyof Domain<P>> = Partial<Pick<Domain<P>, K>>;
  const receivers: Optional<'receivers'> =
    left.receivers === undefined && right.receivers === undefined
      ? {}
      : {
          receivers: (at, state) => sharper(left.receivers?.(at, state.left), right.receivers?.(at, state.right)),
        };
  const initialised: Optional<'initialised'> =
    left.initialised === undefined && right.initialised === undefined
      ? {}
      : {
          initialised: (type, state) =>
            either(
              left.initialised?.(type, state.left) ?? 'unknown',
              () => right.initialised?.(type, state.right) ?? 'unknown',
            ),
        };
  const initialise: Optional<'initialise'> =
    left.initialise === undefined && right.initialise === undefined
      ? {}
      : {
          initialise: (type, state, values) => ({
            left: left.initialise?.(type, state.left, values) ?? state.left,
            right: right.initialise?.(type, state.right, values) ?? state.right,
          }),
        };
  const refine: Optional<'refine'> =
    left.refine === undefined && right.refine === undefined
      ? {}
      : {
          refine: (question, state, at) =>
            pairs(
              left.refine?.(question, state.left, at) ?? [state.left],
              right.refine?.(question, state.right, at) ?? [state.right],
            ),
        };
  return { receivers, initialised, initialise, refine };
}

/** Both are right: the list with fewer open classes, then the shorter one. */
function sharper(
  one: readonly Receiver[] | undefined,
  other: readonly Receiver[] | undefined,
): readonly Receiver[] | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const open = (list: readonly Receiver[]): number => list.filter(({ exact }) => !exact).length;
  const difference = open(one) - open(other);
  return difference < 0 || (difference === 0 && one.length <= other.length) ? one : other;
}
