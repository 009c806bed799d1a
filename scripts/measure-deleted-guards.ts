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
const TRIED = 150;
const TRIALS = 400;
/** How often sources are compiled, each time without those that failed before. */
const ATTEMPTS = 8;

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
  /** What is claimed of the line that fails and not proved, with why it is not shown. */
  readonly decided: readonly string[];
}

interface Claim {
  readonly verdict: string;
  readonly property: string;
  readonly location: { readonly line: number };
  readonly hidden?: string;
}

interface Report {
  readonly results: readonly {
    readonly class: string;
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
  writeFileSync(path.join(folder, 'deleted-guards.json'), `${JSON.stringify(kept, undefined, 1)}\n`);
}
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
  const original = path.join(home, 'original');
  const texts = compileAll(laidOut(root), path.join(home, 'source'), original, classpath);
  const mutants = chosen(texts);
  const list = mutants.map(({ file, text }, number) => {
    const where = path.join(home, 'mutants', String(number));
    mkdirSync(where, { recursive: true });
    writeFileSync(path.join(where, path.basename(file)), text);
    return `${where}\t${className(file)}`;
  });
  writeFileSync(path.join(home, 'mutants.txt'), `${list.join('\n')}\n`);
  const command = [
    '-Xmx600m',
    '-Djava.security.manager=allow',
    '-cp',
    folder,
    'Prober',
    original,
    classpath,
    path.join(home, 'mutants.txt'),
  ];
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
  const bugs = failing.flatMap(([where = '', thrown = '', usesNull, frames = '', calls = '']): readonly Failing[] => {
    const mutant = mutants[Number(path.basename(where))];
    if (mutant === undefined) return [];
    return [{ mutant, where, thrown, usesNull: usesNull === 'true', frames: frames.split(' '), calls }];
  });
  return roundsOf(bugs).flatMap((round) => judged(library, round, { home, original, classpath }));
}

interface Failing {
  readonly mutant: Mutant;
  readonly where: string;
  readonly thrown: string;
  readonly usesNull: boolean;
  /** `METHOD:LINE` in the mutated file, innermost first. */
  readonly frames: readonly string[];
  readonly calls: string;
}

/** As many as are wanted, other files first, in rounds that change each file at most once: a round is one run of `check`. */
function roundsOf(bugs: readonly Failing[]): readonly (readonly Failing[])[] {
  const rounds: Failing[][] = [];
  for (const bug of bugs) {
    const free = rounds.find((round) => round.every(({ mutant }) => mutant.file !== bug.mutant.file));
    if (free === undefined) rounds.push([bug]);
    else free.push(bug);
  }
  let left = each;
  return rounds.flatMap((round) => {
    const taken = round.slice(0, left);
    left -= taken.length;
    return taken.length === 0 ? [] : [taken];
  });
}

interface Place {
  readonly home: string;
  readonly original: string;
  readonly classpath: string;
}

function judged(library: string, round: readonly Failing[], { home, original, classpath }: Place): readonly Kept[] {
  const overlay = path.join(home, 'overlay');
  rmSync(overlay, { recursive: true, force: true });
  cpSync(original, overlay, { recursive: true });
  for (const { where } of round) cpSync(path.join(where, 'classes'), overlay, { recursive: true });
  const names = round.map(({ mutant }) => className(mutant.file));
  const report = checked(overlay, names, classpath);
  const suspicious = round.filter((bug) => findingsOf(report).some((finding) => isOf(finding, bug)));
  const again = suspicious.map(({ mutant }) => className(mutant.file));
  const before = new Set(again.length === 0 ? [] : findingsOf(checked(original, again, classpath)).map(keyOf));
  return round.map((bug) => {
    const { mutant, thrown, usesNull, frames, calls } = bug;
    const shown = findingsOf(report).filter((finding) => isOf(finding, bug) && !before.has(keyOf(finding)));
    const innermost = Number(frames[0]?.split(':')[1]);
    const decided = report.results
      .filter((result) => outermost(result.class) === className(mutant.file))
      .flatMap(({ claims }) => claims)
      .filter(({ verdict, location }) => location.line === innermost && verdict !== 'proved' && verdict !== 'unknown')
      .map(({ verdict, property, hidden }) => `${property} ${verdict}${hidden === undefined ? '' : ` (${hidden})`}`);
    return {
      library,
      file: mutant.file,
      kind: mutant.kind,
      deleted: mutant.deleted,
      thrown,
      usesNull,
      frames,
      calls,
      shown: shown.map(({ rule, verdict, line, message }) => `${line}: ${rule} ${verdict}: ${message}`),
      decided: [...new Set(decided)],
    };
  });
}

/** Whether a finding is in the mutated file, at the changed line or in a method that the failure went through. */
function isOf({ class: name, method, line }: Found, { mutant, frames }: Failing): boolean {
  if (outermost(name) !== className(mutant.file)) return false;
  return line === mutant.line || frames.some((frame) => frame.startsWith(`${method}:`) || frame.endsWith(`:${line}`));
}

function outermost(name: string): string {
  return name.split('$')[0] ?? name;
}

interface Found {
  readonly class: string;
  readonly rule: string;
  readonly verdict: string;
  readonly message: string;
  readonly method: string;
  readonly line: number;
}

function findingsOf({ results }: Report): readonly Found[] {
  return results.flatMap(({ class: name, method, findings }) =>
    findings
      .filter(({ rule }) => rule !== 'not-analysed')
      .map(({ rule, verdict, message, location }) => ({
        rule,
        verdict,
        message,
        class: name,
        method,
        line: location.line,
      })),
  );
}

function keyOf({ class: name, rule, method, message }: Found): string {
  return `${rule} ${name} ${method} ${message}`;
}

/** What `check` says of some classes within their library. */
function checked(classes: string, names: readonly string[], classpath: string): Report {
  const output = path.join(folder, 'report.json');
  rmSync(output, { force: true });
  const behind = classpath === '' ? [] : ['--classpath', classpath];
  const wanted = names.flatMap((name) => [name, ...nestedIn(classes, name)]).flatMap((name) => ['--class', name]);
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
  // Of several, the library itself: what is made beside it is smaller.
  const sizeOf = (root: string): number =>
    folders.filter((one) => one.startsWith(`${root}/`) && one.endsWith('.java')).length;
  const [first, ...others] = fitting;
  if (first === undefined) return undefined;
  return path.join(
    source,
    others.reduce((most, each) => (sizeOf(each) > sizeOf(most) ? each : most), first),
  );
}

/** By path below the root: one statement a line, without comments. */
function laidOut(root: string): ReadonlyMap<string, readonly Token[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.java') && !/(?:module|package)-info\.java$/.test(file))
    .sort();
  return new Map(files.map((file) => [file, tokensOf(readFileSync(path.join(root, file), 'utf8'))]));
}

/** Files that need what is not at hand are left out, and those that need them. Returns the others. */
function compileAll(
  texts: ReadonlyMap<string, readonly Token[]>,
  sources: string,
  classes: string,
  classpath: string,
): ReadonlyMap<string, readonly Token[]> {
  for (const [file, tokens] of texts) {
    mkdirSync(path.dirname(path.join(sources, file)), { recursive: true });
    writeFileSync(path.join(sources, file), textOf(tokens));
  }
  mkdirSync(classes, { recursive: true });
  const list = path.join(sources, 'files');
  const left = new Map(texts);
  for (let attempts = 0; attempts < ATTEMPTS; attempts++) {
    writeFileSync(list, [...left.keys()].map((file) => path.join(sources, file)).join('\n'));
    const { status, stderr } = spawnSync(
      'javac',
      ['-nowarn', '-proc:none', '-g', '-encoding', 'UTF-8', '-cp', `${classpath}:`, '-d', classes, `@${list}`],
      { encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    if (status === 0) return left;
    for (const [, file = ''] of stderr.matchAll(/^(\S+\.java):\d+: error/gm)) {
      left.delete(path.relative(sources, file));
    }
  }
  throw new Error(`${sources} cannot be compiled`);
}
