/** A class table in which the bodies of class files' methods are others: to see which are asked for, or to break them. */
import type { Body } from '../../src/ir/body.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../src/ir/program.js';
import type { ClassName } from '../../src/ir/types.js';

/** `change` is called once for each method whose body is asked for; classes of the models stay as they are. */
export function changedBodies(table: ClassTable, change: (method: MethodDeclaration) => Body | undefined): ClassTable {
  const changed = new Map<ClassName, ClassDeclaration | undefined>();
  return {
    inputs: () => table.inputs(),
    diagnostics: () => table.diagnostics(),
    find: (name) => {
      if (!changed.has(name)) {
        const found = table.find(name);
        changed.set(name, found === undefined || found.origin === 'model' ? found : changedClass(found, change));
      }
      return changed.get(name);
    },
  };
}

/** Properties are copied one by one: those of an object with private members cannot be inherited. */
function changedClass(
  declaration: ClassDeclaration,
  change: (method: MethodDeclaration) => Body | undefined,
): ClassDeclaration {
  const { name, kind, origin, flags, superclass, interfaces, outer, members, permits } = declaration;
  const { fields, annotations, invariants, span } = declaration;
  return {
    ...{ name, kind, origin, flags, interfaces, members, permits, fields, annotations, invariants, span },
    ...(superclass === undefined ? {} : { superclass }),
    ...(outer === undefined ? {} : { outer }),
    methods: declaration.methods.map((method) => changedMethod(method, change)),
  };
}

function changedMethod(
  method: MethodDeclaration,
  change: (method: MethodDeclaration) => Body | undefined,
): MethodDeclaration {
  const { owner, name, descriptor, flags, parameters, result, exceptions, annotations, clauses, span } = method;
  let body: { readonly value: Body | undefined } | undefined;
  return {
    ...{ owner, name, descriptor, flags, parameters, result, exceptions, annotations, clauses, span },
    body: () => {
      body ??= { value: change(method) };
      return body.value;
    },
  };
}
