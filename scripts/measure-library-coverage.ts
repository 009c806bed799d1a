/**
 * Counts the calls of the Java library in archives, and of how many of them something is written down in `src/library`.
 *
 *     npm run measure:library-coverage -- [--most N] JAR…
 *
 * Methods without a record are listed, the most called first (`--most`, default 20). Needs a JDK: of classes without a model it says which there are.
 */
import { openArchive } from '../src/cli/input/archives.js';
import { Platform } from '../src/cli/input/platform.js';
import { sourceEntries } from '../src/cli/input/source-folders.js';
import { Hierarchy } from '../src/ir/hierarchy.js';
import { type Coverage, coverageOf } from '../test/library/coverage.js';
import { MODELS, openWith } from '../test/support/open.js';

const words = process.argv.slice(2);
const at = words.indexOf('--most');
const most = at < 0 ? 20 : Number(words[at + 1]);
const files = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
if (files.length === 0) throw new Error('no archive is named');
const platform = new Platform(undefined);
if (platform.problem !== undefined) throw new Error(platform.problem);

async function measured(file: string): Promise<Coverage> {
  const opened = openArchive(file, 'input');
  if (opened.kind === 'problem') throw new Error(`${file} ${opened.reason}`);
  const library = [...sourceEntries(MODELS), { kind: 'classes', provider: platform.provider } as const];
  const { table } = await openWith({ inputs: [], classes: [opened.classes], library });
  return coverageOf(new Hierarchy(table));
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
const told = ({ sites, known, followed }: Omit<Coverage, 'missing'>): string =>
  `${sites} calls of the library, ${share(known, sites)} with a fact, ${share(followed, sites)} with callbacks and writes`;

const missing = new Map<string, number>();
const sum = { sites: 0, known: 0, followed: 0 };
for (const file of files) {
  const found = await measured(file);
  console.log(`${file.replace(/.*\//, '')}: ${told(found)}`);
  for (const word of ['sites', 'known', 'followed'] as const) sum[word] += found[word];
  for (const { method, sites } of found.missing) missing.set(method, (missing.get(method) ?? 0) + sites);
}
console.log(`all: ${told(sum)}\n`);
const sorted = [...missing].sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
for (const [method, sites] of sorted.slice(0, most)) console.log(`${String(sites).padStart(6)}  ${method}`);
