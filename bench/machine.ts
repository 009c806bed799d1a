/**
 * The interpreter's speed: instructions of the IR a second, on small Java programs that each stress one thing.
 *
 *     npm run bench:machine
 */
import { findMain, runMain } from '../src/execution/entry.js';
import { NATIVES } from '../src/execution/natives/index.js';
import { openTexts } from '../test/support/open.js';

const PROGRAMS: Readonly<Record<string, string>> = {
  'int loop': 'int s = 0; for (int i = 0; i < 5_000_000; i++) s = s * 31 + i; System.out.println(s);',
  'long loop': 'long s = 0; for (long i = 0; i < 1_000_000; i++) s = s * 31 + i; System.out.println(s);',
  'calls (fib 27)': 'System.out.println(fib(27));',
  'list of nodes':
    'int s = 0; for (int r = 0; r < 20; r++) { Node h = null; for (int i = 0; i < 20_000; i++) { Node n = new Node(); n.value = i; n.next = h; h = n; } for (; h != null; h = h.next) s += h.value; } System.out.println(s);',
  'HashMap and ArrayList':
    'java.util.Map<Integer, java.util.List<Integer>> m = new java.util.HashMap<>(); for (int i = 0; i < 60_000; i++) m.computeIfAbsent(i % 997, k -> new java.util.ArrayList<>()).add(i); System.out.println(m.get(5).size());',
};

for (const [name, body] of Object.entries(PROGRAMS)) {
  const text = `class Bench {
    static class Node { int value; Node next; }
    static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
    public static void main(String[] args) { ${body} }
  }`;
  const { table } = await openTexts([{ path: 'Bench.java', text }]);
  const main = findMain(table, 'Bench');
  if (main === undefined) throw new Error('the benchmark has no main');
  const started = performance.now();
  const { outcome, steps } = runMain(table, main, [], { natives: NATIVES });
  const seconds = (performance.now() - started) / 1000;
  const speed = (steps / seconds / 1e6).toFixed(1).padStart(7);
  console.log(
    `${name.padEnd(24)} ${speed} million instructions a second (${(steps / 1e6).toFixed(1)} million, ${outcome.kind})`,
  );
}
