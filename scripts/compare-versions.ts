/**
 * What two versions say of the same inputs: every claim whose verdict differs, and what processor time and memory they took.
 *
 *     npm run compare -- BEFORE AFTER [--only PATTERN] [--jars JAR…]
 *
 * With `--only` the tasks alone whose name (`check test/fixtures/java/leak`) has the pattern in it. BEFORE and AFTER are commits, or folders with a built checkout (`.` for this one). Inputs are the fixtures, examples and suites of this
 * checkout, and jars. Nothing is replayed, so that the answers do not depend on how fast the machine is. The exit status is 1 where verdicts differ.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const TIMEOUT = 1_800_000;
const MEMORY = 512 * 1024 * 1024;

interface Told {
  readonly verdict: string;
  readonly reason?: string;
}

interface Ran {
  readonly claims: ReadonlyMap<string, Told>;
  readonly seconds: number;
  readonly megabytes: number;
  readonly problem?: string;
}

interface Task {
  readonly name: string;
  readonly given: readonly string[];
}

const [before, after, ...others] = process.argv.slice(2);
if (before === undefined || after === undefined) throw new Error('two versions are needed: BEFORE AFTER');
const only = new RegExp(others.includes('--only') ? (others[others.indexOf('--only') + 1] ?? '') : '');
const jars = others.includes('--jars') ? others.slice(others.indexOf('--jars') + 1) : [];
const work = mkdtempSync(path.join(tmpdir(), 'espalier-compare-'));

/** A folder in which the version is built. */
function checkout(version: string): string {
  if (existsSync(path.join(version, 'bin/espalier.js'))) return path.resolve(version);
  const folder = path.join(work, version.replaceAll(/\W/g, '-'));
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, version]);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  execFileSync('node', ['scripts/build.js'], { cwd: folder, stdio: 'ignore' });
  return folder;
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((each) => statSync(each).isDirectory());
}

/** Folder by folder, since fixtures of different folders may have classes of the same name. */
function tasks(): readonly Task[] {
  const inputs = [
    ...foldersIn('test/fixtures/java'),
    ...['test/fixtures/shape', 'test/fixtures/invariants', 'test/fixtures/spec', 'test/fixtures/typestate'],
    ...foldersIn('examples'),
    ...foldersIn('test/suite/java'),
  ].filter((folder) => existsSync(folder));
  const options = ['--format', 'json', '--budget-ms', '600000'];
  const of = (command: string, input: string, extra: readonly string[] = []): Task => ({
    name: `${command} ${input}`,
    given: [command, path.resolve(input), ...extra, ...options],
  });
  return [
    ...inputs.map((input) => of('check', input, ['--no-replay', '--no-cache', '--jobs', '1'])),
    ...inputs.flatMap((input) => ['shape', 'invariants'].map((command) => of(command, input, ['--no-replay']))),
    ...inputs.map((input) => of('typestate', input)),
    ...inputs.map((input) => of('spec', input)),
    ...jars.map((jar) => of('check', jar, ['--no-replay', '--no-cache', '--jobs', '1'])),
  ].filter(({ name }) => only.test(name));
}

/** Written when the process ends: what it used itself. */
const USAGE = `data:text/javascript,import{writeFileSync}from'node:fs';process.on('exit',()=>{if(process.env.USAGE)writeFileSync(process.env.USAGE,JSON.stringify(process.resourceUsage()))})`;

function run(folder: string, { given }: Task): Ran {
  const usage = path.join(work, 'usage.json');
  rmSync(usage, { force: true });
  const { stdout, stderr, error } = spawnSync(
    'node',
    ['--import', USAGE, path.join(folder, 'bin/espalier.js'), ...given],
    {
      encoding: 'utf8',
      timeout: TIMEOUT,
      maxBuffer: MEMORY,
      env: { ...process.env, USAGE: usage },
    },
  );
  const used = existsSync(usage)
    ? JSON.parse(readFileSync(usage, 'utf8'))
    : { userCPUTime: 0, systemCPUTime: 0, maxRSS: 0 };
  const seconds = (used.userCPUTime + used.systemCPUTime) / 1e6;
  const megabytes = used.maxRSS / 1024;
  try {
    return { claims: claimsIn(JSON.parse(stdout)), seconds, megabytes };
  } catch {
    return { claims: new Map(), seconds, megabytes, problem: error?.message ?? stderr.slice(0, 200) };
  }
}

interface Claim extends Told {
  readonly property: string;
  readonly kind?: string;
  readonly subject?: string | readonly string[];
  readonly location?: { readonly file: string; readonly line: number; readonly column: number };
}

interface Result {
  readonly class?: string;
  readonly method?: string;
  readonly descriptor?: string;
  readonly component?: string;
  readonly status?: string;
  readonly claims?: readonly Claim[];
}

/** By place and property; of specifications also their status. */
function claimsIn({ results }: { readonly results: readonly Result[] }): ReadonlyMap<string, Told> {
  const found = new Map<string, Told>();
  for (const { class: owner, method, descriptor, component, status, claims = [] } of results) {
    const whole = [component ?? owner, method, descriptor].filter((each) => each !== undefined).join('.');
    if (status !== undefined) found.set(`${whole} status`, { verdict: status });
    for (const { property, subject, location, kind, verdict, reason } of claims) {
      const place = `${path.basename(location?.file ?? '')}:${location?.line}:${location?.column}`;
      found.set([whole, property, kind, subject, place].join(' '), {
        verdict,
        ...(reason !== undefined && { reason }),
      });
    }
  }
  return found;
}

interface Total {
  claims: number;
  proved: [number, number];
  seconds: [number, number];
  megabytes: [number, number];
  differences: number;
}

function compare(old: Ran, now: Ran, name: string, total: Total): void {
  for (const { problem } of [old, now]) if (problem !== undefined) console.log(`${name}: no result: ${problem}`);
  total.seconds = [total.seconds[0] + old.seconds, total.seconds[1] + now.seconds];
  total.megabytes = [Math.max(total.megabytes[0], old.megabytes), Math.max(total.megabytes[1], now.megabytes)];
  if ((old.problem === undefined) !== (now.problem === undefined)) total.differences++;
  for (const place of new Set([...old.claims.keys(), ...now.claims.keys()])) {
    const [left, right] = [old.claims.get(place), now.claims.get(place)];
    total.claims++;
    total.proved[0] += left?.verdict === 'proved' ? 1 : 0;
    total.proved[1] += right?.verdict === 'proved' ? 1 : 0;
    if (left?.verdict === right?.verdict) continue;
    total.differences++;
    const why = right?.reason === undefined ? '' : ` (${right.reason})`;
    console.log(`${name}: ${place}: ${left?.verdict ?? 'nothing'} -> ${right?.verdict ?? 'nothing'}${why}`);
  }
}

const folders: readonly (readonly [string, string])[] = [
  [before, checkout(before)],
  [after, checkout(after)],
];
const total: Total = { claims: 0, proved: [0, 0], seconds: [0, 0], megabytes: [0, 0], differences: 0 };
try {
  for (const task of tasks()) {
    const [old, now] = folders.map(([, folder]) => run(folder, task)) as [Ran, Ran];
    compare(old, now, task.name, total);
    const isLarge = Math.max(old.seconds, now.seconds) > 20;
    if (isLarge)
      console.log(
        `${task.name}: ${old.seconds.toFixed(1)} -> ${now.seconds.toFixed(1)} s, ${old.megabytes.toFixed(0)} -> ${now.megabytes.toFixed(0)} MB`,
      );
  }
} finally {
  for (const [version, folder] of folders) {
    if (folder.startsWith(work)) execFileSync('git', ['worktree', 'remove', '--force', folder]);
    else if (version !== '.') console.log(`used as it is: ${folder}`);
  }
  rmSync(work, { recursive: true, force: true });
}
console.log(
  `${total.claims} claims, ${total.proved[0]} -> ${total.proved[1]} proved, ${total.differences} differences; ` +
    `${total.seconds[0].toFixed(0)} -> ${total.seconds[1].toFixed(0)} s of processor time, at most ${total.megabytes[0].toFixed(0)} -> ${total.megabytes[1].toFixed(0)} MB`,
);
process.exitCode = total.differences > 0 ? 1 : 0;
