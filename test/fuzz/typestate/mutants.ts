/** Broken typestate analyses, built with one change to their text, and what catches them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { TABLE_GAPS } from '../../analyses/typestate/fixtures/gaps.js';
import { unmet } from '../../analyses/typestate/fixtures/tables.js';
import { readComponents } from '../../fixtures/typestate/programs.js';
import { openTexts } from '../../support/open.js';
import { allSubjects, FailedClient, fuzzTypestates } from './campaign.js';
import { analysed, type TypestateEngine } from './engine.js';
import type { TypestateMutant } from './mutant-list.js';

const ENTRY = `
export { componentsOf } from './analyses/typestate/component.js';
export { discover } from './analyses/typestate/discovery.js';
export { completed } from './analyses/typestate/completion.js';
export { checkClients, sketchesOf } from './analyses/typestate/client.js';
export { clientCode } from './analyses/typestate/client-code.js';
export { callsOf } from './analyses/typestate/client-calls.js';
`;
const BUDGET = 0.3;
const CLIENTS = 20;
const SEED = 9_000;

/** Undefined builds them as they are. */
export async function builtEngine(
  mutant: Pick<TypestateMutant, 'file' | 'text' | 'instead'> | undefined,
): Promise<TypestateEngine> {
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
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

/** What is wrong about the analysis, as far as these components show it; undefined: nothing. */
export async function caughtBy(engine: TypestateEngine, names: readonly string[]): Promise<string | undefined> {
  for (const fixture of readComponents().filter(({ name }) => names.includes(name))) {
    const { table } = await openTexts([fixture.source]);
    const found = attempted(() => analysed(engine, table, fixture.source.path, fixture.errors, BUDGET));
    if (typeof found === 'string') return found;
    const missing = unmet(fixture, found).filter((each) => TABLE_GAPS[fixture.name]?.[each] === undefined);
    if (missing.length > 0) return `table of ${fixture.name}: ${missing.join(', ')}`;
    if (fixture.closure === 'open' && found.some((each) => each.table.closed))
      return `${fixture.name} is called complete`;
  }
  const subjects = allSubjects().filter(({ name }) => names.includes(name));
  try {
    await fuzzTypestates(CLIENTS * subjects.length, SEED, { engine, subjects, shrinking: 0 });
    return undefined;
  } catch (failure) {
    if (failure instanceof FailedClient) return `clients: ${failure.wrong.kind}`;
    return `fault: ${String(failure)}`;
  }
}

/** A fault of the analysis is something wrong too. */
function attempted<T>(run: () => T): T | string {
  try {
    return run();
  } catch (failure) {
    return `fault: ${String(failure)}`;
  }
}
