/** The vocabulary of a component, extended by what clients keep: their objects, their fields, and the constants they compare with. */

import type { Constant, Expression, FieldReference, Operand } from '../../../ir/instructions.js';
import { type ClassDeclaration, type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, isArray, isPrimitive, STRING } from '../../../ir/types.js';
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';

/** Fields of these cannot lead to objects of a component. */
const PLAIN: ReadonlySet<ClassName> = new Set([
  STRING,
  'java.lang.Class',
  'java.lang.Boolean',
  'java.lang.Byte',
  'java.lang.Character',
  'java.lang.Short',
  'java.lang.Integer',
  'java.lang.Long',
  'java.lang.Float',
  'java.lang.Double',
]);

/** `many`: all fields of the component too, whether or not they have to do with its errors, and small numbers. */
export function clientVocabulary(
  vocabulary: Vocabulary,
  component: readonly ClassDeclaration[],
  clients: readonly ClassDeclaration[],
  values: 'few' | 'many',
): Vocabulary {
  // Objects of all classes whose code is run, whether or not they have typestates: what calls on them do is to be seen.
  const names = new Set([...component, ...clients].map(({ name }) => name));
  const isTracked = (type: ClassName): boolean => vocabulary.isTracked(type) || names.has(type);
  const own = clients.flatMap(({ fields }) => fields);
  const shared = component
    .flatMap(({ fields }) => fields)
    .filter((field) => values === 'many' || (hasFlag(field, Flag.STATIC) && isTracked(field.type)));
  const fields = [...own, ...shared];
  return {
    predicates: vocabulary.predicates,
    followed: united(vocabulary.followed, fields.filter(mayLead)),
    measured: united(
      vocabulary.measured,
      fields.filter(({ type }) => isPrimitive(type)),
    ),
    constants: constantsOf(vocabulary, clients, values === 'many' ? MOST_COUNTED : -1),
    isTracked,
  };
}

function mayLead({ type }: FieldDeclaration): boolean {
  return !isPrimitive(type) && !isArray(type) && !PLAIN.has(type);
}

function united(known: readonly FieldReference[], more: readonly FieldDeclaration[]): readonly FieldReference[] {
  const all = new Map<string, FieldReference>(known.map((field) => [`${field.owner}.${field.name}`, field]));
  for (const { owner, name, type } of more) {
    const key = `${owner}.${name}`;
    if (!all.has(key)) all.set(key, { owner, name, type });
  }
  return [...all.values()];
}

const MOST_COUNTED = TYPESTATE_BUDGETS['clients/vocabulary'].mostCounted.most;

/** With those that the code of clients compares values with. */
function constantsOf(
  { constants }: Vocabulary,
  clients: readonly ClassDeclaration[],
  counted: number,
): readonly Constant[] {
  const all = new Map(constants.map((constant) => [keyOf(constant), constant] as const));
  const add = (operand: Operand): void => {
    if (operand.kind !== 'constant' || !isPrimitive(operand.type)) return;
    if (!all.has(keyOf(operand))) all.set(keyOf(operand), operand);
  };
  for (let value = 0; value <= counted; value++) add({ kind: 'constant', type: 'int', value });
  for (const method of clients.flatMap(({ methods }) => methods)) {
    for (const { instruction } of method.body()?.edges ?? []) {
      if (instruction.kind === 'assume') compared(instruction.condition, add);
      else if (instruction.kind === 'assign') compared(instruction.value, add);
    }
  }
  return [...all.values()];
}

function compared(expression: Expression, add: (operand: Operand) => void): void {
  if (expression.kind === 'binary' && COMPARISONS.has(expression.operator)) {
    add(expression.left);
    add(expression.right);
  } else if (expression.kind === 'among') {
    for (const value of expression.values) add({ kind: 'constant', type: 'int', value });
  }
}

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

function keyOf({ type, value }: Constant): string {
  return `${type} ${value}`;
}
