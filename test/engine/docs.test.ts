/** The example of docs/engine.md runs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { openJava } from './running.js';

it('docs/engine.md shows an example that runs', async () => {
  const page = readFileSync('docs/engine.md', 'utf8');
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
  const result = await build({
    stdin: { contents: code, resolveDir: path.resolve('docs'), loader: 'ts', sourcefile: 'engine-example.ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    logLevel: 'silent',
  });
  const text = result.outputFiles[0]?.text ?? '';
  const { exitStates } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  );
  const { table } = await openJava('class T { static int run() { int i = 0; while (i < 10) i++; return i; } }');
  const states: readonly string[] = exitStates(table, 'run');
  expect(states).toHaveLength(1);
  expect(states[0]).toMatch(/\bi[ =∈:]+10\b/);
});
