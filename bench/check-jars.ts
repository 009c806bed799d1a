/**
 * `check` on whole jars, before and after, in turn: methods a second of user processor time, peak memory, verdicts.
 *
 *     npm run bench:check-jars -- [--before VERSION] [--after VERSION] [JAR…]
 *
 * Versions are commits, or folders with a built checkout (`.` for this one, the default of `--after`). Without jars: those of /usr/share/java that are there.
 * One core, no cache, nothing replayed, so that the answers do not depend on the machine. The exit status is 1 where verdicts differ.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BEFORE } from './before.js';
import { type Run, Versions } from './versions.js';

const USUAL = [
  'commons-cli',
  'commons-csv',
  'gson',
  'commons-io',
  'commons-lang3',
  'jgrapht0.8',
  'commons-collections4',
  'guava',
];

interface Checked {
  readonly methods: number;
  /** Claims by verdict. */
  readonly verdicts: ReadonlyMap<string, number>;
  /** Verdicts by place and property, sorted. */
  readonly claims: readonly string[];
}

interface Envelope {
  readonly stats: { readonly methods: number };
  readonly results: readonly {
    readonly class?: string;
    readonly method?: string;
    readonly descriptor?: string;
    readonly claims: readonly {
      readonly property: string;
      readonly verdict: string;
      readonly location?: { readonly line: number; readonly column: number };
    }[];
  }[];
}

function checkedIn({ output }: Run): Checked | undefined {
  if (output === '') return undefined;
  const { stats, results } = JSON.parse(output) as Envelope;
  const verdicts = new Map<string, number>();
  const claims: string[] = [];
  for (const { class: owner, method, descriptor, claims: own } of results) {
    for (const { property, verdict, location } of own) {
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      claims.push([owner, method, descriptor, location?.line, location?.column, property, verdict].join(' '));
    }
  }
  return { methods: stats.methods, verdicts, claims: claims.sort() };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string', default: BEFORE }, after: { type: 'string', default: '.' } },
});
const usual = USUAL.map((name) => `/usr/share/java/${name}.jar`);
const jars = (positionals.length > 0 ? positionals : usual).filter((jar) => existsSync(jar));
const versions = new Versions();
const ratios: number[] = [];
try {
  const before = versions.folderOf(values.before);
  const after = versions.folderOf(values.after);
  console.log(`methods a second of user processor time: ${values.before} -> ${values.after}`);
  for (const jar of jars) {
    const words = [
      'check',
      path.resolve(jar),
      '--no-replay',
      '--no-cache',
      '--jobs',
      '1',
      '--format',
      'json',
      '--quiet',
    ];
    const [old, now] = [versions.run(before, words), versions.run(after, words)];
    console.log(line(path.basename(jar), old, now));
  }
  const median = [...ratios].sort((one, other) => one - other)[Math.floor(ratios.length / 2)];
  console.log(`${ratios.length} jars, ${median?.toFixed(2) ?? '-'} times as many on the median`);
} finally {
  versions.remove();
}

function line(name: string, old: Run, now: Run): string {
  const [left, right] = [checkedIn(old), checkedIn(now)];
  if (left === undefined || right === undefined) {
    process.exitCode = 1;
    return `${name}: no result (exit status ${old.status}, ${now.status})`;
  }
  const [slow, fast] = [left.methods / old.seconds, right.methods / now.seconds];
  ratios.push(fast / slow);
  const told = new Set(left.claims);
  const same = left.claims.join('\n') === right.claims.join('\n');
  if (!same) process.exitCode = 1;
  const different = right.claims.filter((claim) => !told.has(claim)).length;
  const counts = [...right.verdicts].map(
    ([verdict, count]) => `${verdict} ${count - (left.verdicts.get(verdict) ?? 0)}`,
  );
  return [
    `${name.padEnd(26)} ${String(right.methods).padStart(6)} methods  ${slow.toFixed(1).padStart(6)} -> ${fast.toFixed(1).padStart(6)}  (${(fast / slow).toFixed(2)} times)`,
    `${old.seconds.toFixed(1)} -> ${now.seconds.toFixed(1)} s`,
    `${old.megabytes.toFixed(0)} -> ${now.megabytes.toFixed(0)} MB`,
    same
      ? `${right.claims.length} claims, the same`
      : `${different} of ${right.claims.length} claims differ (${counts.join(', ')})`,
  ].join('  ');
}
