/**
 * Deletes guards, bounds, `instanceof` tests and `close` at random in libraries whose source Debian has, keeps the mutants that a
 * generated driver makes fail on a JVM where the original passes, and counts how many of them `check` shows.
 *
 *     npm run measure:deleted-guards -- FOLDER [--seed 24] [--each 15] [--only PART OF A NAME]
 *
 * FOLDER takes what is fetched, the mutants, and `deleted-guards.json`, all that was found. A mutant counts as shown where `check` reports
 * something in the mutated file that it does not report of the original, in the changed method or in one that the failure went through.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Token, textOf, tokensOf } from '../test/judge/tokens.js';
import { dependencies, jarsOf, openMirror, sourceOf } from './debian.js';
import { type Deletion, deletionsOf } from './guards/deletions.js';
import { shuffled } from './lot.js';

const LIBRARIES: readonly string[] = [
  'libjcommander-java',
  'libcommons-csv-java',
  'libcommons-codec-java',
  'libjsoup-java',
  'libargs4j-java',
  'libcommons-collections4-java',
];
/** Mutants that are tried of a library, and calls that are tried of each. */
const TRIED = 300;
const TRIALS = 600;

const words = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words[at + 1];
};
const folder = path.resolve(words[0] ?? 'guards');
const seed = Number(option('--seed') ?? 24);
const each = Number(option('--each') ?? 15);
const only = option('--only') ?? '';

interface Kept {
  readonly library: string;
  readonly file: string;
  readonly kind: Deletion['kind'];
  readonly deleted: string;
  readonly thrown: string;
  /** Whether the driver passes null, or something that answers null. */
  readonly usesNull: boolean;
  readonly frames: readonly string[];
  readonly calls: string;
  readonly shown: readonly string[];
  /** Verdicts at the failing line, where nothing is shown. */
  readonly decided: readonly string[];
}

interface Claim {
  readonly verdict: string;
  readonly property: string;
  readonly location: { readonly line: number };
}

interface Report {
  readonly results: readonly {
    readonly method: string;
    readonly findings: readonly {
      readonly rule: string;
      readonly verdict: string;
      readonly message: string;
      readonly location: { readonly line: number };
    }[];
    readonly claims: readonly Claim[];
  }[];
}

mkdirSync(folder, { recursive: true });
const mirror = openMirror(folder);
execFileSync('javac', ['-nowarn', '-d', folder, path.join(import.meta.dirname, 'guards', 'Prober.java')], {
  stdio: 'ignore',
});
const kept: Kept[] = [];
for (const library of LIBRARIES.filter((name) => name.includes(only))) {
  const found = measure(library);
  kept.push(...found);
  print(library, found);
}
writeFileSync(path.join(folder, 'deleted-guards.json'), `${JSON.stringify(kept, undefined, 1)}\n`);
for (const kind of ['guard', 'bounds', 'instanceof', 'close']) {
  const list = kept.filter((one) => one.kind === kind);
  if (list.length > 0) print(kind, list);
}
print('all', kept);

function print(name: string, list: readonly Kept[]): void {
  const count = (holds: (one: Kept) => boolean): number => list.filter(holds).length;
  const isShown = ({ shown }: Kept): boolean => shown.length > 0;
  console.log(
    `${name}: ${count(isShown)} of ${list.length} bugs shown; ` +
      `${count((one) => isShown(one) && !one.usesNull)} of ${count((one) => !one.usesNull)} where the driver passes no null; ` +
      `${count((one) => !isShown(one) && one.decided.length > 0)} decided but not shown`,
  );
}

function measure(library: string): readonly Kept[] {
  const source = sourceOf(mirror, library);
  const root = source === undefined ? undefined : sourceRoot(source);
  if (root === undefined) {
    console.log(`${library}: no source`);
    return [];
  }
  const home = path.join(folder, library);
  rmSync(home, { recursive: true, force: true });
  const classpath = dependencies(mirror, library)
    .flatMap((name) => jarsOf(mirror, name))
    .join(':');
  const texts = laidOut(root);
  const original = path.join(home, 'original');
  compileAll(texts, path.join(home, 'source'), original, classpath);
  const mutants = chosen(texts);
  const list = mutants.map(({ file, text }, number) => {
    const where = path.join(home, 'mutants', String(number));
    mkdirSync(where, { recursive: true });
    writeFileSync(path.join(where, path.basename(file)), text);
    return `${where}\t${className(file)}`;
  });
  writeFileSync(path.join(home, 'mutants.txt'), `${list.join('\n')}\n`);
  const command = ['-Xmx600m', '-cp', folder, 'Prober', original, classpath, path.join(home, 'mutants.txt')];
  const { stdout } = spawnSync('java', [...command, String(seed), String(TRIALS)], {
    cwd: home,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 590_000,
  });
  const failing = stdout
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => fields.length === 5);
  console.log(`${library}: ${mutants.length} mutants tried, ${failing.length} fail on a JVM where the original passes`);
  const before = new Map<string, ReadonlySet<string>>();
  return failing.slice(0, each).flatMap(([where = '', thrown = '', usesNull, frames = '', calls = '']) => {
    const mutant = mutants[Number(path.basename(where))];
    if (mutant === undefined) return [];
    const name = className(mutant.file);
    if (!before.has(name)) before.set(name, new Set(findingsOf(checked(original, name, classpath)).map(keyOf)));
    const overlay = path.join(home, 'overlay');
    rmSync(overlay, { recursive: true, force: true });
    cpSync(original, overlay, { recursive: true });
    cpSync(path.join(where, 'classes'), overlay, { recursive: true });
    const report = checked(overlay, name, classpath);
    const methods = new Set(frames.split(' ').map((frame) => frame.split(':')[0] ?? ''));
    const lines = frames.split(' ').map((frame) => Number(frame.split(':')[1]));
    const fresh = findingsOf(report).filter((finding) => before.get(name)?.has(keyOf(finding)) !== true);
    const shown = fresh.filter(
      ({ method, line }) => methods.has(method) || lines.includes(line) || line === mutant.line,
    );
    const decided = report.results
      .flatMap(({ claims }) => claims)
      .filter(
        ({ verdict, location }) => lines[0] === location.line && (verdict === 'refuted' || verdict === 'unproved'),
      )
      .map(({ verdict, property }) => `${property} ${verdict}`);
    return [
      {
        library,
        file: mutant.file,
        kind: mutant.kind,
        deleted: mutant.deleted,
        thrown,
        usesNull: usesNull === 'true',
        frames: frames.split(' '),
        calls,
        shown: shown.map(({ rule, verdict, line, message }) => `${line}: ${rule} ${verdict}: ${message}`),
        decided: [...new Set(decided)],
      },
    ];
  });
}

interface Found {
  readonly rule: string;
  readonly verdict: string;
  readonly message: string;
  readonly method: string;
  readonly line: number;
}

function findingsOf({ results }: Report): readonly Found[] {
  return results.flatMap(({ method, findings }) =>
    findings
      .filter(({ rule }) => rule !== 'not-analysed')
      .map(({ rule, verdict, message, location }) => ({
        rule,
        verdict,
        message,
        method: /([\w$<>]+)\(/.exec(method)?.[1] ?? method,
        line: location.line,
      })),
  );
}

function keyOf({ rule, method, message }: Found): string {
  return `${rule} ${method} ${message}`;
}

/** What `check` says of one class within its library. */
function checked(classes: string, name: string, classpath: string): Report {
  const output = path.join(folder, 'report.json');
  rmSync(output, { force: true });
  const behind = classpath === '' ? [] : ['--classpath', classpath];
  const wanted = ['--class', name, ...nestedIn(classes, name).flatMap((nested) => ['--class', nested])];
  const settings = ['--no-config', '--no-cache', '--quiet', '--jobs', '1', '--format', 'json', '--output', output];
  spawnSync(process.execPath, ['bin/espalier.js', 'check', classes, ...wanted, ...behind, ...settings], {
    timeout: 300_000,
  });
  return existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : { results: [] };
}

function nestedIn(classes: string, name: string): readonly string[] {
  const file = path.join(classes, name.replaceAll('.', '/'));
  return readdirSync(path.dirname(file))
    .filter((one) => one.startsWith(`${path.basename(file)}$`) && one.endsWith('.class'))
    .map((one) => `${name.slice(0, name.lastIndexOf('.') + 1)}${one.slice(0, -'.class'.length)}`);
}

interface Mutant {
  readonly file: string;
  readonly kind: Deletion['kind'];
  readonly deleted: string;
  readonly text: string;
  /** The first line that differs. */
  readonly line: number;
}

function chosen(texts: ReadonlyMap<string, readonly Token[]>): readonly Mutant[] {
  const all = [...texts].flatMap(([file, tokens]) =>
    deletionsOf(tokens).map((deletion) => ({ file, tokens, deletion })),
  );
  return shuffled(all, seed)
    .slice(0, TRIED)
    .map(({ file, tokens, deletion }) => {
      const text = textOf(deletion.tokens);
      const old = textOf(tokens).split('\n');
      const line = text.split('\n').findIndex((one, index) => one !== old[index]) + 1;
      return { file, kind: deletion.kind, deleted: deletion.text, text, line };
    });
}

function className(file: string): string {
  return file.slice(0, -'.java'.length).replaceAll('/', '.');
}

function sourceRoot(source: string): string | undefined {
  const folders = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const fitting = ['src/main/java', 'src/java', 'src'].flatMap((end) =>
    folders.filter(
      (one) => one.endsWith(`/${end}`) && ['org', 'com', 'net'].some((top) => folders.includes(`${one}/${top}`)),
    ),
  );
  return fitting[0] === undefined ? undefined : path.join(source, fitting[0]);
}

/** By path below the root: one statement a line, without comments. */
function laidOut(root: string): ReadonlyMap<string, readonly Token[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.java') && !/(?:module|package)-info\.java$/.test(file))
    .sort();
  return new Map(files.map((file) => [file, tokensOf(readFileSync(path.join(root, file), 'utf8'))]));
}

function compileAll(
  texts: ReadonlyMap<string, readonly Token[]>,
  sources: string,
  classes: string,
  classpath: string,
): void {
  for (const [file, tokens] of texts) {
    mkdirSync(path.dirname(path.join(sources, file)), { recursive: true });
    writeFileSync(path.join(sources, file), textOf(tokens));
  }
  mkdirSync(classes, { recursive: true });
  const list = path.join(sources, 'files');
  writeFileSync(list, [...texts.keys()].map((file) => path.join(sources, file)).join('\n'));
  execFileSync(
    'javac',
    ['-nowarn', '-proc:none', '-g', '-encoding', 'UTF-8', '-cp', `${classpath}:`, '-d', classes, `@${list}`],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
}
