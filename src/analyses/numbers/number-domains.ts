/** The domains that `numbers` chooses from, each with the means to write its states down. */

import type { LinearDomain, LinearOptions } from '../../domains/combinators/linear-domain.js';
import type { Values } from '../../domains/combinators/value-expressions.js';
import { intervals } from '../../domains/numbers/intervals/intervals.js';
import { octagons } from '../../domains/numbers/octagons/octagons.js';
import { zones } from '../../domains/numbers/zones/zones.js';
import type { Code } from '../../engine/code.js';
import type { Domain, ProgramView } from '../../engine/domain.js';
import type { Variable } from '../../ir/instructions.js';
import type { Interval } from '../../lattices/interval.js';
import { rangeOf } from '../../lattices/java-intervals.js';

/** A domain whose states can be written down. */
export type NumberDomain<E> = Domain<E> &
  Pick<LinearDomain<E>, 'relations'> &
  Partial<Pick<LinearDomain<E>, 'distances' | 'objects'>>;

type Make<E> = (program: ProgramView, options: LinearOptions) => NumberDomain<E>;

/** A domain of the list, whatever its states are. */
export type SomeNumbers = <R>(use: <E>(make: Make<E>) => R) => R;

export const NUMBER_DOMAINS = ['zones', 'octagons', 'intervals'] as const;
export type NumberDomainName = (typeof NUMBER_DOMAINS)[number];

const bounded: Make<Values<Interval>> = (program) => ({
  ...intervals(program),
  relations: ({ bindings }, code, keeps) => boundsIn(bindings, code, keeps),
});

const BY_NAME: Readonly<Record<NumberDomainName, SomeNumbers>> = {
  zones: (use) => use(zones),
  octagons: (use) => use(octagons),
  intervals: (use) => use(bounded),
};

export function numberDomain(name: NumberDomainName): SomeNumbers {
  return BY_NAME[name];
}

function boundsIn(
  bindings: Iterable<readonly [number, Interval]>,
  { body }: Code,
  keeps: (variable: Variable) => boolean,
): readonly string[] {
  return [...bindings].flatMap(([index, bounds]) => {
    const variable = body.variables[index];
    const name = variable?.sourceName;
    return variable === undefined || name === undefined || !keeps(variable)
      ? []
      : boundsOf(name, variable.type, bounds);
  });
}

function boundsOf(name: string, type: string, { lower, upper }: Interval): readonly string[] {
  if (type === 'boolean') return lower === upper ? [lower === 1 ? name : `!${name}`] : [];
  if (lower === upper) return [`${name} == ${literal(lower)}`];
  const range = rangeOf(type);
  return [
    ...(lower > range.lower ? [`${name} >= ${literal(lower)}`] : []),
    ...(upper < range.upper ? [`${name} <= ${literal(upper)}`] : []),
  ];
}

function literal(value: number): string {
  return Math.abs(value) < 2 ** 31 ? String(value) : `${value}L`;
}
