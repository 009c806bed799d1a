/**
 * The relations of a program: what may differ after code that may write and allocate anything, and so has to be listed then.
 * Those are the fields of the input's classes, specification fields, elements of arrays, and fields of library classes that the
 * input's code names.
 */

import type { Body } from '../../../ir/body.js';
import { visitOperands } from '../../../ir/operands.js';
import { type ClassDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, isPrimitive, OBJECT, type TypeName } from '../../../ir/types.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import type { FieldName } from '../symbols.js';
import type { RelationalWorld } from './world.js';

const MOST_RELATIONS = RELATIONAL_BUDGETS['execution/vocabulary'].mostRelations.most;

export interface Vocabulary {
  readonly fields: readonly FieldName[];
  /** Classes that the input names and that can have objects, and array types. */
  readonly types: readonly TypeName[];
}

/** Undefined: there are too many. */
export function vocabularyOf(world: RelationalWorld, classes: readonly ClassName[]): Vocabulary | undefined {
  const { hierarchy } = world;
  const declarations = classes.flatMap((name) => hierarchy.find(name) ?? []);
  const own = declarations.reduce((count, { fields }) => count + fields.length + 1, 0);
  if (own > MOST_RELATIONS) return undefined;
  const collecting = new Collecting(world);
  for (const declaration of declarations) collecting.class(declaration);
  const { fields, types } = collecting.finished();
  return fields.length + types.length > MOST_RELATIONS ? undefined : { fields, types };
}

class Collecting {
  readonly #world: RelationalWorld;
  readonly #fields = new Set<FieldName>();
  readonly #types = new Set<TypeName>();
  readonly #named = new Set<TypeName>([OBJECT]);

  constructor(world: RelationalWorld) {
    this.#world = world;
  }

  class({ name, fields, methods }: ClassDeclaration): void {
    this.#named.add(name);
    for (const { name: field, type, flags, constant } of fields) {
      this.#named.add(type);
      const isConstant = constant !== undefined && hasFlag({ flags }, Flag.STATIC);
      const found = isConstant ? undefined : this.#world.field(name, field);
      if (found !== undefined) this.#fields.add(found);
    }
    for (const method of methods) {
      this.#named.add(method.result);
      for (const { type } of method.parameters) this.#named.add(type);
      const body = method.body();
      if (body !== undefined) this.#body(body);
    }
  }

  #body({ variables, edges }: Body): void {
    for (const { type } of variables) this.#named.add(type);
    for (const { instruction } of edges) {
      if (instruction.kind === 'new' || instruction.kind === 'new-array') this.#named.add(instruction.type);
      visitOperands(instruction, ({ type }) => this.#named.add(type));
    }
  }

  finished(): Vocabulary {
    const world = this.#world;
    for (const type of this.#named) {
      if (isPrimitive(type) || type === 'null' || type === 'void') continue;
      if (isArray(type)) this.#array(type);
      else this.#class(type);
    }
    for (const field of this.#fields) if (world.isOpaque(field.owner)) this.#fields.delete(field);
    return { fields: [...this.#fields], types: [...this.#types] };
  }

  #array(type: TypeName): void {
    this.#fields.add(this.#world.length);
    for (let each = type; isArray(each); each = elementType(each)) {
      this.#types.add(each);
      this.#fields.add(this.#world.elements(each));
    }
  }

  #class(type: ClassName): void {
    const declaration = this.#world.hierarchy.find(type);
    if (declaration === undefined) return;
    if (!hasFlag(declaration, Flag.ABSTRACT)) this.#types.add(type);
    for (const field of this.#world.instanceFields(type)) this.#fields.add(field);
    for (const { field } of this.#world.specificationFields(type)) this.#fields.add(field);
  }
}
