/**
 * Builds what tests need of the analyzer, with a seeded fault or without. One build is kept for each entry and only what changed is built
 * again.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildContext, context } from 'esbuild';
import { applied, type Changed, changesOf, type TextChange } from './fault.js';

const SOURCES = path.resolve('src');

interface Building {
  readonly context: BuildContext<{ write: false }>;
  /** By file. */
  readonly changes: Map<string, TextChange[]>;
  /** Builds of one entry follow each other. */
  last: Promise<unknown>;
}

const BUILDINGS = new Map<string, Promise<Building>>();

/** The entry is a module beside `src` and `test`: `export { analyse } from './src/engine/index.js';`. */
export async function built<Exports>(entry: string, fault?: Changed): Promise<Exports> {
  const building = BUILDINGS.get(entry) ?? start(entry);
  BUILDINGS.set(entry, building);
  const started = await building;
  const text = started.last.then(() => textWith(started, changesOf(fault)));
  started.last = text.catch(() => undefined);
  const url = `data:text/javascript;base64,${Buffer.from(await text).toString('base64')}`;
  return import(/* @vite-ignore */ url);
}

/** Ends all builds; the next one starts anew. */
export async function endBuilds(): Promise<void> {
  const ending = [...BUILDINGS.values()];
  BUILDINGS.clear();
  for (const building of ending) await (await building).context.dispose();
}

async function start(entry: string): Promise<Building> {
  const changes = new Map<string, TextChange[]>();
  const started = await context({
    stdin: { contents: entry, resolveDir: path.resolve('.'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    platform: 'node',
    logLevel: 'silent',
    external: ['cadical-wasm', 'vitest'],
    plugins: [
      {
        name: 'seeded-faults',
        setup: (setup) => {
          setup.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
            const contents = readFileSync(file, 'utf8');
            const changed = (changes.get(file) ?? []).reduce((text, change) => applied(change, text), contents);
            return { contents: changed, loader: 'ts' };
          });
        },
      },
    ],
  });
  return { context: started, changes, last: Promise.resolve() };
}

async function textWith(building: Building, changes: readonly TextChange[]): Promise<string> {
  building.changes.clear();
  for (const change of changes) {
    const file = path.join(SOURCES, change.file);
    building.changes.set(file, [...(building.changes.get(file) ?? []), change]);
  }
  const result = await building.context.rebuild();
  return result.outputFiles?.[0]?.text ?? '';
}
