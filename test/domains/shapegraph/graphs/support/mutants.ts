/** Builds the code under test with one change to its text. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Kit } from './kit.js';
import type { Mutant } from './mutant-list.js';

/** Undefined builds it as it is. */
export async function builtKit(mutant: Mutant | undefined): Promise<Kit> {
  const folder = path.resolve('src/domains/shapegraph/graphs');
  const changed = mutant === undefined ? undefined : path.join(folder, mutant.file);
  const result = await build({
    stdin: { contents: "export { shapeGraphs } from './shape-graphs.js';", resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutant',
        setup: (setup) => {
          setup.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
            const contents = readFileSync(file, 'utf8');
            if (mutant === undefined || file !== changed) return { contents, loader: 'ts' };
            if (contents.split(mutant.text).length !== 2) throw new Error(`not once in ${mutant.file}: ${mutant.text}`);
            return { contents: contents.replace(mutant.text, () => mutant.instead), loader: 'ts' };
          });
        },
      },
    ],
  });
  const text = result.outputFiles[0]?.text ?? '';
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}
