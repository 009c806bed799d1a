/** The example of docs/solver.md gives what the page says. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('docs/solver.md shows an example that runs', async () => {
  const page = readFileSync('docs/solver.md', 'utf8');
  const [, code = '', after = ''] = /```ts\n([\s\S]*?)```\n([\s\S]*?)\n\n[^`]/.exec(page) ?? [];
  const result = await build({
    stdin: { contents: code, resolveDir: path.resolve('docs'), loader: 'ts', sourcefile: 'solver-example.ts' },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  const text = result.outputFiles[0]?.text ?? '';
  const { values } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  );
  const promised = [...after.matchAll(/`(\w+: [^`]+)`/g)].map(([, value]) => value);
  expect(promised).toHaveLength(3);
  expect(values).toEqual(promised);
});
