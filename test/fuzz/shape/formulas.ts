/** Random formulas about the variables of a shape program. */
import type { Random } from '../random.js';
import { nameOf, type WriteFormula } from '../soundness/facts.js';
import { type Family, fieldsOf, shapeOf } from './families.js';
import { chance } from './scope.js';

/** What a formula may be about. */
export interface Subjects {
  readonly nodes: readonly string[];
  /** Of any reference type. */
  readonly references: readonly string[];
  readonly booleans: readonly string[];
  /** Of nodes. */
  readonly arrays?: readonly string[];
}

export interface FormulaOptions {
  readonly statics: boolean;
  readonly subclasses: boolean;
  /** Whether `fresh` may be asked; what it means in a callee is not what a run from elsewhere knows. */
  readonly fresh: boolean;
}

export function formulaWriter(family: Family, options: FormulaOptions): WriteFormula {
  return (variables, random) => {
    const ofType = (fits: (type: string) => boolean): readonly string[] =>
      variables.filter(({ type }) => fits(type)).map(nameOf);
    const subjects: Subjects = {
      nodes: ofType((type) => type === 'Node' || type === 'Leaf'),
      references: ofType((type) => /^[A-Z]|\./.test(type)),
      booleans: ofType((type) => type === 'boolean'),
      arrays: ofType((type) => type === 'Node[]'),
    };
    return randomShapeFormula(family, options, subjects, random);
  };
}

export function randomShapeFormula(
  family: Family,
  options: FormulaOptions,
  subjects: Subjects,
  random: Random,
): string {
  const form = (): string => simple(family, options, subjects, random);
  switch (random.below(8)) {
    case 0:
      return `${form()} ${random.pick(['&&', '||', '==>', '<==>'])} ${form()}`;
    case 1:
      return `!(${form()})`;
    default:
      return form();
  }
}

function simple(family: Family, options: FormulaOptions, subjects: Subjects, random: Random): string {
  const { statics, subclasses, fresh } = options;
  const { nodes, references, booleans, arrays = [] } = subjects;
  const equality = random.pick(['==', '!=']);
  const forms: (() => string)[] = [() => 'true'];
  if (statics) forms.push(() => `Store.kept ${equality} null`);
  if (booleans.length > 0) forms.push(() => random.pick(booleans));
  if (references.length > 0) forms.push(() => `${random.pick(references)} ${equality} null`);
  if (arrays.length > 0) for (let count = 0; count < 3; count++) forms.push(() => ofArray(family, subjects, random));
  if (nodes.length === 0) return random.pick(forms)();
  const one = random.pick([...nodes, ...(statics ? ['Store.kept'] : [])]);
  const other = random.pick(nodes);
  const field = (): string => random.pick(fieldsOf(family));
  const path = random.pick(['', '', `.${field()}`, `.${field()}.${field()}`]);
  const fields = chance(random, 1, 6) ? field() : family.links.join(', ');
  const value = (): string => random.pick(['null', other, `${other}.${field()}`]);
  const within = `reach(${one}, n, ${fields})`;
  forms.push(
    () => `${one}${path} ${equality} ${value()}`,
    () => `${one}${path} ${equality} ${value()}`,
    () => `${random.pick(['acyclic', 'cyclic', 'unshared', 'tree'])}(${one}${path}, ${fields})`,
    () => `${random.pick(['acyclic', 'cyclic'])}(${one}, ${fieldsOf(family).join(', ')})`,
    () => `list(${one}, ${field()})`,
    () => `${random.pick(['reach', 'disjoint'])}(${one}, ${other}${path}, ${fields})`,
    () => `${random.pick(['reach', 'disjoint'])}(${one}, ${other}, ${fields})`,
    () => shapeOf(family, one),
    () => {
      const body = `n.${field()} ${equality} ${random.pick(['n', other, 'null'])}`;
      return `(\\${random.pick(['forall', 'exists'])} Node n; ${within}; ${body})`;
    },
    () => `${one}.flag`,
    () => `${one}.data ${equality} ${random.pick(['null', other])}`,
  );
  if (family.back !== undefined) forms.push(() => `dll(${one}, ${random.pick(family.links)}, ${family.back})`);
  if (subclasses) forms.push(() => `${one} instanceof Leaf`);
  if (fresh)
    forms.push(
      () => `fresh(${one})`,
      () => `fresh(${one})`,
    );
  return random.pick(forms)();
}

/** About an array, with elements among the fields or every field. */
function ofArray(family: Family, { arrays = [], nodes }: Subjects, random: Random): string {
  const array = random.pick(arrays);
  const other = random.pick([...arrays, ...nodes]);
  const fields = random.pick([`, [], ${family.links.join(', ')}`, ', []', '']);
  const body = random.pick([`n.${random.pick(fieldsOf(family))} == null`, `n == ${other}`, `n != ${other}`]);
  return random.pick([
    `${random.pick(['tree', 'acyclic', 'cyclic', 'unshared'])}(${array}${fields})`,
    `tree(${array}, [], ${family.links.join(', ')})`,
    `${random.pick(['reach', 'disjoint'])}(${array}, ${other}${fields})`,
    `reach(${array}, ${other}, [], ${family.links.join(', ')})`,
    `(\\${random.pick(['forall', 'exists'])} ${random.pick(['Node', 'Object'])} n; reach(${array}, n${fields}); ${body})`,
    `${array}[${random.below(2)}] ${random.pick(['==', '!='])} ${random.pick(['null', ...nodes])}`,
  ]);
}
