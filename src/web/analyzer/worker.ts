/** The worker that the page starts: the analyzer, its files fetched from the site. */
import type { FromAnalyzer, ToAnalyzer } from '../protocol.js';
import { createAnalyzer } from './analyzer.js';
import { EXERCISES } from './exercises.js';
import { serve } from './serve.js';

/** Of the global scope of a worker, what is used here. */
interface WorkerScope {
  postMessage(message: FromAnalyzer): void;
  onmessage: ((event: { readonly data: ToAnalyzer }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

const take = serve({
  post: (message) => scope.postMessage(message),
  now: () => performance.now(),
  later: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  exercises: EXERCISES,
  load: async (base) => {
    const [runtime, grammar, library] = await Promise.all([
      bytesOf(base, 'web-tree-sitter.wasm'),
      bytesOf(base, 'tree-sitter-java.wasm'),
      bytesOf(base, 'library.bin'),
    ]);
    return createAnalyzer({ runtime, grammar, library });
  },
});

scope.onmessage = ({ data }) => void take(data);

async function bytesOf(base: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(name, base));
  if (!response.ok) throw new Error(`${name} could not be fetched: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}
