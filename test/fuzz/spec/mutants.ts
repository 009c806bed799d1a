/** Broken analyses, built with one change to their text, and what catches them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { spec } from '../../../src/workspace/spec.js';
import { check, newTally, specify } from '../../analyses/spec/oracle/check.js';
import { openTexts } from '../../support/open.js';
import { drawing } from './campaign.js';
import type { SpecMutant } from './mutant-list.js';
import { randomProgram } from './program.js';

export type SpecEngine = typeof spec;

/** The analysis, and a search for faults of its algebra. */
export interface Built {
  readonly spec: SpecEngine;
  findFault(worlds: number): string | undefined;
}

const ENTRY = `
export { spec } from './src/workspace/spec.js';
export { findFault } from './test/domains/relational/faults.js';
`;

/** Undefined builds it as it is. */
export async function built(mutant: Omit<SpecMutant, 'name'> | undefined): Promise<Built> {
  const folder = path.resolve('src');
  const changed = mutant === undefined ? undefined : path.join(folder, 'domains/relational', mutant.file);
  const result = await build({
    stdin: { contents: ENTRY, resolveDir: path.resolve('.'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
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

const FIXTURES = [
  'test/fixtures/spec/traps/Traps.java',
  'test/fixtures/spec/traps/Callbacks.java',
  'test/fixtures/spec/traps/FailedInitialisers.java',
  'test/papers/syntactic-specifications/programs/List.java',
];
const PROGRAMS = 60;
const SEED = 3_000;

/** What is wrong about the analysis; undefined: nothing that these programs show. Worlds are for faults of the algebra. */
export async function caughtBy(
  { spec: engine, findFault }: Built,
  worlds: number,
  programs = PROGRAMS,
): Promise<string | undefined> {
  const fault = findFault(worlds);
  if (fault !== undefined) return fault;
  const texts = FIXTURES.map((file) => readFileSync(file, 'utf8'));
  for (let seed = 0; seed < programs; seed++) texts.push(randomProgram(drawing(SEED + seed)));
  for (const [place, text] of texts.entries()) {
    const workspace = await openTexts([{ path: 'M.java', text }]);
    try {
      const results = specify(workspace, engine);
      const isRandom = place >= FIXTURES.length;
      const judged = isRandom ? results.filter((result) => result.class === 'M') : results;
      const [wrong] = check(
        workspace,
        judged,
        isRandom ? { enumerated: { scope: 2, heaps: 16 }, random: 16 } : { random: 500 },
        drawing(place),
        newTally(),
      );
      if (wrong !== undefined) return `${wrong.method}: ${wrong.fault}`;
    } catch (fault) {
      return `fault: ${String(fault)}`;
    }
  }
  return undefined;
}
