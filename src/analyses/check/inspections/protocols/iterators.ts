/** Iterators: `next` while there is more, `remove` once after it, and no other change of the collection in between. */
import type { Body } from '../../../../ir/body.js';
import type { ProtocolFacts } from '../../../../library/index.js';
import type { Call } from '../leaks/library.js';
import { type Automaton, callOn } from './automaton.js';
import { type Modes, recorded } from './recorded.js';

export const ITERATING = 'iterating';
/** The collection was changed. */
const STALE = 'stale';

export interface Collections {
  /** Indices of variables that hold the collection that the iterator is made of, or what that is a view of; none: it does not notice changes. */
  readonly of: (made: Call, body: Body) => readonly number[];
  /** Whether the call adds elements to one of these, or removes some. */
  readonly changes: (call: Call, owners: readonly number[], body: Body) => boolean;
}

const ENDED = 'there are no more elements';
const ASK_FIRST = 'call it only where `hasNext()` has just said that there is more';
const TAKE_FIRST = 'call `next()` once before each `remove()`';
const NOTHING_TAKEN = 'there is no element that `next` gave and that is still there';

export function iterators(facts: ProtocolFacts, modes: Modes, { of, changes }: Collections): Automaton {
  const plain = recorded(facts, modes, {
    protocol: ITERATING,
    isShared: true,
    words: {
      fix: 'collect what is to be changed and change it after the loop, or use `removeIf` or the iterator’s own `remove`',
      told: {
        [STALE]: 'is out of date: its collection is changed here',
        ended: 'has no more elements',
        'ended after one': 'has no more elements',
      },
      why: {
        [STALE]: 'the collection was changed since the iterator was made',
        begun: NOTHING_TAKEN,
        'ended: remove': NOTHING_TAKEN,
        ended: ENDED,
        'ended after one': ENDED,
      },
      fixes: { begun: TAKE_FIRST, 'ended: remove': TAKE_FIRST, ended: ASK_FIRST, 'ended after one': ASK_FIRST },
    },
  });
  return {
    ...plain,
    born: (edge, body) => {
      const birth = plain.born(edge, body);
      const call = callOn(edge);
      return birth === undefined || call === undefined ? birth : { ...birth, owners: of(call, body) };
    },
    aside: (call, mode, owners, body) =>
      changes(call, owners, body) ? modes.of({ ...modes.state(mode), state: STALE }) : mode,
  };
}
