/** Counts the verdicts of a run of `shape` over many classes, by claim and by method. */
import type { ShapeClaim, ShapeResult } from '../src/findings/shape-result.js';
import type { ClassTable } from '../src/ir/program.js';
import { isReference } from '../src/ir/types.js';

const OUTCOMES = ['proved', 'proved with needs', 'refuted', 'unproved', 'unknown'] as const;
type Outcome = (typeof OUTCOMES)[number];
type Counts = Map<Outcome, number>;

export interface Tally {
  /** Obligations of all properties, and of each. */
  readonly claims: Counts;
  readonly properties: ReadonlyMap<string, Counts>;
  readonly unreached: number;
  /** A method counts as the worst of its obligations: refuted, unknown, unproved, with needs, proved. */
  readonly methods: Counts;
  /** Those of whose own code all is covered. */
  readonly covered: Counts;
  /** Methods with no obligation. */
  readonly idle: number;
  readonly reasons: ReadonlyMap<string, { count: number; readonly methods: Set<string>; readonly example: string }>;
}

const WORST: readonly Outcome[] = ['refuted', 'unknown', 'unproved', 'proved with needs', 'proved'];

export function counted(results: readonly ShapeResult[], table: ClassTable): Tally {
  const properties = new Map<string, Counts>();
  const claims: Counts = new Map();
  const methods: Counts = new Map();
  const covered: Counts = new Map();
  const reasons = new Map<string, { count: number; readonly methods: Set<string>; readonly example: string }>();
  let unreached = 0;
  let idle = 0;
  for (const result of results) {
    const met = new Set<Outcome>();
    const name = `${result.class}.${result.method}${result.descriptor}`;
    for (const claim of result.claims) {
      const outcome = outcomeOf(claim);
      const title = claim.kind === 'fact' ? `${claim.property} (fact)` : claim.property;
      const counts = properties.get(title) ?? new Map<Outcome, number>();
      properties.set(title, counts);
      add(counts, outcome);
      if (claim.kind === 'fact') continue;
      add(claims, outcome);
      met.add(outcome);
      if (outcome === 'proved' && claim.unreached === true) unreached++;
      if (outcome !== 'unknown') continue;
      const reason = general(claim.reason ?? 'no reason');
      const found = reasons.get(reason);
      if (found === undefined) {
        const example = `${name}, line ${claim.location.line}: ${claim.reason ?? ''}`;
        reasons.set(reason, { count: 1, methods: new Set([name]), example });
      } else {
        found.count++;
        found.methods.add(name);
      }
    }
    const worst = WORST.find((outcome) => met.has(outcome));
    if (worst === undefined) idle++;
    else {
      add(methods, worst);
      if (isCovered(table, result)) add(covered, worst);
    }
  }
  return { claims, properties, unreached, methods, covered, idle, reasons };
}

function outcomeOf({ verdict, needs }: ShapeClaim): Outcome {
  return needs !== undefined && verdict !== 'refuted' ? 'proved with needs' : verdict;
}

/** No element of an array of references, nothing that could not be translated, no lock. */
function isCovered(table: ClassTable, result: ShapeResult): boolean {
  const method = table
    .find(result.class)
    ?.methods.find(({ name, descriptor }) => name === result.method && descriptor === result.descriptor);
  return (method?.body()?.edges ?? []).every(({ instruction }) => {
    if (instruction.kind === 'unsupported' || instruction.kind === 'monitor') return false;
    const isAccess = instruction.kind === 'load' || instruction.kind === 'store';
    return !(isAccess && instruction.place.kind === 'element' && isReference(instruction.place.type));
  });
}

/** Without lines and names, so that what has the same cause is counted together. */
function general(reason: string): string {
  return reason
    .replace(/`[^`]*`/g, '`…`')
    .replace(/'[^']*'/g, "'…'")
    .replace(/ in [\w.$<>]+, line \d+/g, '')
    .replace(/,? (?:in|at|on) lines? \d+/g, '')
    .replace(/\blines? \d+:? ?/g, '')
    .replace(/\b\d+\b/g, '#');
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function total(counts: Counts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

export function printTable(lines: readonly (readonly [string, string])[]): void {
  for (const [name, value] of lines) console.log(`  ${name.padEnd(26)}${value}`);
}

export function printShares({ claims, properties, methods, covered, unreached, idle }: Tally): void {
  console.log(`\n  ${''.padEnd(36)}${['all', ...OUTCOMES].map((title) => title.padStart(19)).join('')}`);
  const row = (title: string, counts: Counts): void => {
    const all = total(counts);
    const cells = OUTCOMES.map((outcome) => {
      const count = counts.get(outcome) ?? 0;
      return `${count} (${all === 0 ? 0 : ((100 * count) / all).toFixed(1)} %)`.padStart(19);
    });
    console.log(`  ${title.padEnd(36)}${String(all).padStart(19)}${cells.join('')}`);
  };
  row('obligations', claims);
  for (const [property, counts] of [...properties].sort(([one], [other]) => (one < other ? -1 : 1)))
    row(`  ${property}`, counts);
  row('methods, by their worst', methods);
  row('  of covered constructs', covered);
  console.log(`  unreached among the proved: ${unreached}; methods without obligations: ${idle}`);
}

export function printUnknown({ reasons }: Tally, withExamples: boolean): void {
  if (reasons.size === 0) return;
  console.log('\n  unknown by reason (obligations, methods):');
  for (const [reason, { count, methods, example }] of [...reasons].sort(
    (one, other) => other[1].count - one[1].count,
  )) {
    console.log(`  ${String(count).padStart(7)} ${String(methods.size).padStart(6)}  ${reason}`);
    if (withExamples) console.log(`                  ${example}`);
  }
}
