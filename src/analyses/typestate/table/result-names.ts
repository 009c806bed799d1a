/** Names of classes, methods, predicates and constants as results spell them. */

import type { Constant, FieldReference } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName, TypeName } from '../../../ir/types.js';
import { ITSELF, type Predicate } from '../../../machines/predicates/vocabulary.js';

export interface ResultNames {
  /** `Set.Itr` for `pack.Set$Itr`; whole where two classes of the component would share it. */
  readonly typeText: (type: TypeName) => string;
  /** `A.set(C)`, `A.<init>(C)`: of the class that it was called on. */
  readonly methodText: (method: MethodDeclaration, receiver?: ClassName) => string;
  readonly isStatic: (field: FieldReference) => boolean;
  /** `c.disposed = false`, `i.ts = s.ver where s is i.set`. */
  readonly predicateText: (predicate: Predicate) => string;
}

/** `isStatic` says so of fields. */
export function namesFor(
  classes: readonly ClassName[],
  isStatic: (field: FieldReference) => boolean = () => false,
): ResultNames {
  const owners = new Map<string, Set<ClassName>>();
  for (const name of classes) {
    const simple = simpleName(name);
    owners.set(simple, (owners.get(simple) ?? new Set()).add(name));
  }
  const typeText = (type: TypeName): string => {
    const simple = simpleName(type);
    return (owners.get(simple)?.size ?? 0) > 1 ? type : simple;
  };
  return {
    typeText,
    isStatic,
    methodText: ({ owner, name, parameters }, receiver = owner) =>
      `${typeText(receiver)}.${name}(${parameters.map(({ type }) => typeText(type)).join(', ')})`,
    predicateText: (predicate) => predicateText(predicate, typeText, isStatic),
  };
}

export function simpleName(name: TypeName): string {
  return name.slice(name.lastIndexOf('.') + 1).replaceAll('$', '.');
}

function predicateText(
  predicate: Predicate,
  typeText: (type: TypeName) => string,
  isStatic: (field: FieldReference) => boolean,
): string {
  const of = (field: FieldReference, variable: string): string => {
    if (field.name === ITSELF) return variable;
    return isStatic(field) ? `${typeText(field.owner)}.${field.name}` : `${variable}.${field.name}`;
  };
  switch (predicate.kind) {
    case 'object-null':
      return `${letter(predicate.type)} = null`;
    case 'field-null':
      return `${of(predicate.field, letter(predicate.field.owner))} = null`;
    case 'field-constant': {
      const { field, operator, constant } = predicate;
      return `${of(field, letter(field.owner))} ${operator} ${constantText(constant)}`;
    }
    case 'fields': {
      const { left, operator, right, via } = predicate;
      const first = letter(left.owner);
      const isSame = via !== undefined && via.length === 0;
      const other = letter(right.owner);
      const second = isSame ? first : other === first ? `${other}2` : other;
      const path = via === undefined || via.length === 0 ? undefined : via.map(({ name }) => name).join('.');
      const where = path === undefined || isStatic(right) ? '' : ` where ${second} is ${first}.${path}`;
      return `${of(left, first)} ${operator} ${of(right, second)}${where}`;
    }
  }
}

/** The variable that a predicate calls an object of the class by: `bi` for a BagIterator. */
function letter(type: ClassName): string {
  const simple = simpleName(type);
  const name = simple.slice(simple.lastIndexOf('.') + 1);
  const initials = name.slice(0, 1) + name.slice(1).replace(/[^\p{Lu}]/gu, '');
  return /^\p{L}{1,4}$/u.test(initials) ? initials.toLowerCase() : (/\p{L}/u.exec(name)?.[0] ?? 'x').toLowerCase();
}

export function constantText({ type, value }: Constant): string {
  if (value === null) return 'null';
  if (type === 'boolean') return value === 0 ? 'false' : 'true';
  if (type === 'char' && typeof value === 'number') {
    return value >= 32 && value < 127 ? `'${String.fromCharCode(value)}'` : String(value);
  }
  return type === 'java.lang.String' ? JSON.stringify(value) : String(value);
}

/** Statements as witnesses have them. */
export function withoutSemicolon(statement: string): string {
  return statement.replace(/;\s*$/, '');
}
