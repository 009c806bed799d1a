/** Methods as the machine knows them, found by the rules of the class hierarchy. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { MethodReference } from '../../ir/instructions.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';
import type { Classes } from './classes.js';
import type { RuntimeClass } from './runtime-class.js';
import { RuntimeMethod } from './runtime-method.js';

export class Dispatch {
  readonly #classes: Classes;
  readonly #hierarchy: Hierarchy;

  constructor(classes: Classes, hierarchy: Hierarchy) {
    this.#classes = classes;
    this.#hierarchy = hierarchy;
  }

  method(declaration: MethodDeclaration): RuntimeMethod {
    const owner = this.#classes.get(declaration.owner);
    const signature = declaration.name + declaration.descriptor;
    let method = owner.methods.get(signature);
    if (method === undefined) {
      method = new RuntimeMethod(owner, declaration);
      owner.methods.set(signature, method);
    }
    return method;
  }

  /** The method that the class itself declares. */
  declared(owner: ClassName, name: string, descriptor: string): RuntimeMethod | undefined {
    const declaration = this.#hierarchy.declaredMethod(owner, name, descriptor);
    return declaration && this.method(declaration);
  }

  /** The method that a reference means; undefined when there is none. */
  resolve(reference: MethodReference): RuntimeMethod | undefined {
    const declaration = this.#hierarchy.resolveMethod(reference);
    return declaration && this.method(declaration);
  }

  /** The method that runs when `resolved` is called on an object of class `receiver`, or why none does. */
  select(receiver: RuntimeClass, resolved: RuntimeMethod): RuntimeMethod | 'abstract' | 'conflict' {
    const known = resolved.selections.get(receiver);
    if (known !== undefined) return known;
    const selection = this.#hierarchy.selectMethod(receiver.name, resolved.declaration);
    if (selection.kind !== 'method') return selection.kind;
    const selected = this.method(selection.method);
    resolved.selections.set(receiver, selected);
    return selected;
  }
}
