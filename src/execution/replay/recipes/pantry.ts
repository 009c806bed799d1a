/** The recipes for values of each type, simplest first. */

import type { Hierarchy } from '../../../ir/hierarchy.js';
import { isNonNull } from '../../../ir/nullness.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, isPrimitive, OBJECT, STRING, type TypeName } from '../../../ir/types.js';
import { unwrapped } from '../../../ir/wrappers.js';
import { EXECUTION_BUDGETS } from '../../budgets.js';
import { innermostElement } from '../../enumeration/layout.js';
import type { Access } from '../access.js';
import type { Stubs } from '../callbacks/stubs.js';
import { FILLERS, IMPLEMENTATIONS } from '../library.js';
import { isInner } from '../sequence.js';
import type { Constants } from './constants.js';
import { constantsOf, primitives } from './literals.js';
import { combinations, literal, NULL_RECIPE, type Recipe } from './recipe.js';

const DEEPEST = EXECUTION_BUDGETS['replay/recipes/pantry'].deepest.most;
const MOST_RECIPES = EXECUTION_BUDGETS['replay/recipes/pantry'].mostRecipes.most;
const MOST_WAYS = EXECUTION_BUDGETS['replay/recipes/pantry'].mostWays.most;
const MOST_CLASSES = EXECUTION_BUDGETS['replay/recipes/pantry'].mostClasses.most;

export interface Pantry {
  /** What may be passed for each parameter. */
  arguments(method: MethodDeclaration, depth?: number): readonly (readonly Recipe[])[];
  /** Objects of the class; `ways` of each constructor and factory. */
  objects(type: ClassName, ways: number): readonly Recipe[];
}

export function pantry(
  access: Access,
  stubs: Stubs,
  constants: Constants,
  mayBeNull: (method: MethodDeclaration, index: number) => boolean,
): Pantry {
  return new Recipes(access, stubs, constants, mayBeNull);
}

class Recipes implements Pantry {
  readonly #hierarchy: Hierarchy;
  readonly #known = new Map<string, readonly Recipe[]>();
  readonly #forMethods = new Map<MethodDeclaration, readonly (readonly Recipe[])[]>();
  constructor(
    private readonly access: Access,
    private readonly stubs: Stubs,
    private readonly constants: Constants,
    private readonly mayBeNull: (method: MethodDeclaration, index: number) => boolean,
  ) {
    this.#hierarchy = access.hierarchy;
  }

  arguments(method: MethodDeclaration, depth = DEEPEST): readonly (readonly Recipe[])[] {
    if (depth < DEEPEST) return this.#choices(method, depth);
    let choices = this.#forMethods.get(method);
    if (choices === undefined) {
      choices = this.#choices(method, depth);
      this.#forMethods.set(method, choices);
    }
    return choices;
  }

  #choices(method: MethodDeclaration, depth: number): readonly (readonly Recipe[])[] {
    return method.parameters.map((parameter, index) => {
      const recipes = this.#of(parameter.type, depth);
      if (isPrimitive(parameter.type) || (index === 0 && isInner(method) && method.name === '<init>')) return recipes;
      if (isNonNull(this.#hierarchy, parameter, method.owner) || !this.mayBeNull(method, index)) return recipes;
      return [...recipes.slice(0, 1), NULL_RECIPE, ...recipes.slice(1)];
    });
  }

  #of(type: TypeName, depth: number): readonly Recipe[] {
    const key = `${depth} ${type}`;
    let recipes = this.#known.get(key);
    if (recipes === undefined) {
      this.#known.set(key, []);
      recipes = this.#find(type, depth).slice(0, MOST_RECIPES);
      this.#known.set(key, recipes);
    }
    return recipes;
  }

  #find(type: TypeName, depth: number): readonly Recipe[] {
    if (isPrimitive(type)) return primitives(type, this.constants.numbers);
    if (type === STRING) return this.constants.strings.map((text) => literal(STRING, text));
    const box = unwrapped(type);
    if (box !== undefined) return this.#boxed(type, box);
    if (isArray(type)) return this.#arrays(type, depth);
    const texts = this.#hierarchy.isSubclass(STRING, type) ? this.#of(STRING, depth).slice(0, 2) : [];
    const constants = this.#constants(type);
    if (constants !== undefined) return constants;
    const lambdas = (this.access.isNameable(type) ? this.stubs.of(type) : []).map(
      ({ type: stub, text }): Recipe => ({ kind: 'source', source: { kind: 'lambda', type: stub, text } }),
    );
    if (depth === 0) return [...texts, ...lambdas];
    const { first, more } = this.#made(type, depth, MOST_WAYS, MOST_RECIPES);
    // Classes are those of the input: where it implements its own interface, it need not expect other implementations.
    const unknown = this.#isOfInput(type) && first.length > 0 ? [] : lambdas;
    const own = texts.length + first.length + lambdas.length === 0 ? this.#written(type) : [];
    return [...texts, ...first, ...unknown, ...own, ...this.#changed(first, depth), ...more];
  }

  /** What a client would have to write for an interface that nothing else gives. */
  #written(type: ClassName): readonly Recipe[] {
    const stub = this.access.isNameable(type) ? this.stubs.whole(type) : undefined;
    return stub === undefined ? [] : [{ kind: 'source', source: { kind: 'lambda', ...stub } }];
  }

  objects(type: ClassName, ways: number): readonly Recipe[] {
    const constants = this.#constants(type);
    if (constants !== undefined) return constants;
    const { first, more } = this.#made(type, DEEPEST, ways);
    return [...first, ...more];
  }

  /** Undefined where the type is no enum, or none that a client can name: then methods may give some. */
  #constants(type: ClassName): readonly Recipe[] | undefined {
    const declaration = this.#hierarchy.find(type);
    return declaration?.kind === 'enum' && this.access.isNameable(type) ? constantsOf(declaration) : undefined;
  }

  #made(
    type: ClassName,
    depth: number,
    ways: number,
    limit = Number.POSITIVE_INFINITY,
  ): { readonly first: readonly Recipe[]; readonly more: readonly Recipe[] } {
    const makers = this.#classes(type).flatMap((name) => this.#constructors(name));
    const made: (readonly Recipe[])[] = [];
    let makings = 0;
    for (const method of [...makers, ...this.access.factoriesOf(type)]) {
      // More would not be taken.
      if (makings >= limit) break;
      const calls = this.#calls(method, depth, this.#isOfInput(method.owner) ? ways : 1);
      if (calls.length > 0) makings++;
      made.push(calls.map((values): Recipe => ({ kind: 'make', method, arguments: values, afterwards: [] })));
    }
    // One of each maker before more of one.
    const first = made.flatMap((recipes) => recipes.slice(0, 1));
    const given = first.length > 0 ? [] : this.#given(type, depth);
    return { first: [...first, ...given], more: made.flatMap((recipes) => recipes.slice(1)) };
  }

  /** Of a library class one does: the one with the fewest parameters. */
  #constructors(name: ClassName): readonly MethodDeclaration[] {
    const found = this.access.constructors(name);
    if (this.#isOfInput(name)) return found;
    return [...found].sort((left, right) => left.parameters.length - right.parameters.length).slice(0, 1);
  }

  #isOfInput(name: ClassName): boolean {
    return this.#hierarchy.find(name)?.origin === 'input';
  }

  #calls(method: MethodDeclaration, depth: number, ways: number): readonly (readonly Recipe[])[] {
    return [...combinations(this.arguments(method, depth - 1), ways)];
  }

  /** By instance methods of other objects, where nothing else makes one: `list.iterator()`. */
  #given(type: ClassName, depth: number): readonly Recipe[] {
    const { statics, instances } = this.access.giversOf(type);
    const fromStatics = statics.flatMap((method) =>
      this.#calls(method, depth, MOST_WAYS).map(
        (values): Recipe => ({ kind: 'make', method, arguments: values, afterwards: [] }),
      ),
    );
    const fromObjects = instances.flatMap((method) =>
      this.#of(method.owner, depth - 1).flatMap((receiver) =>
        this.#calls(method, depth, 1).map(
          (values): Recipe => ({ kind: 'make', method, receiver, arguments: values, afterwards: [] }),
        ),
      ),
    );
    return [...fromStatics, ...fromObjects];
  }

  /** Objects on which a method was called before they are passed: filled collections, and what setters set. */
  #changed(plain: readonly Recipe[], depth: number): readonly Recipe[] {
    return plain.slice(0, 2).flatMap((recipe) => {
      if (recipe.kind !== 'make' || recipe.method.name !== '<init>') return [];
      const { owner } = recipe.method;
      const fillings = this.#fillings(owner, depth);
      const setters = this.access
        .instanceMethods(owner)
        .filter(({ parameters, result }) => parameters.length > 0 || result === 'void')
        .slice(0, MOST_CLASSES)
        .flatMap((method) =>
          this.#calls(method, depth, 1).map(
            (values): Recipe => ({ ...recipe, afterwards: [{ method, arguments: values }] }),
          ),
        );
      return [...fillings.map((filling): Recipe => ({ ...recipe, afterwards: [filling] })), ...setters];
    });
  }

  #fillings(owner: ClassName, depth: number): readonly { method: MethodDeclaration; arguments: readonly Recipe[] }[] {
    const filler = FILLERS.find(({ type }) => this.#hierarchy.isSubclass(owner, type));
    const method = filler && this.#hierarchy.resolveMethod({ ...filler, owner });
    if (method === undefined || this.#isOfInput(owner)) return [];
    const types = this.constants.elements.filter((type) => type !== OBJECT).slice(0, MOST_CLASSES);
    const elements = [...types, ...(types.includes(STRING) ? [] : [STRING])]
      .flatMap((type) => this.#of(type, depth - 1).slice(0, 1))
      .slice(0, MOST_CLASSES);
    const text = literal(STRING, 'a');
    return method.parameters.length === 1
      ? elements.map((element) => ({ method, arguments: [element] }))
      : elements.map((element) => ({ method, arguments: [text, element] }));
  }

  /** Concrete classes that stand for a type: itself, known implementations, then fitting ones of the input. */
  #classes(type: ClassName): readonly ClassName[] {
    const own = this.#isOfInput(type);
    const library = own ? [] : (IMPLEMENTATIONS.get(type) ?? []);
    return [type, ...library, ...this.access.below(type)].slice(0, own ? undefined : MOST_CLASSES);
  }

  #arrays(type: TypeName, depth: number): readonly Recipe[] {
    const innermost = innermostElement(type);
    if (!isPrimitive(innermost) && !this.access.isNameable(innermost)) return [];
    const elements = this.#of(elementType(type), depth - (depth > 0 ? 1 : 0)).slice(0, 2);
    const [first] = elements;
    const made = (contents: readonly Recipe[]): Recipe => ({ kind: 'array', type, elements: contents });
    return [
      ...(first === undefined ? [] : [made([first])]),
      made([]),
      ...(elements.length < 2 ? [] : [made(elements)]),
    ];
  }

  #boxed(type: TypeName, box: TypeName): readonly Recipe[] {
    const method = this.#hierarchy
      .find(type)
      ?.methods.find(({ name, parameters }) => name === 'valueOf' && parameters[0]?.type === box);
    if (method === undefined) return [];
    return primitives(box, this.constants.numbers).map(
      (value): Recipe => ({ kind: 'make', method, arguments: [value], afterwards: [] }),
    );
  }
}
