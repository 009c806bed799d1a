/** What a client can do next, given what it holds. */

import { call, follow, type Recipe } from '../../../execution/replay/recipes/recipe.js';
import type { Source, Step } from '../../../execution/replay/sequence.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { elementType, isArray, isReference, OBJECT } from '../../../ir/types.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { Choices, Held, Keeper } from './choices.js';
import type { Outside } from './outside.js';

const MOST_ELEMENTS = INVARIANTS_BUDGETS['sequences/moves'].mostElements.most;
const MOST_OWN = INVARIANTS_BUDGETS['sequences/moves'].mostOwn.most;

export interface Move {
  /** For each place a choice is left for, what can be put there, simplest first. */
  readonly options: () => readonly (readonly Recipe[])[];
  /** Adds the steps. */
  readonly take: (steps: Step[], chosen: readonly Recipe[]) => void;
  /** What it is a move by: a member, or a making. The same for all states. */
  readonly by: object;
  /** Whether it has to do with the class from afar: others come first. */
  readonly isFar?: true;
}

const NO_CHOICE = (): readonly (readonly Recipe[])[] => [];

export class Moves {
  /** Constructors that take objects of the class. */
  readonly #copying: readonly MethodDeclaration[];
  /** Whether two objects of the class can have to do with each other. */
  readonly #needsTwo: boolean;
  readonly #helpers: readonly MethodDeclaration[];
  readonly #staticMethods: readonly MethodDeclaration[];
  readonly #staticFields: readonly FieldDeclaration[];
  readonly #keepers = new Map<MethodDeclaration, readonly Keeper[]>();

  constructor(
    readonly outside: Outside,
    readonly choices: Choices,
  ) {
    const { hierarchy, type } = outside;
    this.#staticMethods = outside.staticMethods;
    this.#helpers = outside.helpers;
    this.#staticFields = outside.staticFields;
    const takesOwn = ({ parameters }: MethodDeclaration): boolean =>
      parameters.some((each) => each.type !== OBJECT && hierarchy.isAssignable(type, each.type));
    this.#copying = outside.constructors.filter(takesOwn);
    const others = [...outside.methodsOn(type), ...this.#staticMethods, ...this.#helpers];
    this.#needsTwo = this.#copying.length > 0 || others.some(takesOwn) || outside.sharesFields;
  }

  /** Whether there is anything that could lead to an object of the class, or change its static fields. */
  get any(): boolean {
    return this.choices.makes.length > 0 || this.#staticMethods.length > 0 || this.#staticFields.length > 0;
  }

  /** In a fixed order: what makes an object, then what is done with those at hand, the class's own first. */
  after(held: readonly Held[]): readonly Move[] {
    const { makes } = this.choices;
    const own = held.filter(({ ofClass }) => ofClass);
    const others = held.filter(({ ofClass }) => !ofClass);
    const isMaking = this.choices.isHidden ? held.length === 0 : own.length === 0;
    const moves: Move[] = isMaking ? this.#making(makes) : [];
    for (const each of [...own, ...others]) moves.push(...this.#on(each, held));
    for (const method of this.#staticMethods) moves.push(...this.#calls(method, undefined, held));
    for (const field of this.#staticFields) moves.push(...this.#access(field, undefined, held));
    if (held.length > 0) for (const method of this.#helpers) moves.push(this.#help(method, held));
    if (own.length === 0 || own.length >= MOST_OWN) return moves;
    for (const method of this.#copying) moves.push(...this.#calls(method, undefined, held));
    if (own.length === 1 && this.#needsTwo) moves.push(...this.#making(makes.slice(0, 2)));
    return moves;
  }

  #making(recipes: readonly Recipe[]): Move[] {
    return recipes.map((recipe) => ({ options: NO_CHOICE, by: recipe, take: (steps) => void follow(steps, recipe) }));
  }

  #on(each: Held, held: readonly Held[]): readonly Move[] {
    if (isArray(each.type)) return this.#elements(each, held);
    return [
      ...this.outside.methodsOn(each.type).flatMap((method) => this.#calls(method, each, held)),
      ...this.outside.fieldsOf(each.type).flatMap((field) => this.#access(field, sourceOf(each), held)),
    ];
  }

  /** A call; and, where an argument can keep what it is given, the call with that. */
  #calls(method: MethodDeclaration, receiver: Held | undefined, held: readonly Held[]): readonly Move[] {
    const source = receiver && sourceOf(receiver);
    const options = (): readonly (readonly Recipe[])[] => this.choices.arguments(method, receiver, held);
    const plain: Move = { options, by: method, take: (steps, chosen) => void call(steps, method, source, chosen) };
    return [plain, ...this.#keepersOf(method).map((keeper) => keeping(keeper, method, source, options))];
  }

  #keepersOf(method: MethodDeclaration): readonly Keeper[] {
    let keepers = this.#keepers.get(method);
    if (keepers === undefined) {
      keepers = this.choices.keepers(method);
      this.#keepers.set(method, keepers);
    }
    return keepers;
  }

  /** A member of another class, on an object that is made for it where it needs one. */
  #help(method: MethodDeclaration, held: readonly Held[]): Move {
    const options = (): readonly (readonly Recipe[])[] => this.choices.arguments(method, undefined, held);
    if (hasFlag(method, Flag.STATIC) || method.name === '<init>') {
      return { options, by: method, isFar: true, take: (steps, chosen) => void call(steps, method, undefined, chosen) };
    }
    return {
      isFar: true,
      options: () => [this.choices.objects(method.owner).slice(0, 1), ...options()],
      by: method,
      take: (steps, [made, ...chosen]) => {
        if (made !== undefined) call(steps, method, follow(steps, made), chosen);
      },
    };
  }

  /** Reads and writes of a field. */
  #access(field: FieldDeclaration, receiver: Source | undefined, held: readonly Held[]): readonly Move[] {
    const base = receiver === undefined ? {} : { receiver };
    const write: Move = {
      options: () => [this.choices.written(field, held)],
      by: field,
      take: (steps, [recipe]) => {
        if (recipe === undefined) return;
        const value = follow(steps, recipe);
        steps.push({ kind: 'write', field, ...base, value });
      },
    };
    const read: Move = {
      options: NO_CHOICE,
      by: field,
      take: (steps) => void steps.push({ kind: 'read', field, ...base }),
    };
    return [...(hasFlag(field, Flag.FINAL) ? [] : [write]), ...(isReference(field.type) ? [read] : [])];
  }

  #elements(held: Held, all: readonly Held[]): readonly Move[] {
    const moves: Move[] = [];
    if (this.outside.world === 'closed') return moves;
    const { type, length = 0 } = held;
    const array = sourceOf(held);
    for (let index = 0; index < Math.min(length, MOST_ELEMENTS); index++) {
      moves.push({
        options: () => [this.choices.written(elementType(type), all)],
        by: this,
        take: (steps, [recipe]) => {
          if (recipe === undefined) return;
          const value = follow(steps, recipe);
          steps.push({ kind: 'write-element', type, array, index, value });
        },
      });
      if (!isReference(elementType(type))) continue;
      const read: Step = { kind: 'read-element', type, array, index };
      moves.push({ options: NO_CHOICE, by: this, take: (steps) => void steps.push(read) });
    }
    return moves;
  }
}

function sourceOf({ step }: Held): Source {
  return { kind: 'step', index: step };
}

/** Makes the keeper, calls the method with it, and takes what it was given. */
function keeping(
  { index, source, field }: Keeper,
  method: MethodDeclaration,
  receiver: Source | undefined,
  options: Move['options'],
): Move {
  return {
    by: field,
    options: () => options().map((recipes, place) => (place === index ? [{ kind: 'source', source }] : recipes)),
    take: (steps, chosen) => {
      const kept = steps.push({ kind: 'own', object: source, type: method.parameters[index]?.type ?? '' }) - 1;
      const keeper: Source = { kind: 'step', index: kept };
      call(
        steps,
        method,
        receiver,
        chosen.map((recipe, place) => (place === index ? { kind: 'source', source: keeper } : recipe)),
      );
      steps.push({ kind: 'read', field, receiver: keeper });
    },
  };
}
