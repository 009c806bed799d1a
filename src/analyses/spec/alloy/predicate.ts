/** One method's normal return as a predicate over the state before and after. */

import type { SpecConstraint } from '../../../findings/spec-result.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import type { Algebra } from '../../../machines/relational/algebra.js';
import type { Bounds } from '../../../machines/relational/bounds.js';
import type { Outcome } from '../../../machines/relational/summary.js';
import type { Names } from '../../../machines/relational/text/names.js';
import { Printer } from '../../../machines/relational/text/print.js';
import { ConstraintWriter, printed } from '../constraints.js';
import type { ResultContext } from '../method-result.js';
import { boundsOfOutcome } from '../outcome-bounds.js';
import { simpleNameOf } from '../program-names.js';
import { shownAllocations } from '../shown-allocations.js';
import type { Vocabulary } from './vocabulary.js';

export interface Predicate {
  readonly name: string;
  /** Declarations of its parameters. */
  readonly parameters: readonly string[];
  readonly formulas: readonly string[];
  /** Keys of the fields that it says something of: all others are unchanged. */
  readonly changed: ReadonlySet<string>;
  /** Types of which objects are allocated. */
  readonly allocated: ReadonlySet<TypeName>;
  /** How many new objects it tells apart. */
  readonly objects: number;
}

export function predicateOf(
  context: ResultContext,
  vocabulary: Vocabulary,
  method: MethodDeclaration,
  outcome: Outcome,
): Predicate {
  const { algebra, limit } = context;
  const { value, fields, allocated } = boundsOfOutcome(algebra, outcome, limit);
  const shown = shownAllocations(algebra, allocated);
  const local = (name: string): string => vocabulary.local(name);
  const plain = (type: TypeName): string => vocabulary.type(type);
  const names: Names = {
    field: (field) => vocabulary.field(field),
    type: (type) => (shown.allocates(type) ? vocabulary.typeAfter(type) : vocabulary.type(type)),
    typeBefore: (type) => vocabulary.type(type),
    parameter: ({ name }) => local(name === 'this' ? 'this' : name),
    newObject: (type, number) => {
      const place = shown.numberOf(type, number);
      return local(`New_${plain(type)}${place === 1 ? '' : `_${place}`}`);
    },
    newSet: (type) => local(`set_New_${plain(type)}`),
    constant: ({ text, type }) => vocabulary.constant(text, type),
  };
  const writer = new ConstraintWriter(algebra, 'relational', 4 * limit);
  const printer = new Printer(algebra, names);
  const written = (after: string, bounds: Bounds): string[] =>
    writer.relation(after, bounds).drafts.map((draft) => formulaOf(printed(printer, draft)));
  const formulas = [
    ...(value === undefined ? [] : written('result', value.relational)),
    ...fields.flatMap(({ field, relational }) => written(vocabulary.fieldAfter(field), relational)),
  ];
  const types = new Set(allocated.map(({ type }) => type));
  for (const type of types) {
    const objects = allocated
      .filter((each) => algebra.types.isSubtype(each.type, type))
      .map(({ object, condition }) => ({ object, when: condition }));
    const relation = vocabulary.typeAfter(type);
    for (const draft of writer.type(vocabulary.type(type), objects).drafts) {
      formulas.push(formulaOf({ ...printed(printer, draft), relation }));
    }
  }
  const parameters = [...parametersOf(vocabulary, names, method), ...newObjects(algebra, vocabulary, names, allocated)];
  return {
    name: vocabulary.predicate(`${method.owner} ${method.name} ${method.descriptor}`, predicateName(method)),
    parameters: parameters.map(({ declaration }) => declaration),
    formulas: [...parameters.map(({ formula }) => formula), ...formulas],
    changed: new Set(fields.map(({ field }) => `${field.owner} ${field.name}`)),
    allocated: types,
    objects: allocated.length,
  };
}

function formulaOf({ relation, op, expr }: SpecConstraint): string {
  if (op === 'superset') return `${expr} in ${relation}`;
  return op === 'eq' ? `${relation} = ${expr}` : `${relation} in ${expr}`;
}

function predicateName({ owner, name, flags }: MethodDeclaration): string {
  const member = name === '<init>' ? 'new' : name === '<clinit>' ? 'initialise' : name;
  return `${simpleNameOf(owner)}_${member}${hasFlag({ flags }, Flag.BRIDGE) ? '_bridge' : ''}`;
}

interface Parameter {
  readonly declaration: string;
  readonly formula: string;
}

/** What is a function in the module cannot stand in a declaration: the formulas say which type it is. */
function parametersOf(vocabulary: Vocabulary, names: Names, method: MethodDeclaration): readonly Parameter[] {
  const { owner, parameters, result } = method;
  const one = (name: string, set: string): Parameter => ({
    declaration: `${name}: one univ`,
    formula: `${name} in ${set}`,
  });
  const receiver = hasFlag(method, Flag.STATIC)
    ? []
    : [one(vocabulary.local('this'), `${vocabulary.type(owner)} - null`)];
  const others = parameters.map(({ name, type }, index) => {
    const symbol = { kind: 'parameter' as const, index, name, type };
    return one(names.parameter(symbol), vocabulary.type(type));
  });
  return [...receiver, ...others, ...(result === 'void' ? [] : [one('result', vocabulary.typeAfter(result))])];
}

function newObjects(
  algebra: Algebra,
  vocabulary: Vocabulary,
  names: Names,
  allocated: Outcome['allocated'],
): readonly Parameter[] {
  const found = [...new Set(allocated.map(({ object }) => object))].flatMap((object) => {
    const symbol = algebra.symbol(object);
    if (symbol?.kind !== 'new' && symbol?.kind !== 'new-set') return [];
    const isSet = symbol.kind === 'new-set';
    const name = isSet ? names.newSet(symbol.type) : names.newObject(symbol.type, symbol.number);
    return [{ name, set: vocabulary.signature(symbol.type), many: isSet ? 'set' : 'lone' }];
  });
  return found.map(({ name, set, many }, place) => {
    const others = ['Before', ...found.slice(0, place).map((each) => each.name)];
    return { declaration: `${name}: ${many} univ`, formula: `${name} in ${set} - (${others.join(' + ')})` };
  });
}
