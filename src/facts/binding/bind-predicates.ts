/** Predicates: number of arguments, and what their field lists name. */
import { Flag, hasFlag } from '../../ir/program.js';
import { isReference, type TypeName } from '../../ir/types.js';
import { ELEMENTS, type FieldText, type Predicate } from '../formula.js';
import { isPredicateName, PREDICATES } from '../meaning/predicates.js';
import { type Binding, rangeOf, shown } from './binding.js';
import type { FieldSelector, Term } from './bound.js';
import { fieldsNamed, findClass, findField, reference } from './names.js';

export function bindPredicate(binder: Binding, formula: Predicate): Term {
  const { name } = formula;
  if (!isPredicateName(name)) return binder.fail(`unknown predicate '${name}'`, formula);
  const shape = PREDICATES[name];
  const [fewest, most] = shape.fields;
  const count = formula.fields.length;
  const leftOut = count === 0 && shape.fieldsOptional;
  if (formula.subjects.length !== shape.subjects || (!leftOut && (count < fewest || count > most))) {
    return binder.fail(`wrong number of arguments: ${shape.usage}`, formula);
  }
  if (name === 'fresh' && !binder.speaksOfExit) return binder.fail('fresh has no meaning here', formula);
  const subjects = formula.subjects.map((subject) => binder.object(subject));
  const types = subjects.map((subject) => subject.type);
  const fields = formula.fields.map((field) => bindField(binder, field, types));
  if ((name === 'list' || name === 'dll') && fields.some((field) => field.kind === 'elements')) {
    return binder.fail(`${name} follows fields, not array elements: ${shape.usage}`, formula);
  }
  return { kind: 'predicate', name, subjects, fields, type: 'boolean', ...rangeOf(formula) };
}

function bindField(binder: Binding, written: FieldText, types: readonly TypeName[]): FieldSelector {
  const { hierarchy } = binder;
  if (written.name === ELEMENTS) return { kind: 'elements' };
  if (written.owner !== undefined) {
    const owner = findClass(hierarchy, binder.scope, written.owner);
    if (owner === undefined) return binder.fail(`unknown class '${written.owner}'`, written);
    const field = findField(hierarchy, owner, written.name);
    if (field === undefined) return binder.fail(`class ${shown(owner)} has no field '${written.name}'`, written);
    if (hasFlag(field, Flag.STATIC)) return binder.fail(`field '${written.name}' is static`, written);
    if (!isReference(field.type)) return binder.fail(`field '${written.name}' holds no reference`, written);
    return { kind: 'one', field: reference(field) };
  }
  const near = fieldsNamed(hierarchy, types, written.name);
  // Types may say too little (Object, a type variable); then any field of the input will do.
  const found = near.length > 0 ? near : fieldsNamed(hierarchy, hierarchy.table.inputs(), written.name);
  const fields = found.filter((field) => !hasFlag(field, Flag.STATIC) && isReference(field.type)).map(reference);
  if (fields.length > 0) return { kind: 'named', name: written.name, fields };
  if (found.length === 0) return binder.fail(`unknown field '${written.name}'`, written);
  const why = found.every((field) => hasFlag(field, Flag.STATIC)) ? 'is static' : 'holds no reference';
  return binder.fail(`field '${written.name}' ${why}`, written);
}
