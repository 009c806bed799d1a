/** Of which types objects are that code gets hold of without making them: from fields, elements, parameters and results of calls. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Instruction } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { type ClassName, elementType, isArray, isReference, type TypeName } from '../../ir/types.js';

export class MetTypes {
  readonly #hierarchy: Hierarchy;
  readonly #types = new Set<ClassName>();
  readonly #outers = new Map<ClassName, boolean>();

  constructor(hierarchy: Hierarchy, methods: Iterable<MethodDeclaration>) {
    this.#hierarchy = hierarchy;
    for (const method of methods) {
      const body = method.body();
      if (body === undefined) continue;
      const [receiver] = hasFlag(method, Flag.STATIC) ? [] : body.parameters;
      for (const parameter of body.parameters) if (parameter !== receiver) this.#meet(parameter.type);
      for (const { instruction } of body.edges) this.#read(instruction);
    }
  }

  /** Or of a class below or above it. */
  has(type: ClassName): boolean {
    for (const met of this.#types)
      if (this.#hierarchy.isSubclass(type, met) || this.#hierarchy.isSubclass(met, type)) return true;
    return false;
  }

  /** Or of one that it is nested in. */
  hasOuter(type: ClassName): boolean {
    let known = this.#outers.get(type);
    if (known === undefined) {
      const outer = this.#hierarchy.find(type)?.outer;
      known = this.has(type) || (outer !== undefined && this.hasOuter(outer));
      this.#outers.set(type, known);
    }
    return known;
  }

  #read(instruction: Instruction): void {
    if (instruction.kind === 'load') this.#meet(instruction.target.type);
    else if (instruction.kind === 'assign' && instruction.value.kind === 'cast') this.#meet(instruction.value.type);
    else if (instruction.kind === 'call' && instruction.target !== undefined) {
      // What gives itself back is met where it comes from.
      const [receiver] = instruction.arguments;
      if (receiver?.type !== instruction.target.type) this.#meet(instruction.target.type);
    }
  }

  #meet(type: TypeName): void {
    let each = type;
    while (isArray(each)) each = elementType(each);
    if (isReference(each) && each !== 'null') this.#types.add(each);
  }
}
