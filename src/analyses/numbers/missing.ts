/** What is known where a number is not shown to be right, and what is missing. */
import type { Interval } from '../../lattices/interval.js';
import { type Duty, ExpressionText, type Failure } from '../../obligations/index.js';
import type { NumbersRun } from './run-method.js';

/** Undefined where it is no matter of numbers, or not known. */
export function missing<E>(
  { domain, result, root }: NumbersRun<E>,
  { obligation: { method } }: Duty,
  { visit: { at, state } }: Failure<E>,
): string | undefined {
  const { instruction } = at.edge;
  const body = method.body();
  if (instruction.kind !== 'check' || body === undefined) return undefined;
  const { condition } = instruction;
  // Whichever way execution gets there.
  const all = result.at(root, at.edge.from).reduce(domain.lattice.join, state);
  const distances = domain.distances?.(all, condition);
  if (distances === undefined) return undefined;
  const text = new ExpressionText(body);
  const { value, beyond } = distances;
  switch (condition.kind) {
    case 'not-zero':
      return said(within(text.of(condition.operand), value), `${text.of(condition.operand)} == 0`);
    case 'not-negative':
      return said(within(text.of(condition.operand), value), `${text.of(condition.operand)} < 0`);
    case 'in-bounds': {
      const index = text.of(condition.index);
      const length = `${text.of(condition.array)}.length`;
      const below = value.lower >= 0 ? [] : [said(within(index, value), `${index} < 0`)];
      const above = beyond === undefined || beyond.upper < 0 ? [] : [said(...aboveLength(index, length, beyond))];
      return [...below, ...above].join('; ');
    }
    default:
      return undefined;
  }
}

function said(known: string | undefined, possible: string): string {
  return `${known === undefined ? '' : `\`${known}\` is known; `}\`${possible}\` is not excluded`;
}

/** What is known of an index and the length, and what that leaves open. */
function aboveLength(index: string, length: string, { upper }: Interval): readonly [string | undefined, string] {
  if (!Number.isFinite(upper) || upper > 2 ** 20) return [undefined, `${index} >= ${length}`];
  if (upper === 0) return [`${index} <= ${length}`, `${index} == ${length}`];
  return [`${index} <= ${length} + ${upper}`, `${index} >= ${length}`];
}

function within(name: string, { lower, upper }: Interval): string | undefined {
  const isBounded = (bound: number): boolean => Math.abs(bound) < 2 ** 31 - 1;
  if (isBounded(lower) && isBounded(upper))
    return lower === upper ? `${name} == ${lower}` : `${lower} <= ${name} && ${name} <= ${upper}`;
  if (isBounded(lower)) return `${name} >= ${lower}`;
  return isBounded(upper) ? `${name} <= ${upper}` : undefined;
}
