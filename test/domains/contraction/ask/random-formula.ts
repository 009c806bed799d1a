/** Random formulas of the assertion language about variables and fields, as text. */
import type { Random } from '../../../fuzz/random.js';

export interface Vocabulary {
  readonly names: readonly string[];
  readonly fields: readonly string[];
  /** How many fields a path may have. */
  readonly steps: number;
  readonly predicates: readonly string[];
  readonly quantifiers: boolean;
  /** Predicates over all fields only. */
  readonly allFields: boolean;
}

export function randomFormula(
  random: Random,
  vocabulary: Vocabulary,
  depth = 2,
  bound: readonly string[] = [],
): string {
  const inner = (names = bound): string => randomFormula(random, vocabulary, depth - 1, names);
  const kind = depth === 0 ? 0 : random.below(vocabulary.quantifiers && bound.length < 2 ? 8 : 6);
  if (kind < 2) return atom(random, vocabulary, bound);
  if (kind === 2) return `!(${inner()})`;
  if (kind < 6) return `(${inner()} ${random.pick(['&&', '||', '==>', '<==>'])} ${inner()})`;
  const name = `q${bound.length}`;
  const range = `reach(${path(random, vocabulary, bound)}, ${name}, ${list(random, vocabulary)})`;
  return `(${random.pick(['\\forall', '\\exists'])} Node ${name}; ${range}; ${inner([...bound, name])})`;
}

function atom(random: Random, vocabulary: Vocabulary, bound: readonly string[]): string {
  const one = path(random, vocabulary, bound);
  const other = random.below(3) === 0 ? 'null' : path(random, vocabulary, bound);
  if (random.below(2) === 0 || vocabulary.predicates.length === 0) {
    return `${one} ${random.pick(['==', '!='])} ${other}`;
  }
  const predicate = random.pick(vocabulary.predicates);
  switch (predicate) {
    case 'reach':
    case 'disjoint':
      return `${predicate}(${one}, ${path(random, vocabulary, bound)}, ${list(random, vocabulary)})`;
    case 'list':
      return `list(${one}, ${random.pick(vocabulary.fields)})`;
    case 'dll':
      return `dll(${one}, ${vocabulary.fields[0]}, ${vocabulary.fields.at(-1)})`;
    default:
      return `${predicate}(${one}, ${list(random, vocabulary)})`;
  }
}

function path(random: Random, { names, fields, steps }: Vocabulary, bound: readonly string[]): string {
  let text = random.pick([...names, ...bound, ...bound]);
  for (let count = random.below(steps + 1); count > 0; count--) text += `.${random.pick(fields)}`;
  return text;
}

function list(random: Random, { fields, allFields }: Vocabulary): string {
  const some = allFields ? fields : fields.filter(() => random.below(2) === 0);
  return (some.length === 0 ? [random.pick(fields)] : some).join(', ');
}
