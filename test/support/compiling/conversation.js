/** A thread that talks to a compiler which stays, for one that waits without a loop of events. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parentPort, workerData } from 'node:worker_threads';

const { java, source, shared } = workerData;
const state = new Int32Array(shared, 0, 2);
const bytes = new Uint8Array(shared, 8);

const compiler = spawn(java, ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', source], {
  stdio: ['pipe', 'pipe', 'ignore'],
});
compiler.on('error', () => answer(''));
compiler.on('exit', () => answer(''));
createInterface({ input: compiler.stdout }).on('line', answer);
parentPort?.on('message', (line) => compiler.stdin.write(`${line}\n`));

/** Nothing: the compiler is gone. */
function answer(line) {
  const { written } = new TextEncoder().encodeInto(line, bytes);
  state[1] = written;
  Atomics.store(state, 0, 1);
  Atomics.notify(state, 0);
}
