/** Who writes which fields, and from where private methods are called: of all code of the input, read once. */
import type { Body } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { definedVariable } from '../../../ir/operands.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { outermost } from '../../../program/components.js';
import { resolvedKey } from './guarded.js';

export interface PrivateCall {
  readonly caller: MethodDeclaration;
  /** Whether it is a call on the receiver of the caller, which is never another object there. */
  readonly isOwn: boolean;
}

export class CodeIndex {
  readonly #hierarchy: Hierarchy;
  readonly #writers = new Map<string, Set<MethodDeclaration>>();
  readonly #calls = new Map<MethodDeclaration, PrivateCall[]>();
  readonly #done = new Set<ClassDeclaration>();
  /** Methods with code that could not be translated. */
  readonly #unsupported: MethodDeclaration[] = [];

  constructor(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]) {
    this.#hierarchy = hierarchy;
    const all = new Set(classes);
    // Reading a body brings to light what classes it makes objects of, lambdas too. The set grows while it is walked.
    for (let read = -1; read < all.size; ) {
      read = all.size;
      for (const name of hierarchy.table.inputs()) {
        const declaration = hierarchy.find(name);
        if (declaration !== undefined) all.add(declaration);
      }
      for (const declaration of all) for (const made of this.#once(declaration)) all.add(made);
    }
  }

  writers(key: string): ReadonlySet<MethodDeclaration> {
    return this.#writers.get(key) ?? new Set();
  }

  callsOf(method: MethodDeclaration): readonly PrivateCall[] {
    return this.#calls.get(method) ?? [];
  }

  /** Whether there is code that may do anything to private fields of the class, or to others. */
  isUntranslated(name: string, fields: 'private' | 'any'): boolean {
    const nest = outermost(this.#hierarchy, name);
    return this.#unsupported.some(({ owner }) => fields === 'any' || outermost(this.#hierarchy, owner) === nest);
  }

  #once(declaration: ClassDeclaration): readonly ClassDeclaration[] {
    if (this.#done.has(declaration)) return [];
    this.#done.add(declaration);
    return declaration.methods.flatMap((method) => this.#read(method));
  }

  /** The classes of the input of which it makes objects. */
  #read(method: MethodDeclaration): readonly ClassDeclaration[] {
    const body = method.body();
    if (body === undefined) return [];
    const made = body.edges.flatMap(({ instruction }) => {
      const declaration = instruction.kind === 'new' ? this.#hierarchy.find(instruction.type) : undefined;
      return declaration?.origin === 'input' ? [declaration] : [];
    });
    this.#look(method, body);
    return made;
  }

  #look(method: MethodDeclaration, body: Body): void {
    const receiver = hasFlag(method, Flag.STATIC) ? undefined : body.parameters[0];
    const isKept = receiver !== undefined && !body.edges.some((edge) => definedVariable(edge.instruction) === receiver);
    for (const { instruction } of body.edges) {
      if (instruction.kind === 'unsupported') this.#unsupported.push(method);
      else if (instruction.kind === 'store' && instruction.place.kind === 'field') {
        const key = resolvedKey(this.#hierarchy, instruction.place.field);
        const known = this.#writers.get(key);
        if (known === undefined) this.#writers.set(key, new Set([method]));
        else known.add(method);
      } else if (instruction.kind === 'call') {
        const resolved = this.#hierarchy.resolveMethod(instruction.method);
        if (resolved === undefined || !hasFlag(resolved, Flag.PRIVATE)) continue;
        const call = { caller: method, isOwn: isKept && instruction.arguments[0] === receiver };
        const known = this.#calls.get(resolved);
        if (known === undefined) this.#calls.set(resolved, [call]);
        else known.push(call);
      }
    }
  }
}
