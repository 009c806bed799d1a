/** The boolean program of a component: what its methods do to predicates and to the references that lead to their objects. */

import { type FieldReference, NULL } from '../../../ir/instructions.js';
import { ITSELF, type Predicate, type Vocabulary } from '../../../machines/predicates/vocabulary.js';
import type { TypestateComponent } from '../component/component.js';
import { assertedBy } from '../discovery/asserts.js';
import { atomsOfCheck } from '../discovery/atoms.js';
import { discoverAll } from '../discovery/discovery.js';
import type { Slice } from '../discovery/slice.js';
import { locationsOf } from '../locations/locations.js';
import { conditionOf } from './conditions.js';
import { formulaOf, leavesOf } from './heap/formula.js';
import {
  type BooleanPredicate,
  isPersistent,
  OTHER,
  predicateOf,
  predicateTypeText,
  type Replaced,
  type Term,
  termOf,
} from './heap/terms.js';
import { BooleanMethods } from './method.js';
import { BooleanPrinter, PredicateNames } from './print.js';
import { locationLines } from './print-locations.js';
import { Propagation } from './propagation.js';

/** The statements of methods, and the predicates they are about. */
export interface BooleanProgram {
  readonly slice: Slice;
  readonly propagation: Propagation;
  readonly methods: BooleanMethods;
  /** Those of the vocabulary. */
  readonly named: readonly NamedPredicate[];
}

/** With all references, as the interpreter needs them, or only those that lead to objects of predicates. */
export function booleanProgramOf(
  component: TypestateComponent,
  vocabulary: Vocabulary,
  references: 'all' | 'of-predicates',
): BooleanProgram {
  const { slice } = discoverAll(component);
  const propagation = new Propagation(slice.code);
  seed(slice, propagation);
  const named = namedPredicates(vocabulary);
  for (const { predicate } of named) if (isPersistent(predicate)) propagation.keep(predicate);
  propagation.run();
  return { slice, propagation, methods: new BooleanMethods(slice, propagation, references), named };
}

/** As text, a paragraph for each method; the first lists the predicate types, those of the vocabulary under their names. */
export function booleanProgram(component: TypestateComponent, vocabulary: Vocabulary): string {
  const { slice, methods, named } = booleanProgramOf(component, vocabulary, 'of-predicates');
  const names = new PredicateNames();
  for (const { predicate, id } of named) names.set(predicateTypeText(predicate), id);
  const printer = new BooleanPrinter(names);
  const locations = locationsOf(slice.code);
  const paragraphs = slice.code.methods
    .filter((method) => methods.isRelevant(method) || slice.code.isOperation(method))
    .map((method) => {
      const [head = '', ...statements] = printer.print(methods.make(method));
      const found = locations.get(method);
      return [head, ...(found === undefined ? [] : locationLines(found)), ...statements].join('\n');
    });
  const types = names.types.map(([type, name]) => `  ${name}: ${type}`);
  return `${[['predicates', ...types].join('\n'), ...paragraphs].join('\n\n')}\n`;
}

/** The conditions that decide, in the methods where they stand, and checks that are errors. */
function seed(slice: Slice, propagation: Propagation): void {
  for (const method of slice.code.methods) {
    for (const edge of method.body()?.edges ?? []) {
      const { instruction } = edge;
      if (instruction.kind === 'assume' && slice.decides(method, edge.from)) {
        propagation.add(method, conditionOf(instruction.condition).predicate);
      } else if (instruction.kind === 'specify' && slice.code.component.errors.isErrorPoint(edge)) {
        const { formula } = assertedBy(slice.code, method, instruction);
        for (const predicate of leavesOf(formulaOf(formula))) propagation.add(method, predicate);
      } else if (instruction.kind === 'check' && slice.code.component.errors.isErrorPoint(edge)) {
        for (const { left, operator, right } of atomsOfCheck(instruction.condition)) {
          propagation.add(method, predicateOf(termOf(left), operator, termOf(right)));
        }
      }
    }
  }
}

export interface NamedPredicate {
  readonly id: string;
  readonly predicate: BooleanPredicate;
}

function namedPredicates({ predicates }: Vocabulary): readonly NamedPredicate[] {
  return predicates.flatMap((predicate) => {
    const replaced = asBoolean(predicate);
    return typeof replaced === 'string' ? [] : [{ id: predicate.id, predicate: replaced }];
  });
}

export function asBoolean(predicate: Predicate): Replaced {
  const field = (reference: FieldReference): Term =>
    reference.name === ITSELF
      ? { kind: 'variable', variable: OTHER, type: reference.type }
      : { kind: 'field', base: OTHER, field: reference };
  switch (predicate.kind) {
    case 'object-null':
      return predicateOf({ kind: 'variable', variable: OTHER, type: predicate.type }, '=', termOf(NULL));
    case 'field-null':
      return predicateOf(field(predicate.field), '=', termOf(NULL));
    case 'field-constant':
      return predicateOf(field(predicate.field), predicate.operator, termOf(predicate.constant));
    case 'fields':
      return predicateOf(field(predicate.left), predicate.operator, field(predicate.right));
  }
}
