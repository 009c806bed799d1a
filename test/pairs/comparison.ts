/**
 * Compares what is said of two programs that name no class of each other, each alone and both together. Together nothing more is
 * proved. A proof that is lost has its cause in the other program, and the reason says where: a method there that overrides one of
 * the library.
 */
import type { Claim } from '../../src/findings/claim.js';
import type { ToldClaims } from './told-claims.js';
import type { Unit } from './units.js';

export type DifferenceKind =
  /** Proved together, not alone. */
  | 'gained'
  /** Proved alone, not together, without a cause. */
  | 'lost'
  /** Told only alone, or only together. */
  | 'missing'
  /** Refuted in one, not in the other. */
  | 'refuted'
  /** Told otherwise where the files come in another order. */
  | 'order';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly claim: string;
  readonly alone: string;
  readonly together: string;
}

export interface Compared {
  readonly differences: readonly Difference[];
  readonly claims: number;
  /** Proofs that the other program takes away, with its line. */
  readonly taken: number;
}

/** `other`: what came beside the program that is compared. `together` may hold its claims, too. */
export function compared(alone: ToldClaims, together: ToldClaims, files: ReadonlySet<string>, other: Unit): Compared {
  const differences: Difference[] = [];
  let taken = 0;
  for (const claim of new Set([...alone.keys(), ...ofFiles(together, files)])) {
    const [before, after] = [alone.get(claim), together.get(claim)];
    const kind = kindOf(before, after);
    if (kind === undefined) continue;
    if (kind === 'lost' && after !== undefined && namesCause(after, other)) taken++;
    else differences.push({ kind, claim, alone: textOf(before), together: textOf(after) });
  }
  return { differences, claims: alone.size, taken };
}

function ofFiles(claims: ToldClaims, files: ReadonlySet<string>): readonly string[] {
  return [...claims].filter(([, { location }]) => files.has(location.file)).map(([key]) => key);
}

function kindOf(alone: Claim | undefined, together: Claim | undefined): DifferenceKind | undefined {
  // A fact that nobody asked for arises with a method of the other program that may be called: what is not proved of it says nothing.
  if (alone === undefined && together?.kind === 'fact' && isOpen(together)) return undefined;
  if (alone === undefined || together === undefined) return together?.verdict === 'proved' ? 'gained' : 'missing';
  if (alone.verdict === together.verdict)
    return alone.verdict === 'proved' && alone.unreached !== true && together.unreached === true ? 'gained' : undefined;
  if (together.verdict === 'proved') return 'gained';
  if (alone.verdict === 'proved') return 'lost';
  return alone.verdict === 'refuted' || together.verdict === 'refuted' ? 'refuted' : undefined;
}

function isOpen({ verdict }: Claim): boolean {
  return verdict === 'unknown' || verdict === 'unproved';
}

/** Whether the reason names a line of the other program. */
function namesCause({ reason = '' }: Claim, other: Unit): boolean {
  return other.inputs.some(({ path, text }) => {
    const start = reason.indexOf(`${path}:`);
    const line = start < 0 ? 0 : Number(/^\d+/.exec(reason.slice(start + path.length + 1))?.[0] ?? 0);
    return line > 0 && line <= text.split('\n').length;
  });
}

/** Files in another order: every claim is the same, with its reason and what it rests on. */
export function comparedOrders(one: ToldClaims, other: ToldClaims): readonly Difference[] {
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((claim): readonly Difference[] => {
    const [alone, together] = [textOf(one.get(claim)), textOf(other.get(claim))];
    return alone === together ? [] : [{ kind: 'order', claim, alone, together }];
  });
}

function textOf(claim: Claim | undefined): string {
  if (claim === undefined) return 'not told';
  const { verdict, unreached, reason, message, assumptions } = claim;
  return [verdict, unreached === true ? 'never reached' : '', reason ?? message ?? '', assumptions.join(' ')]
    .filter((part) => part !== '')
    .join('; ');
}
