/**
 * A compiler that stays for all compilations of a process: starting one takes a second, compiling a small class a twentieth of that.
 * Callers wait; a thread of its own talks to it.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Jdk } from '../../agreement/jdks.js';

export interface Compiled {
  readonly status: number;
  readonly said: string;
}

const ANSWER_BYTES = 1 << 20;
const LONGEST_WAIT = 60_000;

class WarmCompiler {
  readonly #shared = new SharedArrayBuffer(8 + ANSWER_BYTES);
  readonly #state = new Int32Array(this.#shared, 0, 2);
  readonly #worker: Worker;

  constructor(java: string) {
    const source = path.resolve('test/support/compiling/Compiler.java');
    this.#worker = new Worker(path.resolve('test/support/compiling/conversation.js'), {
      workerData: { java, source, shared: this.#shared },
    });
    this.#worker.unref();
  }

  /** Undefined: it is gone, or does not answer. */
  compile(given: readonly string[]): Compiled | undefined {
    Atomics.store(this.#state, 0, 0);
    this.#worker.postMessage(given.map((text) => Buffer.from(text, 'utf8').toString('base64')).join(' '));
    if (Atomics.wait(this.#state, 0, 0, LONGEST_WAIT) === 'timed-out') return undefined;
    const bytes = new Uint8Array(this.#shared, 8, this.#state[1]);
    const [status, said = ''] = new TextDecoder().decode(bytes.slice()).split(' ');
    if (status === undefined || status === '') return undefined;
    return { status: Number(status), said: Buffer.from(said, 'base64').toString('utf8') };
  }
}

const COMPILERS = new Map<string, WarmCompiler | 'gone'>();

/** As `javac` called with these arguments. */
export function compiled({ home, java, javac }: Jdk, given: readonly string[]): Compiled {
  let compiler = COMPILERS.get(home);
  if (compiler === undefined) {
    compiler = new WarmCompiler(java);
    COMPILERS.set(home, compiler);
  }
  const found = compiler === 'gone' ? undefined : compiler.compile(given);
  if (found !== undefined) return found;
  COMPILERS.set(home, 'gone');
  const { status, stderr } = spawnSync(javac, given, { encoding: 'utf8' });
  return { status: status ?? 1, said: stderr };
}
