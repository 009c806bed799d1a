/** Broken proofs: built with one change to their text. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Engine } from './support.js';

export interface TextChange {
  /** Under `src/analyses/typestate`. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly instead: string;
}

export interface ClosureMutant extends TextChange {
  readonly name: string;
  /** Where two places see to the same. */
  readonly also?: TextChange;
}

const ENTRY = `
export { isClosed } from './analyses/typestate/closure.js';
export { componentsOf } from './analyses/typestate/component.js';
export { discover } from './analyses/typestate/discovery.js';
export { emulate } from './analyses/typestate/emulation.js';
`;

/** Undefined builds it as it is. */
export function builtEngine(mutant: ClosureMutant | undefined): Promise<Engine> {
  return builtFrom<Engine>(ENTRY, mutant);
}

/** What the entry exports, built with the change. */
export async function builtFrom<Exports>(entry: string, mutant: ClosureMutant | undefined): Promise<Exports> {
  const folder = path.resolve('src');
  const changes = mutant === undefined ? [] : [mutant, ...(mutant.also === undefined ? [] : [mutant.also])];
  const result = await build({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
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
            const change = changes.find((each) => file === path.join(folder, 'analyses/typestate', each.file));
            if (change === undefined) return { contents, loader: 'ts' };
            if (contents.split(change.text).length !== 2) throw new Error(`not once in ${change.file}: ${change.text}`);
            return { contents: contents.replace(change.text, () => change.instead), loader: 'ts' };
          });
        },
      },
    ],
  });
  const text = result.outputFiles[0]?.text ?? '';
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}
