/** Optionals: a value is taken only out of one that has a value. */
import type { Call } from '../leaks/library.js';
import { type Automaton, type Birth, fails, goes } from './automaton.js';

const OPTIONAL = /^java\.util\.Optional(Int|Long|Double)?$/;
const TAKING: ReadonlySet<string> = new Set(['get', 'getAsInt', 'getAsLong', 'getAsDouble', 'orElseThrow']);
const UNKNOWN = 0;
const EMPTY = 1;
export const PRESENT = 2;
/** Code was seen that makes it empty. */
const MAYBE_EMPTY = 3;

export function isOptional(type: string): boolean {
  return OPTIONAL.test(type);
}

export function isTaking({ method }: Call): boolean {
  return TAKING.has(method.name) && method.descriptor.startsWith('()') && isOptional(method.owner);
}

/** `mayBeEmpty`: whether the call was seen to return an empty one. */
export function optionals(mayBeEmpty: (call: Call) => boolean): Automaton {
  const born = (call: Call): Birth | undefined => {
    const { method, target, arguments: given } = call;
    if (!/\)Ljava\/util\/Optional(Int|Long|Double)?;$/.test(method.descriptor)) return undefined;
    const isOwn = isOptional(method.owner);
    if (isOwn && method.name === 'empty') return { mode: EMPTY, target };
    if (isOwn && method.name === 'of') return { mode: PRESENT, target };
    const [value] = given;
    if (isOwn && method.name === 'ofNullable' && value?.kind === 'constant' && value.value === null) {
      return { mode: EMPTY, target };
    }
    return { mode: mayBeEmpty(call) ? MAYBE_EMPTY : UNKNOWN, target };
  };
  return {
    name: 'optional',
    isShared: false,
    fix: 'use `orElse`, `orElseGet` or `ifPresent`, or ask `isPresent()` first',
    born: ({ instruction }) => (instruction.kind === 'call' ? born(instruction) : undefined),
    on: (call, mode) => {
      const { name } = call.method;
      if (name === 'isPresent') return answered(mode, true);
      if (name === 'isEmpty') return answered(mode, false);
      if (!isTaking(call) || mode === PRESENT || mode === UNKNOWN) return goes(mode);
      const none = 'java.util.NoSuchElementException';
      return mode === EMPTY
        ? fails(none, 'the optional is empty')
        : fails(none, 'the optional may be empty', { isDoubtful: true });
    },
    told: (mode) => (mode === EMPTY ? 'is empty' : mode === MAYBE_EMPTY ? 'may be empty' : undefined),
  };
}

function answered(mode: number, present: boolean): ReturnType<Automaton['on']> {
  const [full, empty] = [mode === EMPTY ? undefined : PRESENT, mode === PRESENT ? undefined : EMPTY];
  return { kind: 'answers', yes: present ? full : empty, no: present ? empty : full };
}
