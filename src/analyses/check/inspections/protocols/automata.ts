/** The protocols of library objects that calls are checked against, with the words for people. */
import type { Edge } from '../../../../ir/body.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import type { ProtocolFacts, ProtocolState } from '../../../../library/index.js';
import type { Call } from '../leaks/library.js';
import type { Automaton } from './automaton.js';
import { type Collections, iterators } from './iterators.js';
import { type Modes, type Recorded, recorded } from './recorded.js';

/** Collections that cannot be changed. */
export const IMMUTABLE = 'immutable';
export const OPTIONAL = 'optional';
/** Code was seen that makes it empty. */
export const PERHAPS_EMPTY = 'perhaps';

const CANNOT = 'cannot be changed';
const UNCHANGEABLE = 'the collection cannot be changed';

const PLAIN: readonly Recorded[] = [
  {
    protocol: 'streaming',
    isShared: true,
    words: {
      fix: 'make a new stream for each use',
      told: { used: 'is used' },
      why: { used: 'the stream has been used already' },
    },
  },
  {
    protocol: 'matching',
    isShared: true,
    words: {
      fix: 'ask `find()` or `matches()` first, and use the match only where the answer is true',
      told: { refused: 'does not match' },
      why: { unmatched: 'nothing was matched yet', refused: 'nothing was matched' },
    },
  },
  {
    protocol: 'closing',
    isShared: true,
    words: {
      fix: 'close it after its last use, for instance at the end of a try-with-resources',
      told: { closed: 'is closed' },
      why: { closed: 'it was closed before' },
    },
  },
  {
    protocol: 'starting',
    isShared: true,
    words: {
      fix: 'make a new thread for each start',
      told: { started: 'is started' },
      why: { started: 'the thread was started before' },
    },
  },
  {
    protocol: 'executing',
    isShared: true,
    words: {
      fix: 'submit all work before the executor is shut down',
      told: { 'shut down': 'is shut down' },
      why: { 'shut down': 'the executor was shut down' },
    },
  },
];

const LOCKING: Recorded = {
  protocol: 'locking',
  isShared: true,
  words: {
    fix: 'call `lock()` right before the `try` whose `finally` block has the `unlock()`',
    told: {},
    why: { free: 'the lock is not held' },
  },
};

/** Locks that the method never takes: how often the others are held is not counted. */
function untaken(locks: Automaton): Automaton {
  const takes = ({ instruction }: Edge): boolean =>
    instruction.kind === 'call' && /^(?:lock|tryLock)/.test(instruction.method.name);
  return { ...locks, born: (edge, body) => (body.edges.some(takes) ? undefined : locks.born(edge, body)) };
}

export interface Asked {
  readonly collections: Collections;
  /** Whether the call was seen to return an empty optional. */
  readonly mayBeEmpty: (call: Call) => boolean;
  /** What kind of collection that cannot be changed a field always holds. */
  readonly fieldHolds: (field: FieldReference) => ProtocolState | undefined;
}

export function automataOf(facts: ProtocolFacts, modes: Modes, asked: Asked): readonly Automaton[] {
  const optionals: Recorded = {
    protocol: OPTIONAL,
    isShared: false,
    words: {
      fix: 'use `orElse`, `orElseGet` or `ifPresent`, or ask `isPresent()` first',
      told: { empty: 'is empty', [PERHAPS_EMPTY]: 'may be empty' },
      why: { empty: 'the optional is empty', [PERHAPS_EMPTY]: 'the optional may be empty' },
      doubtful: [PERHAPS_EMPTY],
    },
    known: ({ record, state }, call) => (state === record.given && asked.mayBeEmpty(call) ? PERHAPS_EMPTY : state),
  };
  const immutables: Recorded = {
    protocol: IMMUTABLE,
    isShared: false,
    words: {
      fix: 'make a collection that can be changed, for instance `new ArrayList<>(…)`',
      told: { fixed: CANNOT, one: CANNOT, copies: CANNOT, empty: CANNOT, sized: CANNOT },
      why: {
        fixed: UNCHANGEABLE,
        one: UNCHANGEABLE,
        copies: UNCHANGEABLE,
        empty: UNCHANGEABLE,
        sized: 'the number of its elements is fixed',
      },
    },
    fieldHolds: asked.fieldHolds,
  };
  return [
    iterators(facts, modes, asked.collections),
    ...[optionals, immutables, ...PLAIN].map((each) => recorded(facts, modes, each)),
    untaken(recorded(facts, modes, LOCKING)),
  ];
}
