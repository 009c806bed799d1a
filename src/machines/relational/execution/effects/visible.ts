/**
 * A summary as others see it. Whether classes have been initialised before the call is not known; where anything may have been
 * written, all relations of the program are listed.
 */
import type { Algebra, Node } from '../../algebra.js';
import { EPOCH } from '../../epochs.js';
import type { Allocation } from '../../state.js';
import { Substitution } from '../../substitute.js';
import type { Outcome, Summary } from '../../summary.js';
import type { Vocabulary } from '../vocabulary.js';
import { isInitialisationFlag } from '../world.js';

/** `vocabulary` undefined: it is too large to be listed. */
export function visible(algebra: Algebra, summary: Summary, vocabulary: Vocabulary | undefined): Summary {
  if (!summary.outcomes.some(({ fields }) => fields.has(EPOCH))) return withoutFlags(algebra, summary);
  if (vocabulary === undefined) {
    const reason = summary.frame ?? 'it may run anything';
    return { outcomes: [], unknown: reason, assumptions: summary.assumptions };
  }
  const outcomes = summary.outcomes.map((outcome) => listing(algebra, outcome, vocabulary));
  return withoutFlags(algebra, { ...summary, outcomes });
}

/** The outcome with everything listed that may be other than before. */
function listing(algebra: Algebra, outcome: Outcome, { fields, types }: Vocabulary): Outcome {
  const epoch = outcome.fields.get(EPOCH);
  if (epoch === undefined) return outcome;
  const all = new Map(outcome.fields);
  // The epoch stays: it says that unknown code may have run.
  for (const field of fields) {
    const node = all.get(field) ?? algebra.epochs.at(epoch, field);
    if (node === algebra.field(field)) all.delete(field);
    else all.set(field, node);
  }
  const condition = algebra.conditions.unknown('whether unknown code allocates it');
  const more = new Set([...types, ...outcome.allocated.map(({ type }) => type)]);
  const allocated = [
    ...outcome.allocated,
    ...[...more].map((type): Allocation => ({ object: algebra.newSet(type), type, condition })),
  ];
  return { ...outcome, fields: all, allocated };
}

function withoutFlags(algebra: Algebra, summary: Summary): Summary {
  const isInternal = ({ fields }: Outcome): boolean => [...fields.keys()].some(isInitialisationFlag);
  if (!summary.outcomes.some(isInternal)) return summary;
  const flags = new Map<Node, Node>();
  const substitution = new Substitution(algebra, (symbol, node) => {
    if (symbol.kind === 'unknown') {
      // Only what depends on a flag is another unknown.
      const parts = [substitution.node(symbol.lower), substitution.node(symbol.upper)];
      return parts[0] === symbol.lower && parts[1] === symbol.upper ? node : undefined;
    }
    if (symbol.kind !== 'field' || !isInitialisationFlag(symbol.field)) return undefined;
    let flag = flags.get(node);
    if (flag === undefined) {
      const reason = `whether ${symbol.field.owner} is initialised`;
      flag = algebra.unknown(reason, ['boolean'], {
        lower: algebra.none(),
        upper: algebra.type('boolean'),
        single: true,
      });
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
          .filter(([field]) => !isInitialisationFlag(field))
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
