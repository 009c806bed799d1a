/** What is shown of loops that build something: the true formulas, none of the false ones, and seeded faults show some of those. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { loadSolver, SpecChecker } from '../../../../src/analyses/spec/checking/index.js';
import { SpecProgram } from '../../../../src/analyses/spec/spec-program.js';
import { DEFAULT_OPTIONS } from '../../../../src/domains/relational/options.js';
import { classOf, type Engine, randomBuilders, shownOf, withClauses } from './appending.js';
import { BUILDERS, type Builder } from './builders.js';
import { LOOP_MUTANTS, type LoopMutant } from './loop-mutants.js';

const SOLVER = loadSolver();
const ENGINE: Engine = { SpecChecker, SpecProgram, DEFAULT_OPTIONS };
const SCOPE = 3;

const ENTRY = `
export { SpecChecker } from './analyses/spec/checking/checker.js';
export { SpecProgram } from './analyses/spec/spec-program.js';
export { DEFAULT_OPTIONS } from './domains/relational/options.js';
`;

async function broken({ file: name, text, instead }: LoopMutant): Promise<Engine> {
  const changed = path.resolve('src/domains/relational', name);
  const result = await build({
    stdin: { contents: ENTRY, resolveDir: path.resolve('src'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    external: ['cadical-wasm'],
    plugins: [
      {
        name: 'mutant',
        setup: (setup) => {
          setup.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
            const contents = readFileSync(file, 'utf8');
            if (file !== changed) return { contents, loader: 'ts' };
            if (contents.split(text).length !== 2) throw new Error(`not once in ${name}: ${text}`);
            return { contents: contents.replace(text, () => instead), loader: 'ts' };
          });
        },
      },
    ],
  });
  const bundle = result.outputFiles[0]?.text ?? '';
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(bundle).toString('base64')}`);
}

async function shown(engine: Engine, { text }: Builder, formulas: readonly string[]): Promise<readonly string[]> {
  const found = await shownOf(engine, await SOLVER, classOf([withClauses(text, formulas)]), SCOPE, false);
  return [...found.shown.values()].flat();
}

describe('loops that build something', () => {
  it.each(Object.entries(BUILDERS))(
    '%s',
    async (_, builder) => {
      expect(await shown(ENGINE, builder, builder.shown)).toEqual(builder.shown);
      expect(await shown(ENGINE, builder, builder.wrong)).toEqual([]);
    },
    120_000,
  );

  it.each([2, 3])(
    'what is shown of random ones, no run breaks: seed %i',
    async (seed) => {
      const found = await shownOf(ENGINE, await SOLVER, randomBuilders(seed, 5, 6), 2, true);
      expect(found.wrong).toEqual([]);
      expect([...found.shown.values()].flat().length).toBeGreaterThan(4);
    },
    120_000,
  );
});

describe('seeded faults show something false', () => {
  it.each(LOOP_MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
    '%s',
    async (_, mutant) => {
      const builder = BUILDERS[mutant.seen] as Builder;
      expect((await shown(await broken(mutant), builder, builder.wrong)).length).toBeGreaterThan(0);
    },
    120_000,
  );
});
