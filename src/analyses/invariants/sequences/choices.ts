/** What a client can pass and write: literals, what it holds, new objects, and objects of its own that call back. */

import type { Callbacks, Doing } from '../../../execution/replay/callbacks/callbacks.js';
import { constantsIn } from '../../../execution/replay/recipes/constants.js';
import { primitives } from '../../../execution/replay/recipes/literals.js';
import type { Pantry } from '../../../execution/replay/recipes/pantry.js';
import { combinations, literal, NULL_RECIPE, type Recipe } from '../../../execution/replay/recipes/recipe.js';
import type { Source } from '../../../execution/replay/sequence.js';
import { isNonNull } from '../../../ir/nullness.js';
import type { FieldDeclaration, MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, isPrimitive, OBJECT, STRING, type TypeName } from '../../../ir/types.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { Outside } from './outside.js';

const WAYS = INVARIANTS_BUDGETS['sequences/choices'].ways.most;
const MOST_MAKES = INVARIANTS_BUDGETS['sequences/choices'].mostMakes.most;
const MOST_HOSTS = INVARIANTS_BUDGETS['sequences/choices'].mostHosts.most;
const MOST_FRESH = INVARIANTS_BUDGETS['sequences/choices'].mostFresh.most;
const MOST_NEW = INVARIANTS_BUDGETS['sequences/choices'].mostNew.most;
const MOST_NUMBERS = INVARIANTS_BUDGETS['sequences/choices'].mostNumbers.most;
const MOST_WRITTEN = INVARIANTS_BUDGETS['sequences/choices'].mostWritten.most;
const MOST_CALLED_BACK = INVARIANTS_BUDGETS['sequences/choices'].mostCalledBack.most;

/** An object that the client holds: the step that gave it, and its class. */
export interface Held {
  readonly step: number;
  readonly type: TypeName;
  /** Whether it is an object of the class at hand. */
  readonly ofClass: boolean;
  /** Of an array. */
  readonly length?: number;
}

/** An object of the client that keeps what is passed to it, in a field; it is the argument of that index. */
export interface Keeper {
  readonly index: number;
  readonly source: Source;
  readonly field: FieldDeclaration;
}

export class Choices {
  /** Ways to make an object of the class, or, where there are none, of classes that make some. */
  readonly makes: readonly Recipe[];
  /** Whether clients cannot name the class, or make no objects of it, so that others do. */
  readonly isHidden: boolean;
  readonly #pantry: Pantry;
  readonly #arguments = new Map<MethodDeclaration, readonly (readonly Recipe[])[]>();
  readonly #objects = new Map<ClassName, readonly Recipe[]>();
  readonly #numbers: readonly number[];
  readonly #texts: readonly Recipe[];

  constructor(
    readonly outside: Outside,
    private readonly callbacks: Callbacks,
  ) {
    const { hierarchy, access, type } = outside;
    const declared = outside.nest.flatMap((name) => hierarchy.find(name)?.methods ?? []);
    const inherited = hierarchy
      .superclassChain(type)
      .flatMap(({ origin, methods }) => (origin === 'input' ? methods : []));
    const constants = constantsIn(new Set([...inherited, ...declared]));
    this.#numbers = constants.numbers.slice(0, MOST_NUMBERS);
    this.#texts = constants.strings.map((text) => literal(STRING, text));
    this.#pantry = outside.program.pantry;
    const made = this.#objectsOfClass().filter((recipe) => this.#isAllowed(recipe));
    this.isHidden = made.length === 0 || !access.isNameable(type);
    const hosts = this.isHidden ? outside.hosts.flatMap((host) => this.#pantry.objects(host, 2)) : [];
    const limit = this.isHidden ? MOST_HOSTS : MOST_MAKES;
    this.makes = [...simplestFirst(hosts).slice(0, MOST_HOSTS), ...simplestFirst(made).slice(0, limit)];
  }

  /** By constructors, with the numbers and texts that matter to the class; then in other ways. */
  #objectsOfClass(): readonly Recipe[] {
    const { constructors, type } = this.outside;
    const made = constructors.flatMap((method) =>
      [...combinations(this.#fresh(method), WAYS)].map(
        (values): Recipe => ({ kind: 'make', method, arguments: values, afterwards: [] }),
      ),
    );
    const known = new Set(constructors);
    const others = this.#pantry.objects(type, WAYS).filter((each) => each.kind !== 'make' || !known.has(each.method));
    return [...made, ...others];
  }

  /** Objects of the class, made in the simplest ways. */
  objects(type: ClassName): readonly Recipe[] {
    let found = this.#objects.get(type);
    if (found === undefined) {
      found = this.#pantry.objects(type, 1).slice(0, MOST_NEW);
      this.#objects.set(type, found);
    }
    return found;
  }

  /** For each parameter. */
  arguments(
    method: MethodDeclaration,
    receiver: Held | undefined,
    held: readonly Held[],
  ): readonly (readonly Recipe[])[] {
    if (method.parameters.length === 0) return [];
    return this.#fresh(method).map((recipes, index) => {
      const type = method.parameters[index]?.type ?? '';
      if (isPrimitive(type)) return recipes.slice(0, MOST_NUMBERS);
      const literals = recipes.filter(isSimple);
      const made = recipes.filter((recipe) => !isSimple(recipe)).slice(0, MOST_FRESH);
      // Texts come first where they fit, but nothing is tried before objects.
      const texts = literals[0] === NULL_RECIPE ? 0 : 1;
      return [
        ...literals.slice(0, texts),
        ...this.#atHand(type, held),
        ...literals.slice(texts, texts + 2),
        ...made.slice(0, 1),
        ...this.#callingBack(type, receiver ?? held.find(({ ofClass }) => ofClass)),
        ...literals.slice(texts + 2),
        ...made.slice(1),
      ];
    });
  }

  /** What may be written to a field, or to an element of an array. */
  written(place: TypeName | FieldDeclaration, held: readonly Held[]): readonly Recipe[] {
    const type = typeof place === 'string' ? place : place.type;
    if (isPrimitive(type)) return primitives(type, this.#numbers).slice(0, MOST_WRITTEN);
    const nothing = typeof place !== 'string' && isNonNull(this.outside.hierarchy, place, place.owner);
    const fresh = isArray(type) ? [] : this.objects(type);
    return [...this.#atHand(type, held), ...(nothing ? [] : [NULL_RECIPE]), ...fresh];
  }

  /** The arguments of a method through which it can be made to hand something over. */
  keepers({ parameters }: MethodDeclaration): readonly Keeper[] {
    if (this.outside.world === 'closed') return [];
    return parameters.flatMap(({ type }, index) => {
      // What `equals` is given are elements, which are outside anyway.
      const callback = type === OBJECT ? undefined : this.#callback(type, { kind: 'keep' });
      if (callback?.kept === undefined) return [];
      const source: Source = { kind: 'lambda', type: callback.type, text: callback.texts.join(''), does: true };
      return [{ index, source, field: callback.kept }];
    });
  }

  #atHand(type: TypeName, held: readonly Held[]): readonly Recipe[] {
    const arrays = isArray(type) ? arraysOf(type, this.#atHand(elementType(type), held)) : [];
    const found = held
      .filter((each) => this.outside.hierarchy.isAssignable(each.type, type))
      .map(({ step }): Recipe => ({ kind: 'source', source: { kind: 'step', index: step } }));
    return [...found, ...arrays];
  }

  #fresh(method: MethodDeclaration): readonly (readonly Recipe[])[] {
    let found = this.#arguments.get(method);
    if (found === undefined) {
      found = this.#pantry.arguments(method).map((recipes, index) => {
        const type = method.parameters[index]?.type ?? '';
        if (isPrimitive(type)) return primitives(type, this.#numbers);
        const allowed = recipes.filter((recipe) => this.#isAllowed(recipe));
        // The usual texts are among them.
        return type === STRING ? [...allowed, ...this.#texts.slice(allowed.filter(isSimple).length - 1)] : allowed;
      });
      this.#arguments.set(method, found);
    }
    return found;
  }

  /** In the closed world other classes of the input are used only by making objects to be passed. */
  #isAllowed(recipe: Recipe): boolean {
    if (this.outside.world === 'open') return true;
    if (recipe.kind === 'array') return recipe.elements.every((each) => this.#isAllowed(each));
    if (recipe.kind === 'source') return this.#isKnown(recipe.source);
    if (recipe.kind !== 'make') return true;
    const { method, receiver, afterwards } = recipe;
    const isFree = (owner: ClassName): boolean => !this.outside.isOfInput(owner) || this.outside.isOfClass(owner);
    if (!isFree(method.owner) && method.name !== '<init>') return false;
    const parts = [...recipe.arguments, ...afterwards.flatMap((each) => each.arguments)];
    if (receiver !== undefined) parts.push(receiver);
    return parts.every((each) => this.#isAllowed(each)) && afterwards.every((each) => isFree(each.method.owner));
  }

  /** Where all code is in the input, nobody else implements its interfaces. */
  #isKnown(source: Source): boolean {
    if (source.kind !== 'lambda') return true;
    const { interfaces = [] } = this.callbacks.stubs.table().find(source.type) ?? {};
    return !interfaces.some((name) => this.outside.isOfInput(name));
  }

  /** Objects that call a method of the receiver, or throw, when they are called. */
  #callingBack(type: TypeName, target: Held | undefined): readonly Recipe[] {
    if (this.outside.world === 'closed') return [];
    const found: Recipe[] = [];
    if (target?.ofClass === true) {
      for (const method of this.outside.methodsOn(target.type).slice(0, MOST_CALLED_BACK)) {
        const callback = this.#callback(type, { kind: 'call', method });
        if (callback === undefined) continue;
        found.push({ kind: 'source', source: { kind: 'callback', target: target.step, ...callback } });
      }
    }
    for (const after of [0, 1]) {
      const callback = this.#callback(type, { kind: 'throw', after });
      if (callback === undefined) break;
      const source: Source = { kind: 'lambda', type: callback.type, text: callback.texts.join(''), does: true };
      found.push({ kind: 'source', source });
    }
    return found;
  }

  #callback(type: TypeName, doing: Doing): ReturnType<Callbacks['of']> {
    return isPrimitive(type) || !this.outside.access.isNameable(type) ? undefined : this.callbacks.of(type, doing);
  }
}

/** Takes no call. */
function isSimple(recipe: Recipe): boolean {
  return recipe.kind === 'source' || recipe.kind === 'same';
}

/** Of what is at hand: one alone, one twice, two. */
function arraysOf(type: TypeName, [first, second]: readonly Recipe[]): readonly Recipe[] {
  if (first === undefined) return [];
  const contents = [[first], [first, first], ...(second === undefined ? [] : [[first, second]])];
  return contents.map((elements) => ({ kind: 'array', type, elements }));
}

function simplestFirst(recipes: readonly Recipe[]): readonly Recipe[] {
  return [...recipes].sort((left, right) => sizeOf(left) - sizeOf(right));
}

/** How much there is to write. */
function sizeOf(recipe: Recipe): number {
  if (recipe.kind === 'array') return recipe.elements.reduce((size, each) => size + sizeOf(each), 1);
  if (recipe.kind !== 'make') return 1;
  const { receiver, afterwards } = recipe;
  const parts = [...recipe.arguments, ...afterwards.flatMap((each) => each.arguments)];
  return [...parts, ...(receiver === undefined ? [] : [receiver])].reduce((size, each) => size + sizeOf(each), 2);
}
