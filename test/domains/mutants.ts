/** Broken engines and domains: the real ones, built with one change to their text. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { intervals } from '../../src/domains/intervals/intervals.js';
import type { recency } from '../../src/domains/recency/index.js';
import type { MakeDomain } from '../../src/engine/domain.js';
import type { Engine } from '../fuzz/soundness/trial.js';
import type { DomainName, Mutant } from './mutant-list.js';

interface BuiltModule extends Engine {
  readonly intervals: typeof intervals;
  readonly recency: typeof recency;
}

/** Uses a domain without naming the type of its states. */
export type WithDomain = <R>(use: <E>(make: MakeDomain<E>) => R) => R;

export interface Built {
  readonly engine: Engine;
  readonly domain: WithDomain;
}

const ENTRY = `
export { analyse, ProgramModel } from './engine/index.js';
export { intervals } from './domains/intervals/intervals.js';
export { recency } from './domains/recency/index.js';
`;

/** Builds engine and domains with the change; undefined builds them as they are. */
export async function built(
  mutant: Pick<Mutant, 'file' | 'text' | 'instead'> | undefined,
  name: DomainName,
): Promise<Built> {
  const folder = path.resolve('src');
  const changed = mutant === undefined ? undefined : path.join(folder, mutant.file);
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
  const module: BuiltModule = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  );
  const { analyse, ProgramModel } = module;
  const domain: WithDomain = (use) => (name === 'recency' ? use(module.recency()) : use(module.intervals));
  return { engine: { analyse, ProgramModel }, domain };
}
