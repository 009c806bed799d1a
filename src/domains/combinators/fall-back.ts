/**
 * Fall-back: states of a precise domain until they are given up, then states of a coarser one.
 *
 * The analysis supplies the conversion. It must be monotone, and the converted state must stand for all machine states of
 * the one given up; where a frame was given up inside a call, likewise.
 */
import { TupleInterner } from '../../base/interner.js';
import type { Domain, Entered } from '../../engine/domain.js';
import type { Outcome } from '../../engine/outcome.js';
import type { HashConsedLattice } from '../../lattices/hash-consed.js';
import { narrowed } from '../../lattices/lattice.js';

export type Either<A, B> =
  | { readonly kind: 'first'; readonly state: A }
  | { readonly kind: 'second'; readonly state: B };

export interface FallBack<A, B> {
  /** Whether a state is no longer worth its price. */
  readonly isGivenUp: (state: A) => boolean;
  readonly convert: (state: A) => B;
  /** The same for what `enter` keeps; default: `convert`. */
  readonly convertFrame?: (frame: A) => B;
}

export function fallBack<A, B>(first: Domain<A>, second: Domain<B>, options: FallBack<A, B>): Domain<Either<A, B>> {
  type S = Either<A, B>;
  const { convert, convertFrame = convert } = options;
  const kept = (state: A): S =>
    options.isGivenUp(state) ? { kind: 'second', state: convert(state) } : { kind: 'first', state };
  const other = (state: B): S => ({ kind: 'second', state });
  const converted = (state: S): B => (state.kind === 'first' ? convert(state.state) : state.state);
  const firstOutcome = (outcome: Outcome<A>): Outcome<S> => ({
    ...outcome,
    normal: outcome.normal.map(kept),
    exceptional: outcome.exceptional.map(kept),
  });
  const secondOutcome = (outcome: Outcome<B>): Outcome<S> => ({
    ...outcome,
    normal: outcome.normal.map(other),
    exceptional: outcome.exceptional.map(other),
  });
  /** The answer of the domain whose state it is. */
  const by = <R>(state: S, ofFirst: (state: A) => R, ofSecond: (state: B) => R): R =>
    state.kind === 'first' ? ofFirst(state.state) : ofSecond(state.state);
  return {
    id: `${first.id}/${second.id}`,
    title: `${first.title} Where that is given up: ${second.title}`,
    lattice: latticeOf(first.lattice, second.lattice, { kept, convert }),
    ...partitionsOf(first, second),
    entry: (code, start) => first.entry(code, start).map(kept),
    step: (at, state, ask) =>
      by(
        state,
        (own) => firstOutcome(first.step(at, own, ask)),
        (own) => secondOutcome(second.step(at, own, ask)),
      ),
    receivers: (at, state) =>
      by(
        state,
        (own) => first.receivers?.(at, own),
        (own) => second.receivers?.(at, own),
      ),
    enter: (at, callee, before, ask) =>
      by(
        before,
        (own): readonly Entered<S>[] =>
          first
            .enter(at, callee, own, ask)
            .map((entered) => ({ callee: kept(entered.callee), frame: { kind: 'first', state: entered.frame } })),
        (own) =>
          second
            .enter(at, callee, own, ask)
            .map((entered) => ({ callee: other(entered.callee), frame: other(entered.frame) })),
      ),
    leave: (at, callee, frame, { kind, state }, ask) => {
      if (frame.kind === 'first' && state.kind === 'first')
        return firstOutcome(first.leave(at, callee, frame.state, { kind, state: state.state }, ask));
      const from = frame.kind === 'first' ? convertFrame(frame.state) : frame.state;
      return secondOutcome(second.leave(at, callee, from, { kind, state: converted(state) }, ask));
    },
    unknown: (at, callee, before, ask) =>
      by(
        before,
        (own) => firstOutcome(first.unknown(at, callee, own, ask)),
        (own) => secondOutcome(second.unknown(at, callee, own, ask)),
      ),
    initialised: (type, state) =>
      by(
        state,
        (own) => first.initialised?.(type, own) ?? 'unknown',
        (own) => second.initialised?.(type, own) ?? 'unknown',
      ),
    initialise: (type, state, values) =>
      by(
        state,
        (own) => kept(first.initialise?.(type, own, values) ?? own),
        (own) => other(second.initialise?.(type, own, values) ?? own),
      ),
    abstract: (state, at) =>
      by(
        state,
        (own) => kept(first.abstract(own, at)),
        (own) => other(second.abstract(own, at)),
      ),
    ask: (question, state, at) =>
      by(
        state,
        (own) => first.ask(question, own, at),
        (own) => second.ask(question, own, at),
      ),
    refine: (question, state, at) =>
      by(
        state,
        (own) => (first.refine?.(question, own, at) ?? [own]).map(kept),
        (own) => (second.refine?.(question, own, at) ?? [own]).map(other),
      ),
    represents: (concrete, state) =>
      by(
        state,
        (own) => first.represents(concrete, own),
        (own) => second.represents(concrete, own),
      ),
    show: (state, code) =>
      by(
        state,
        (own) => first.show(own, code),
        (own) => second.show(own, code),
      ),
    draw: (state, at) =>
      by(
        state,
        (own) => first.draw(own, at),
        (own) => second.draw(own, at),
      ),
  };
}

/** The first below the second, where converted states are. */
function latticeOf<A, B>(
  first: HashConsedLattice<A>,
  second: HashConsedLattice<B>,
  { kept, convert }: { readonly kept: (state: A) => Either<A, B>; readonly convert: (state: A) => B },
): HashConsedLattice<Either<A, B>> {
  type S = Either<A, B>;
  const keys = new TupleInterner();
  const bottom: S = { kind: 'first', state: first.bottom };
  const converted = (state: S): B => (state.kind === 'first' ? convert(state.state) : state.state);
  const isLeast = (state: S): boolean => state === bottom || (state.kind === 'first' && state.state === first.bottom);
  const leq = (lower: S, upper: S): boolean => {
    if (lower === upper || isLeast(lower)) return true;
    if (isLeast(upper)) return false;
    if (upper.kind === 'second') return second.leq(converted(lower), upper.state);
    return lower.kind === 'first' && first.leq(lower.state, upper.state);
  };
  /** An argument itself, where that is the answer. */
  const shared = (made: S, left: S, right: S): S => {
    if (made.kind === left.kind && made.state === left.state) return left;
    return made.kind === right.kind && made.state === right.state ? right : made;
  };
  const each =
    (how: 'join' | 'widen') =>
    (left: S, right: S): S => {
      if (isLeast(left)) return right;
      if (isLeast(right)) return left;
      if (left.kind === 'first' && right.kind === 'first')
        return shared(kept(first[how](left.state, right.state)), left, right);
      return shared({ kind: 'second', state: second[how](converted(left), converted(right)) }, left, right);
    };
  return {
    bottom,
    leq,
    join: each('join'),
    widen: each('widen'),
    narrow: (older, newer) => {
      if (older.kind === 'second' && newer.kind === 'second')
        return { kind: 'second', state: narrowed(second, older.state, newer.state) };
      if (older.kind === 'second' || newer.kind === 'second') return newer;
      return { kind: 'first', state: narrowed(first, older.state, newer.state) };
    },
    spell: (state, into) => {
      into.push(state.kind === 'first' ? 0 : 1);
      if (state.kind === 'first') first.spell(state.state, into);
      else second.spell(state.state, into);
    },
    key: (state) => keys.intern(state.kind === 'first' ? [0, first.key(state.state)] : [1, second.key(state.state)]),
    show: (state) => (state.kind === 'first' ? first.show(state.state) : second.show(state.state)),
    whyNotLeq: (lower, upper) => {
      if (leq(lower, upper)) return '';
      if (upper.kind === 'second') return second.whyNotLeq(converted(lower), upper.state);
      if (lower.kind === 'first') return first.whyNotLeq(lower.state, upper.state);
      return `${second.show(lower.state)} was given up, ${first.show(upper.state)} was not`;
    },
  };
}

/** As each domain tells its own apart; the two kinds are never taken for alike, unless nothing is told apart. */
function partitionsOf<A, B>(first: Domain<A>, second: Domain<B>): Pick<Domain<Either<A, B>>, 'partitions'> {
  const [firsts, seconds] = [first.partitions ?? [], second.partitions ?? []];
  const length = Math.max(firsts.length, seconds.length);
  if (length === 0) return {};
  const numbers = new TupleInterner();
  const partitions = Array.from({ length }, (_, level) => {
    const ofFirst = firsts[Math.min(level, firsts.length - 1)];
    const ofSecond = seconds[Math.min(level, seconds.length - 1)];
    return (state: Either<A, B>): number =>
      numbers.intern(state.kind === 'first' ? [0, ofFirst?.(state.state) ?? 0] : [1, ofSecond?.(state.state) ?? 0]);
  });
  return { partitions };
}
