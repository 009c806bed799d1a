/** Where code outside of the input can start, and which heaps it can build by itself: what a run from a heap says about executions. */
import type { Witness } from '../../src/findings/claim.js';
import { type ClassDeclaration, type ClassTable, Flag, hasFlag } from '../../src/ir/program.js';

export interface Starts {
  /** Whether other code may call the method, which is named with its descriptor. */
  isCallable(owner: string, method: string): boolean;
  /** Whether other code could make the heap: by constructors without parameters and writes to fields. */
  isBuildable(witness: Witness): boolean;
  /** Whether a `requires` of the method says what its parameters are. */
  isRequired(owner: string, method: string): boolean;
}

/** Reads all bodies. */
export function startsOf(table: ClassTable): Starts {
  const [callable, required] = [new Set<string>(), new Set<string>()];
  const closed = new Set<string>();
  for (const name of table.inputs()) {
    const declaration = table.find(name);
    if (declaration === undefined) continue;
    if (!isOpen(declaration)) closed.add(simpleName(name));
    for (const method of declaration.methods) {
      // Errors in bodies are told once these were read.
      method.body();
      const key = `${name}.${method.name}${method.descriptor}`;
      if (!hasFlag(method, Flag.PRIVATE) && !hasFlag(declaration, Flag.PRIVATE)) callable.add(key);
      if (method.clauses.some(({ kind }) => kind === 'requires')) required.add(key);
    }
  }
  return {
    isCallable: (owner, method) => callable.has(`${owner}.${method}`),
    isBuildable: ({ heap }) => heap.every((object) => !closed.has(simpleName(object.class))),
    isRequired: (owner, method) => required.has(`${owner}.${method}`),
  };
}

function isOpen({ fields, methods, superclass }: ClassDeclaration): boolean {
  const isReached = (flags: { readonly flags: number }): boolean => !hasFlag(flags, Flag.PRIVATE);
  const own = fields.filter((field) => !hasFlag(field, Flag.STATIC));
  return (
    superclass === 'java.lang.Object' &&
    own.every((field) => isReached(field) && !hasFlag(field, Flag.FINAL)) &&
    methods.some((method) => method.name === '<init>' && method.parameters.length === 0 && isReached(method))
  );
}

/** As witnesses write it. */
export function simpleName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
}
