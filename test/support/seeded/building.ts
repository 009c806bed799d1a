/**
 * Builds what tests need of the analyzer, with a seeded fault or without. One build is kept for each entry and only what changed is built
 * again.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildContext, context } from 'esbuild';
import { applied, type Changed, changesOf, type TextChange } from './fault.js';

const SOURCES = path.resolve('src');

interface Building {
  readonly context: BuildContext<{ write: false }>;
  /** By file. */
  readonly changes: Map<string, TextChange[]>;
  /** Files that the last build changed. */
  readonly seen: Set<string>;
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
  return imported<Exports>(await text);
}

/** From a file inside of the package, where it finds its dependencies. */
async function imported<Exports>(text: string): Promise<Exports> {
  const place = path.resolve('node_modules/.espalier-test');
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(path.join(place, 'seeded-'));
  const file = path.join(folder, 'built.mjs');
  try {
    writeFileSync(file, text);
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends all builds; the next one starts anew. */
export async function endBuilds(): Promise<void> {
  const ending = [...BUILDINGS.values()];
  BUILDINGS.clear();
  for (const building of ending) await (await building).context.dispose();
}

async function start(entry: string): Promise<Building> {
  const changes = new Map<string, TextChange[]>();
  const seen = new Set<string>();
  const started = await context({
    stdin: { contents: entry, resolveDir: path.resolve('.'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    platform: 'node',
    logLevel: 'silent',
    packages: 'external',
    plugins: [
      {
        name: 'seeded-faults',
        setup: (setup) => {
          setup.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
            const contents = readFileSync(file, 'utf8');
            if (changes.has(file)) seen.add(file);
            const changed = (changes.get(file) ?? []).reduce((text, change) => applied(change, text), contents);
            return { contents: changed, loader: 'ts' };
          });
        },
      },
    ],
  });
  return { context: started, changes, seen, last: Promise.resolve() };
}

async function textWith(building: Building, changes: readonly TextChange[]): Promise<string> {
  building.changes.clear();
  for (const change of changes) {
    const file = path.join(SOURCES, change.file);
    building.changes.set(file, [...(building.changes.get(file) ?? []), change]);
  }
  building.seen.clear();
  const result = await building.context.rebuild();
  for (const [file, [change]] of building.changes)
    if (!building.seen.has(file)) throw new Error(`not part of what is built: ${change?.file}`);
  return result.outputFiles?.[0]?.text ?? '';
}
