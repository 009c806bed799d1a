/** Iterators: `next` while there is more, `remove` once after it, and no other change of the collection in between. */
import type { Body, Edge } from '../../../../ir/body.js';
import type { Call } from '../leaks/library.js';
import { type Automaton, callOn, fails, goes, type Mode } from './automaton.js';

/** Bits of modes. */
const REMOVABLE = 1;
const EXHAUSTED = 2;
const STALE = 4;

const MAKING: ReadonlySet<string> = new Set(['iterator', 'listIterator']);
const ASKING: ReadonlySet<string> = new Set(['hasNext', 'hasMoreElements', 'hasMoreTokens']);
const TAKING: ReadonlySet<string> = new Set(['next', 'nextElement', 'nextToken']);

export interface Collections {
  /** Indices of variables that hold the collection that the iterator is made of, or what that is a view of; none: it does not notice changes. */
  readonly of: (made: Call, body: Body) => readonly number[];
  /** Whether the call adds elements to one of these, or removes some. */
  readonly changes: (call: Call, owners: readonly number[], body: Body) => boolean;
}

export function iterators({ of, changes }: Collections): Automaton {
  return {
    name: 'iterator',
    isShared: true,
    fix: 'collect what is to be changed and change it after the loop, or use `removeIf` or the iterator’s own `remove`',
    born: (edge: Edge, body: Body) => {
      const call = callOn(edge);
      if (call !== undefined && MAKING.has(call.method.name) && call.method.owner.startsWith('java.')) {
        return { mode: 0, target: call.target, owners: of(call, body) };
      }
      const { instruction } = edge;
      if (instruction.kind !== 'new' || instruction.type !== 'java.util.StringTokenizer') return undefined;
      return { mode: 0, target: instruction.target };
    },
    on: ({ method: { name } }, mode) => {
      if (ASKING.has(name)) return { kind: 'answers', yes: mode & ~EXHAUSTED, no: mode | EXHAUSTED };
      if (TAKING.has(name)) return taken(mode);
      if (name !== 'remove') return { kind: 'unknown' };
      if ((mode & STALE) !== 0) return changed();
      if ((mode & REMOVABLE) !== 0) return goes(mode & ~REMOVABLE);
      return fails('java.lang.IllegalStateException', 'there is no element that `next` gave and that is still there', {
        fix: 'call `next()` once before each `remove()`',
      });
    },
    aside: (call, mode, owners, body) => (changes(call, owners, body) ? mode | STALE : mode),
    told: told,
  };
}

function taken(mode: Mode): ReturnType<Automaton['on']> {
  if ((mode & STALE) !== 0) return changed();
  if ((mode & EXHAUSTED) !== 0) {
    const fix = 'call it only where `hasNext()` has just said that there is more';
    return fails('java.util.NoSuchElementException', 'there are no more elements', { fix });
  }
  return goes(mode | REMOVABLE);
}

function changed(): ReturnType<Automaton['on']> {
  return fails('java.util.ConcurrentModificationException', 'the collection was changed since the iterator was made');
}

function told(mode: Mode): string | undefined {
  if ((mode & STALE) !== 0) return 'is out of date: its collection is changed here';
  return (mode & EXHAUSTED) !== 0 ? 'has no more elements' : undefined;
}
