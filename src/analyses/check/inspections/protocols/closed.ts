/** Readers, writers and scanners: nothing is read or written after they were closed. */
import { type Automaton, fails, goes } from './automaton.js';

const OPEN = 0;
const CLOSED = 1;

const READERS: ReadonlySet<string> = new Set([
  'java.io.BufferedReader',
  'java.io.FileInputStream',
  'java.io.FileReader',
  'java.io.InputStreamReader',
  'java.io.LineNumberReader',
  'java.io.PushbackReader',
  'java.io.RandomAccessFile',
  'java.io.StringReader',
  'java.util.Scanner',
]);
const WRITERS: ReadonlySet<string> = new Set([
  'java.io.BufferedWriter',
  'java.io.FileOutputStream',
  'java.io.FileWriter',
  'java.io.OutputStreamWriter',
]);
const READING =
  /^(read|readLine|ready|skip|mark|reset|lines|transferTo|next\w*|hasNext\w*|findInLine|findWithinHorizon)$/;
const WRITING = /^(write|newLine|flush|append)$/;

export const closing: Automaton = {
  name: 'closed',
  isShared: true,
  fix: 'close it after its last use, for instance at the end of a try-with-resources',
  born: ({ instruction }) =>
    instruction.kind === 'new' && (READERS.has(instruction.type) || WRITERS.has(instruction.type))
      ? { mode: OPEN, target: instruction.target }
      : undefined,
  on: ({ method }, mode) => {
    if (method.name === 'close') return goes(CLOSED);
    if (mode === OPEN || !(READING.test(method.name) || WRITING.test(method.name))) return goes(mode);
    const isScanner = method.owner.startsWith('java.util.');
    return fails(isScanner ? 'java.lang.IllegalStateException' : 'java.io.IOException', 'it was closed before');
  },
  told: (mode) => (mode === CLOSED ? 'is closed' : undefined),
};
