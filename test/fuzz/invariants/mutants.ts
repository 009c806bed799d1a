/** Broken analyses of class invariants, built with one change to their text. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { AnalyseClasses } from '../../analyses/invariants/fixtures/judge.js';
import type { InvariantsMutant } from './mutant-list.js';

const ENTRY = `export { invariantsOfInput } from './analyses/invariants/index.js';`;

/** Undefined builds it as it is. */
export async function builtAnalysis(mutant: InvariantsMutant | undefined): Promise<AnalyseClasses> {
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
  const built: { readonly invariantsOfInput: AnalyseClasses } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  );
  return built.invariantsOfInput;
}
