/** Programs as plain data, for comparing them deeply. */
import type { ClassDeclaration, FieldDeclaration, MethodDeclaration } from '../../src/ir/program.js';
import { NOWHERE } from '../../src/ir/span.js';

/** The declaration with its bodies instead of the functions that give them. */
export function plainClass(declaration: ClassDeclaration): unknown {
  return copied(withBodies(declaration), (_key, value) => value);
}

/** The same without source positions and slots, which readable text leaves out. */
export function plainClassNowhere(declaration: ClassDeclaration): unknown {
  return copied(withBodies(declaration), (key, value) =>
    key === 'span' ? NOWHERE : key === 'slot' ? undefined : value,
  );
}

/** Declarations may be objects of any class, with getters: each property is asked for. */
function withBodies(declaration: ClassDeclaration): unknown {
  const { name, kind, origin, flags, superclass, interfaces, outer, members, permits } = declaration;
  const { annotations, invariants, span } = declaration;
  return {
    ...{ name, kind, origin, flags, interfaces, members, permits, annotations, invariants, span },
    ...(superclass === undefined ? {} : { superclass }),
    ...(outer === undefined ? {} : { outer }),
    fields: declaration.fields.map(plainField),
    methods: declaration.methods.map(plainMethod),
  };
}

function plainField({ owner, name, type, flags, constant, annotations, span }: FieldDeclaration): unknown {
  return { owner, name, type, flags, annotations, span, ...(constant === undefined ? {} : { constant }) };
}

function plainMethod(method: MethodDeclaration): unknown {
  const { owner, name, descriptor, flags, parameters, result, exceptions, annotations, clauses, span } = method;
  return {
    owner,
    name,
    descriptor,
    flags,
    parameters,
    result,
    exceptions,
    annotations,
    clauses,
    span,
    body: method.body(),
  };
}

/** Objects that occur several times, as variables do, are copied once. */
function copied(root: unknown, replace: (key: string, value: unknown) => unknown): unknown {
  const copies = new Map<object, unknown>();
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const made = Array.isArray(value)
      ? value.map(copy)
      : Object.fromEntries(
          Object.entries(value)
            .map(([key, inner]) => [key, copy(replace(key, inner))] as const)
            .filter(([key, inner]) => key !== 'slot' || inner !== undefined),
        );
    copies.set(value, made);
    return made;
  };
  return copy(root);
}
