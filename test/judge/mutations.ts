/** The kinds of mutations: each finds the places of a program where it applies, and what could stand there instead. */
import type { Random } from '../fuzz/random.js';
import { changesInCallbacks } from './mutations-in-callbacks.js';
import { changesOfStatements } from './mutations-of-statements.js';
import { changesOfValues } from './mutations-of-values.js';
import type { Token } from './tokens.js';

/** Tokens from `from` up to, but not including, `to` become one of `by`. */
export interface Site {
  readonly from: number;
  readonly to: number;
  readonly by: readonly (readonly Token[])[];
}

export interface MutationKind {
  readonly name: string;
  /** How often it is chosen, against the others. */
  readonly weight: number;
  sites(tokens: readonly Token[]): readonly Site[];
}

export interface Mutated {
  readonly kind: string;
  readonly tokens: readonly Token[];
}

export const MUTATIONS: readonly MutationKind[] = [...changesOfValues, ...changesOfStatements, ...changesInCallbacks];

/** Undefined where the kind that was chosen has no place in the program. */
export function mutate(tokens: readonly Token[], random: Random): Mutated | undefined {
  const kind = random.pick(MUTATIONS.flatMap((each) => Array.from({ length: each.weight }, () => each)));
  const sites = kind.sites(tokens).filter(({ by }) => by.length > 0);
  if (sites.length === 0) return undefined;
  const { from, to, by } = random.pick(sites);
  return { kind: kind.name, tokens: [...tokens.slice(0, from), ...random.pick(by), ...tokens.slice(to)] };
}
