/** What `numbers` says of a method, and what runs on small inputs show. */
import type { NumberDomainName } from '../../src/analyses/numbers/index.js';
import * as numbersModule from '../../src/analyses/numbers/index.js';
import { runScope } from '../../src/execution/enumeration/run-scope.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import type { Claim } from '../../src/findings/claim.js';
import { openTexts } from '../support/open.js';
import type { Pair } from './methods/pair.js';
import { SUITE } from './suite.js';
import { TRAPS } from './traps.js';

const RULES: ReadonlySet<string> = new Set([
  'array-bounds',
  'negative-array-size',
  'division-by-zero',
  'assert',
  'ensures',
  'invariant',
]);

/** Arguments and contents of heaps; the second row has the limits of types. */
export const INTEGERS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, -1, 4],
  [0, 2147483647, -2147483648, 127, 128, 58, 65534, 65535, 10, 122, 8, -2, 5],
];

export interface Said {
  readonly claims: readonly Claim[];
  readonly faults: number;
}

export async function said(
  members: string,
  domain: NumberDomainName,
  replay: boolean,
  { numbersInput }: Pick<typeof numbersModule, 'numbersInput'> = numbersModule,
): Promise<Said> {
  const { table } = await openTexts([{ path: 'A.java', text: `class A { ${members} }` }]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const { results, faults, diagnostics } = numbersInput(table, classes, {
    isSelected: () => true,
    domain,
    replay,
    budget: 1,
  });
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join());
  return { claims: results.flatMap(({ claims }) => claims), faults };
}

/** What some run of `f` breaks. */
export async function broken(members: string): Promise<readonly Claim[]> {
  const { table } = await openTexts([{ path: 'A.java', text: `class A { ${members} }` }]);
  const method = table.find('A')?.methods.find(({ name }) => name === 'f');
  if (method === undefined) throw new Error('no method f');
  for (const integers of INTEGERS) {
    const { result } = runScope(table, method, { scope: 3, natives: NATIVES, integers, runs: 3_000, steps: 600_000 });
    const refuted = result.claims.filter(({ property, verdict }) => verdict === 'refuted' && RULES.has(property));
    if (refuted.length > 0) return refuted;
  }
  return [];
}

/** The members with the change. */
export function twinOf({ name, members, from, to }: Pair): string {
  if (!members.includes(from)) throw new Error(`${name}: there is no ${from}`);
  return members.replace(from, to);
}

/** What fails in a run, by the members: it stays so. */
const FAILING = new Map<string, Promise<readonly Claim[]>>();

function failing(members: string): Promise<readonly Claim[]> {
  const known = FAILING.get(members) ?? broken(members);
  FAILING.set(members, known);
  return known;
}

/** The first of the methods that fail of which what fails is proved. */
export async function falseProof(
  engine: Pick<typeof numbersModule, 'numbersInput'> = numbersModule,
  domain: NumberDomainName = 'zones',
): Promise<string | undefined> {
  for (const [name, members] of [...TRAPS, ...SUITE.map((pair) => [pair.name, twinOf(pair)] as const)]) {
    const { claims } = await said(members, domain, false, engine);
    for (const { property, location } of await failing(members)) {
      const same = claims.filter((claim) => claim.property === property && claim.location.line === location.line);
      if (same.length > 0 && same.every(({ verdict }) => verdict === 'proved')) return `${name}: ${property} is proved`;
    }
  }
  return undefined;
}
