/** Objects that serve once: streams of values, threads, executors, and matchers that have to match before they tell what matched. */
import { type Automaton, callOn, fails, goes } from './automaton.js';

const STATE = 'java.lang.IllegalStateException';
const FRESH = 0;
const USED = 1;

/** A step of a pipeline may be followed by one other. */
export const streams: Automaton = {
  name: 'stream',
  isShared: true,
  fix: 'make a new stream for each use',
  born: (edge) => {
    const { instruction } = edge;
    if (instruction.kind !== 'call' || instruction.target === undefined) return undefined;
    const isStream = /\)Ljava\/util\/stream\/\w*Stream;$/.test(instruction.method.descriptor);
    return isStream ? { mode: FRESH, target: instruction.target } : undefined;
  },
  on: ({ method }, mode) => {
    if (!method.owner.startsWith('java.util.stream.')) return { kind: 'unknown' };
    // These give back the same stream, or do not count as a use.
    if (['close', 'isParallel', 'onClose', 'parallel', 'sequential', 'unordered'].includes(method.name))
      return goes(mode);
    return mode === USED ? fails(STATE, 'the stream has been used already') : goes(USED);
  },
  told: (mode) => (mode === USED ? 'is used' : undefined),
};

export const threads: Automaton = {
  name: 'thread',
  isShared: true,
  fix: 'make a new thread for each start',
  born: ({ instruction }) =>
    instruction.kind === 'new' && instruction.type === 'java.lang.Thread'
      ? { mode: FRESH, target: instruction.target }
      : undefined,
  on: ({ method }, mode) => {
    if (method.name !== 'start') return goes(mode);
    return mode === USED ? fails('java.lang.IllegalThreadStateException', 'the thread was started before') : goes(USED);
  },
  told: (mode) => (mode === USED ? 'is started' : undefined),
};

const ENDING: ReadonlySet<string> = new Set(['shutdown', 'shutdownNow', 'close']);
const SUBMITTING: ReadonlySet<string> = new Set(['execute', 'submit', 'invokeAll', 'invokeAny', 'schedule']);

export const executors: Automaton = {
  name: 'executor',
  isShared: true,
  fix: 'submit all work before the executor is shut down',
  born: ({ instruction }) =>
    instruction.kind === 'call' && instruction.method.owner === 'java.util.concurrent.Executors'
      ? { mode: FRESH, target: instruction.target }
      : undefined,
  on: ({ method }, mode) => {
    if (ENDING.has(method.name)) return goes(USED);
    if (mode !== USED || !SUBMITTING.has(method.name)) return goes(mode);
    return fails('java.util.concurrent.RejectedExecutionException', 'the executor was shut down');
  },
  told: (mode) => (mode === USED ? 'is shut down' : undefined),
};

const UNMATCHED = 0;
const MATCHED = 1;
const REFUSED = 2;
const MATCHING: ReadonlySet<string> = new Set(['find', 'lookingAt', 'matches']);
const TELLING: ReadonlySet<string> = new Set(['end', 'group', 'start', 'toMatchResult']);

export const matchers: Automaton = {
  name: 'matcher',
  isShared: true,
  fix: 'ask `find()` or `matches()` first, and use the match only where the answer is true',
  born: (edge) => {
    const call = callOn(edge);
    const isMatcher = call?.method.owner === 'java.util.regex.Pattern' && call.method.name === 'matcher';
    return isMatcher ? { mode: UNMATCHED, target: call.target } : undefined;
  },
  on: ({ method }, mode) => {
    if (MATCHING.has(method.name)) return { kind: 'answers', yes: MATCHED, no: REFUSED };
    if (method.name === 'reset' || method.name === 'usePattern') return goes(UNMATCHED);
    if (method.name === 'toMatchResult' || !TELLING.has(method.name) || mode === MATCHED) return goes(mode);
    return fails(STATE, mode === UNMATCHED ? 'nothing was matched yet' : 'nothing was matched');
  },
  told: (mode) => (mode === REFUSED ? 'does not match' : undefined),
};
