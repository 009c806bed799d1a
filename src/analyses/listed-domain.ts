/**
 * What the list of domains tells of each: its name, what can be chosen about it, and how it is made for a run.
 *
 * Most domains are made for any run over a program. Others keep in their states only what the methods touch that a run looks into:
 * these are told the methods that it starts with, and say what may be followed from there. Whoever runs such a domain follows
 * nothing else: the other calls are unknown calls. What a prepared domain claims holds for runs from these roots only.
 */
import type { MakeDomain } from '../engine/domain.js';
import type { EnginePolicy } from '../engine/policy.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { World } from '../program/calls/footprint.js';
import type { DomainName } from './domain-names.js';

/** What is run: the program, and the methods that runs start with. */
export interface PlannedRun {
  readonly world: World;
  readonly roots: readonly MethodDeclaration[];
}

export interface PreparedDomain<E> {
  readonly make: MakeDomain<E>;
  /** The only methods that may be followed. Absent: all. */
  readonly follows?: (callee: MethodDeclaration) => boolean;
  /** How the engine is best used with it. Any other policy is right too. */
  readonly policy?: Partial<Omit<EnginePolicy, 'follows'>>;
}

/** Something to choose about a domain: one of a few words. */
export interface DomainOption {
  readonly name: string;
  /** What it decides, in one sentence. */
  readonly text: string;
  /** The first one is the default. */
  readonly words: readonly string[];
}

/** Words by the names of options, one for each option of the domain. */
export type Chosen = Readonly<Record<string, string>>;

/**
 * Laws that tests demand of every domain, and that may hold of what states stand for, but not of the order: `abstract` is above,
 * a `step` from a larger state is larger. The list says why; the soundness fuzzing looks at these through `represents`.
 */
export type LawOfMeaning = 'abstract' | 'step';

export interface ListedDomain<E> {
  readonly id: DomainName;
  readonly options: readonly DomainOption[];
  readonly prepare: (run: PlannedRun, chosen: Chosen) => PreparedDomain<E>;
  readonly lawsOfMeaning: readonly LawOfMeaning[];
}

/** A listed domain whose states are of a type that the list does not tell. */
export interface SomeDomain extends Omit<ListedDomain<unknown>, 'prepare'> {
  readonly use: <R>(use: <E>(domain: ListedDomain<E>) => R) => R;
}

/** A domain that is made for any run over a program. */
export function listed<E>(id: DomainName, make: MakeDomain<E>): SomeDomain {
  return listedWith({ id, options: [], prepare: () => ({ make }), lawsOfMeaning: [] });
}

export function listedWith<E>(domain: ListedDomain<E>): SomeDomain {
  const { id, options, lawsOfMeaning } = domain;
  return { id, options, lawsOfMeaning, use: (use) => use(domain) };
}

/** The defaults, but for what is asked for. */
export function chosenOf(options: readonly DomainOption[], asked: Chosen = {}): Chosen {
  return Object.fromEntries(options.map(({ name, words }) => [name, asked[name] ?? words[0] ?? '']));
}

/** What a policy says about calls, and what the domain does. */
export function followsFor(
  { follows: may }: Pick<PreparedDomain<unknown>, 'follows'>,
  { follows }: Pick<EnginePolicy, 'follows'>,
): Pick<EnginePolicy, 'follows'> {
  if (may === undefined) return follows === undefined ? {} : { follows };
  return { follows: (at, callee) => may(callee.method) && follows?.(at, callee) !== false };
}
