/** Hostile class files in number: each ends in a diagnostic or in verified IR, soon, and with little memory. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTexts } from '../../support/open.js';
import { randomFrom } from '../random.js';
import { type Judgement, judge } from './judge.js';
import { mutate } from './mutations.js';
import { assembledSeeds, fixtureSeeds, jdkSeeds } from './seeds.js';

/** An unchanged class takes milliseconds. */
const HANG_MILLISECONDS = 5_000;
const MOST_BYTES = 1024 * 1024 * 1024;

export interface CampaignReport {
  readonly files: number;
  readonly kinds: ReadonlyMap<Judgement['kind'], number>;
  readonly bodies: number;
  readonly slowest: { readonly milliseconds: number; readonly what: string };
  /** The most memory that the process had after a file. */
  readonly memory: number;
  readonly failures: readonly string[];
}

export async function fuzzClassFiles(count: number, seed: number): Promise<CampaignReport> {
  const random = randomFrom(seed);
  const library = (await openTexts([])).table;
  const seeds = [...assembledSeeds(), ...fixtureSeeds(), ...jdkSeeds()];
  const failures: string[] = [];
  const kinds = new Map<Judgement['kind'], number>();
  let [bodies, memory, slowest] = [0, 0, { milliseconds: 0, what: '' }];
  for (let run = 0; run < count; run++) {
    const { name, bytes, marks } = random.pick(seeds);
    const { bytes: changed, changes } = mutate(bytes, marks, random);
    const what = `${name} with ${changes.join(', ')}`;
    const { failure, kind, bodies: translated, milliseconds } = judge(changed, library);
    bodies += translated;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, what };
    if (run % 50 === 0) memory = Math.max(memory, process.memoryUsage.rss());
    const reason = failure ?? (milliseconds > HANG_MILLISECONDS ? `took ${milliseconds.toFixed(0)} ms` : undefined);
    if (reason !== undefined) failures.push(`${what} (${saved(changed)}): ${reason}`);
  }
  if (memory > MOST_BYTES) failures.push(`${(memory / 1e6).toFixed(0)} MB of memory`);
  return { files: count, kinds, bodies, slowest, memory, failures };
}

function saved(bytes: Uint8Array): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'espalier-hostile-')), 'Hostile.class');
  writeFileSync(file, bytes);
  return file;
}

/** Throws where something must not have happened. */
export function hostileReport({ kinds, bodies, slowest, memory, failures }: CampaignReport): string {
  if (failures.length > 0) throw new Error(`${failures.length} failures:\n${failures.slice(0, 20).join('\n')}`);
  const seen = [...kinds].map(([kind, number]) => `${kind} ${number}`).join(', ');
  const time = `slowest ${slowest.milliseconds.toFixed(0)} ms (${slowest.what})`;
  return `${seen}, ${bodies} bodies, ${time}, ${(memory / 1e6).toFixed(0)} MB`;
}
