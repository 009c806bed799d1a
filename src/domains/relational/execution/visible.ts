/** A summary as others see it: whether classes have been initialised before the call is not known. */
import type { Algebra, Node } from '../algebra.js';
import { Substitution } from '../substitute.js';
import type { Outcome, Summary } from '../summary.js';
import { INITIALISED } from './world.js';

export function visible(algebra: Algebra, summary: Summary): Summary {
  const isInternal = ({ fields }: Outcome): boolean => [...fields.keys()].some(({ name }) => name === INITIALISED);
  if (!summary.outcomes.some(isInternal)) return summary;
  const flags = new Map<Node, Node>();
  const substitution = new Substitution(algebra, (symbol, node) => {
    if (symbol.kind === 'unknown') {
      // Only what depends on a flag is another unknown.
      const parts = [substitution.node(symbol.lower), substitution.node(symbol.upper)];
      return parts[0] === symbol.lower && parts[1] === symbol.upper ? node : undefined;
    }
    if (symbol.kind !== 'field' || symbol.field.name !== INITIALISED) return undefined;
    let flag = flags.get(node);
    if (flag === undefined) {
      const reason = `whether ${symbol.field.owner} is initialised`;
      flag = algebra.unknown(reason, ['boolean'], algebra.none(), algebra.type('boolean'), true);
      flags.set(node, flag);
    }
    return flag;
  });
  const outcomes = summary.outcomes.map(
    (outcome): Outcome => ({
      ...outcome,
      condition: substitution.condition(outcome.condition),
      value: outcome.value === undefined ? undefined : substitution.node(outcome.value),
      fields: new Map(
        [...outcome.fields]
          .filter(([{ name }]) => name !== INITIALISED)
          .map(([field, node]) => [field, substitution.node(node)]),
      ),
      allocated: outcome.allocated.map((each) => ({
        ...each,
        condition: substitution.condition(each.condition),
      })),
    }),
  );
  return { ...summary, outcomes };
}
