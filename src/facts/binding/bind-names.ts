/** Names and field paths: variables, fields of `this` and of classes around it, static fields, lengths. */
import { type FieldDeclaration, Flag, hasFlag } from '../../ir/program.js';
import { isArray, isReference } from '../../ir/types.js';
import type { Formula, Name, Range, Select } from '../formula.js';
import { type Binding, rangeOf, shown } from './binding.js';
import type { Term } from './bound.js';
import { findClass, findField, lexicalClasses, reference } from './names.js';

export function bindName(binder: Binding, formula: Name): Term {
  const term = tryName(binder, formula);
  if (term !== undefined) return term;
  if (formula.name === 'this') return binder.fail("there is no 'this' here", formula);
  return binder.fail(`unknown name '${formula.name}'`, formula);
}

export function bindSelect(binder: Binding, formula: Select): Term {
  const base = isQualifiedName(formula.base) ? tryQualified(binder, formula.base) : binder.term(formula.base);
  if (base !== undefined) return selectFrom(binder, base, formula);
  const written = qualifiedName(formula.base) ?? '';
  const owner = findClass(binder.hierarchy, binder.scope, written);
  if (owner === undefined) return binder.fail(`unknown name '${written.split('.')[0]}'`, formula.base);
  if (formula.name === 'this') return outerThis(binder, owner, formula);
  const field = findField(binder.hierarchy, owner, formula.name);
  if (field === undefined) return binder.fail(`class ${shown(owner)} has no field '${formula.name}'`, formula);
  if (!hasFlag(field, Flag.STATIC))
    return binder.fail(`field '${formula.name}' of ${shown(owner)} is not static`, formula);
  return staticField(field, formula);
}

function selectFrom(binder: Binding, base: Term, formula: Select): Term {
  const range = rangeOf(formula);
  if (isArray(base.type) && formula.name === 'length') return { kind: 'length', base, type: 'int', ...range };
  if (!isReference(base.type)) {
    return binder.fail(`a value of type ${base.type} has no field '${formula.name}'`, formula);
  }
  const field = base.type === 'null' ? undefined : findField(binder.hierarchy, base.type, formula.name);
  if (field === undefined) return binder.fail(`${shown(base.type)} has no field '${formula.name}'`, formula);
  if (hasFlag(field, Flag.STATIC)) return staticField(field, formula);
  return { kind: 'field', base, field: reference(field), type: field.type, ...range };
}

function staticField(field: FieldDeclaration, range: Range): Term {
  const value = field.constant?.value;
  if (typeof value === 'string') return { kind: 'text', text: value, type: field.type, ...rangeOf(range) };
  if (value !== undefined) return { kind: 'constant', value, type: field.type, ...rangeOf(range) };
  return { kind: 'static', field: reference(field), type: field.type, ...rangeOf(range) };
}

/** A variable, or a field of `this` or of a class around it. */
function tryName(binder: Binding, formula: Name): Term | undefined {
  const variable = binder.variable(formula.name, formula);
  if (variable !== undefined || formula.name === 'this') return variable;
  for (const { type, term } of receivers(binder, formula)) {
    const field = findField(binder.hierarchy, type, formula.name) ?? capture(binder, type, formula.name);
    if (field === undefined) continue;
    if (hasFlag(field, Flag.STATIC)) return staticField(field, formula);
    if (term === undefined)
      return binder.fail(`field '${formula.name}' belongs to an object, and there is no 'this' here`, formula);
    return { kind: 'field', base: term, field: reference(field), type: field.type, ...rangeOf(formula) };
  }
  return undefined;
}

/** The field in which an instance of a local class keeps a variable of the method around it. */
function capture(binder: Binding, type: string, name: string): FieldDeclaration | undefined {
  return binder.hierarchy.declaredField(type, `val$${name}`);
}

/** The classes around the formula, innermost first, each with the term for its current instance, where there is one. */
function* receivers(binder: Binding, range: Range): Iterable<{ readonly type: string; readonly term?: Term }> {
  let term = binder.variable('this', range);
  const inner = term === undefined || isArray(term.type) ? binder.scope.owner : term.type;
  for (const declaration of lexicalClasses(binder.hierarchy, inner)) {
    yield { type: declaration.name, ...(term === undefined ? {} : { term }) };
    const link = declaration.fields.find((field) => field.type === declaration.outer && field.name.startsWith('this$'));
    if (term === undefined || link === undefined) term = undefined;
    else term = { kind: 'field', base: term, field: reference(link), type: link.type, ...rangeOf(range) };
  }
}

function outerThis(binder: Binding, owner: string, formula: Select): Term {
  for (const { type, term } of receivers(binder, formula)) {
    if (type === owner && term !== undefined) return { ...term, ...rangeOf(formula) };
  }
  return binder.fail(`there is no instance of ${shown(owner)} around this formula`, formula);
}

function isQualifiedName(formula: Formula): boolean {
  return qualifiedName(formula) !== undefined;
}

function qualifiedName(formula: Formula): string | undefined {
  if (formula.kind === 'name') return formula.name;
  if (formula.kind !== 'select') return undefined;
  const base = qualifiedName(formula.base);
  return base === undefined ? undefined : `${base}.${formula.name}`;
}

/** The value of a dotted name; undefined when its beginning is no variable or field and no class has it as a field. */
function tryQualified(binder: Binding, formula: Formula): Term | undefined {
  if (formula.kind === 'name') return tryName(binder, formula);
  if (formula.kind !== 'select') return undefined;
  const base = tryQualified(binder, formula.base);
  if (base !== undefined) return selectFrom(binder, base, formula);
  const owner = findClass(binder.hierarchy, binder.scope, qualifiedName(formula.base) ?? '');
  if (owner === undefined) return undefined;
  if (formula.name === 'this') return outerThis(binder, owner, formula);
  const field = findField(binder.hierarchy, owner, formula.name);
  return field !== undefined && hasFlag(field, Flag.STATIC) ? staticField(field, formula) : undefined;
}
