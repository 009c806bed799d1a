/** Broken analyses: engine and domain, built with one change to their text. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { GraphEngine } from './trial.js';

export interface GraphMutant {
  readonly name: string;
  /** Under `src/domains/shapegraph`. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly instead: string;
  /** The seed of the first program, and how many there are. */
  readonly from: number;
  readonly within: number;
}

const ENTRY = `
export { analyse, ProgramModel } from './engine/index.js';
export { shapegraphDomain } from './domains/shapegraph/index.js';
`;

/** Undefined builds them as they are. */
export async function builtGraphEngine(mutant: GraphMutant | undefined): Promise<GraphEngine> {
  const folder = path.resolve('src');
  const changed = mutant === undefined ? undefined : path.join(folder, 'domains/shapegraph', mutant.file);
  const result = await build({
    stdin: { contents: ENTRY, resolveDir: folder, loader: 'ts' },
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
