/**
 * Whether a run can tell an object of some class, met where only Object or an interface is declared, from an opaque one.
 *
 * It can when reached code tests or casts to a type of the object, calls a method that its class defines, asks for
 * its class, or a formula looks into it. That it may be the same object as one met elsewhere is no
 * matter here: the search reveals opaque objects. Where it cannot, opaque objects stand for those of the class as well.
 */
import { type Formula, parseFormula } from '../../../facts/index.js';
import type { FieldDeclaration } from '../../../ir/program.js';
import { type ClassName, isPrimitive, OBJECT } from '../../../ir/types.js';
import { innermostElement, simpleName } from '../layout.js';
import { overridesLibrary, type ReachedCode } from './reached-code.js';

const GET_CLASS = 'getClass()Ljava/lang/Class;';

export function tellsOf(code: ReachedCode): (type: ClassName) => boolean {
  const { hierarchy } = code;
  const { tested, calledOnObject } = code.facts;
  const everything = tested.has(OBJECT) || calledOnObject.has(GET_CLASS);
  const formulas = looksInto(code);
  const tells = (type: ClassName): boolean => {
    if (everything || formulas.everything) return true;
    for (const supertype of hierarchy.supertypes(type)) {
      if (tested.has(supertype) || (supertype !== OBJECT && formulas.types.has(simpleName(supertype)))) return true;
      const declaration = hierarchy.find(supertype);
      if (declaration?.origin !== 'input') continue;
      const called = declaration.methods.some(
        (method) =>
          calledOnObject.has(method.name + method.descriptor) ||
          (code.handsOver && overridesLibrary(hierarchy, supertype, method)),
      );
      if (called) return true;
    }
    return false;
  };
  const known = new Map<ClassName, boolean>();
  return (type) => {
    const answer = known.get(type) ?? tells(type);
    known.set(type, answer);
    return answer;
  };
}

/**
 * Simple names of types that formulas test for or quantify over; or everything, where a predicate follows fields that are
 * declared as Object or an interface.
 */
function looksInto({ hierarchy, formulas }: ReachedCode): {
  readonly types: ReadonlySet<string>;
  readonly everything: boolean;
} {
  let known: readonly FieldDeclaration[] | undefined;
  /** Asked for by few formulas. */
  const declared = (): readonly FieldDeclaration[] => {
    known ??= hierarchy.table.inputs().flatMap((name) => hierarchy.find(name)?.fields ?? []);
    return known;
  };
  const isOpen = ({ name }: { readonly name: string }): boolean =>
    name === '[]' ||
    declared().some((field) => {
      const type = innermostElement(field.type);
      return field.name === name && (type === OBJECT || hierarchy.isInterface(type));
    });
  const types = new Set<string>();
  let everything = false;
  const type = (name: string): void => {
    if (simpleName(name) === 'Object') everything = true;
    else if (!isPrimitive(name)) types.add(simpleName(name));
  };
  const visit = (formula: Formula): void => {
    switch (formula.kind) {
      case 'predicate':
        if (formula.name !== 'fresh' && (formula.fields.length === 0 || formula.fields.some(isOpen))) everything = true;
        formula.subjects.forEach(visit);
        return;
      case 'quantified':
        type(formula.type.name);
        if (formula.range !== undefined) visit(formula.range);
        visit(formula.body);
        return;
      case 'instanceof':
      case 'cast':
        type(formula.type.name);
        visit(formula.operand);
        return;
      case 'unary':
      case 'old':
        visit(formula.operand);
        return;
      case 'binary':
        visit(formula.left);
        visit(formula.right);
        return;
      case 'index':
        visit(formula.base);
        visit(formula.index);
        return;
      case 'select':
        visit(formula.base);
        return;
      case 'literal':
      case 'name':
      case 'result':
    }
  };
  for (const text of formulas) {
    const { formula } = parseFormula(text);
    if (formula === undefined) everything = true;
    else visit(formula);
  }
  return { types, everything };
}
