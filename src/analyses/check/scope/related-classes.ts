/**
 * The part of the input that runs of a method can have to do with. Objects of other classes are told from no others by them, so
 * that one unknown object stands for all.
 */
import { parseMethodDescriptor } from '../../../ir/descriptors.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, MethodReference } from '../../../ir/instructions.js';
import { visitNamedTypes } from '../../../ir/mentioned-types.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, isPrimitive, OBJECT, type TypeName } from '../../../ir/types.js';

/** The same program; its list of classes is that part. Where it cannot be told, the list is the whole. */
export function relatedTo(hierarchy: Hierarchy, method: MethodDeclaration): ClassTable {
  const { table } = hierarchy;
  const related = new Related(hierarchy, method.owner);
  if (related.isOpen) return table;
  const inputs = table.inputs().filter((name) => related.classes.has(name));
  return { find: (name) => table.find(name), inputs: () => inputs, diagnostics: () => table.diagnostics() };
}

class Related {
  readonly classes = new Set<ClassName>();
  /** Whether a class may matter that nobody names: by what it does when library code or code for any object calls it. */
  isOpen = false;
  readonly #hierarchy: Hierarchy;
  readonly #inputs: readonly ClassDeclaration[];
  readonly #bySimpleName = new Map<string, ClassName[]>();

  constructor(hierarchy: Hierarchy, start: ClassName) {
    this.#hierarchy = hierarchy;
    this.#inputs = hierarchy.table.inputs().flatMap((name) => hierarchy.find(name) ?? []);
    for (const { name } of this.#inputs) {
      const simple = name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
      this.#bySimpleName.set(simple, [...(this.#bySimpleName.get(simple) ?? []), name]);
    }
    this.#add(start);
    for (const name of this.classes) {
      const declaration = hierarchy.find(name);
      if (declaration?.origin === 'input') this.#look(declaration);
      if (this.isOpen) return;
    }
  }

  /** Of a library type, those of the input below it; below Object are all, of which none is meant. */
  #add(type: TypeName): void {
    let name = type;
    while (isArray(name)) name = elementType(name);
    if (isPrimitive(name) || name === 'void' || name === 'null' || name === OBJECT || this.classes.has(name)) return;
    this.classes.add(name);
    for (const each of this.#inputs) if (this.#hierarchy.isSubclass(each.name, name)) this.classes.add(each.name);
  }

  #look(declaration: ClassDeclaration): void {
    const { superclass, interfaces, outer, members, fields, methods, invariants } = declaration;
    for (const type of [superclass, outer, ...interfaces, ...members]) if (type !== undefined) this.#add(type);
    for (const { type } of fields) this.#add(type);
    for (const { formula } of invariants) this.#read(formula);
    for (const method of methods) {
      this.#add(method.result);
      for (const { type } of method.parameters) this.#add(type);
      for (const { formula } of method.clauses) this.#read(formula);
      const body = method.body();
      for (const { type } of body?.variables ?? []) this.#add(type);
      for (const { instruction } of body?.edges ?? []) this.#note(instruction);
    }
  }

  #note(instruction: Instruction): void {
    visitNamedTypes(instruction, (type) => this.#add(type));
    if (instruction.kind === 'specify') this.#read(instruction.formula);
    if (instruction.kind === 'call') this.#noteCall(instruction.method);
  }

  /** What is done with any object, objects of every class may do in their own way. */
  #noteCall({ owner, name, descriptor }: MethodReference): void {
    if (this.#hierarchy.find(owner)?.origin === 'input' || name === '<init>') return;
    if (owner === OBJECT) this.isOpen = true;
    for (const type of parseMethodDescriptor(descriptor).parameters) {
      if (type === OBJECT || (isArray(type) && !isPrimitive(elementType(type)))) this.isOpen = true;
      this.#add(type);
    }
  }

  #read(formula: string): void {
    for (const word of formula.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []) {
      for (const name of this.#bySimpleName.get(word) ?? []) this.#add(name);
    }
  }
}
