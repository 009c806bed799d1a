/** Which predicates and fields the typestates of a class speak of. */
import type { FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { Predicate, Vocabulary } from '../vocabulary.js';
import { type DualPredicate, isDual } from './buddies.js';
import type { TypestateWorld } from './typestates.js';

export interface Pertinent {
  /** A class, or its statics: `C.class`. */
  readonly type: ClassName;
  readonly singles: readonly Predicate[];
  /** Those whose first object is of the class. */
  readonly firsts: readonly DualPredicate[];
  readonly seconds: readonly DualPredicate[];
  /** Fields that may lead to objects with typestates. */
  readonly fields: readonly FieldReference[];
}

const STATICS = '.class';

export class PertinentTable {
  readonly #vocabulary: Vocabulary;
  readonly #world: TypestateWorld;
  readonly #known = new Map<ClassName, Pertinent>();
  readonly #with = new Map<ClassName, boolean>();
  /** How many fields deep typestates look: all the way where few field names make few paths. */
  readonly depth: number;

  constructor(vocabulary: Vocabulary, world: TypestateWorld) {
    this.#vocabulary = vocabulary;
    this.#world = world;
    const names = new Set(vocabulary.followed.filter(({ type }) => this.mayHave(type)).map(({ name }) => name));
    this.depth = names.size <= 4 ? names.size : names.size <= 8 ? 3 : 2;
  }

  of(type: ClassName): Pertinent {
    let known = this.#known.get(type);
    if (known === undefined) {
      known = this.#make(type);
      this.#known.set(type, known);
    }
    return known;
  }

  has(type: ClassName): boolean {
    const known = this.#with.get(type);
    if (known !== undefined) return known;
    const seen = new Set<ClassName>();
    const rest: ClassName[] = [type];
    let found = false;
    for (let next = rest.pop(); next !== undefined && !found; next = rest.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      found = this.#isSpokenOf(next);
      for (const field of this.#vocabulary.followed) {
        if (this.#isOf(field, next)) rest.push(field.type, ...this.#world.classes.of(field.type));
      }
    }
    this.#with.set(type, found);
    return found;
  }

  mayHave(declared: ClassName): boolean {
    return this.has(declared) || this.#world.classes.of(declared).some((type) => this.has(type));
  }

  #isSpokenOf(type: ClassName): boolean {
    return this.#vocabulary.predicates.some((predicate) => {
      if (predicate.kind === 'object-null') return false;
      if (predicate.kind !== 'fields') return this.#isOf(predicate.field, type);
      return isDual(predicate) && (this.#isFirst(predicate, type) || this.#isSecond(predicate, type));
    });
  }

  #make(type: ClassName): Pertinent {
    const { predicates, followed } = this.#vocabulary;
    const duals = predicates.filter(isDual);
    return {
      type,
      singles: predicates.filter(
        (predicate) =>
          (predicate.kind === 'field-null' || predicate.kind === 'field-constant') && this.#isOf(predicate.field, type),
      ),
      firsts: duals.filter((predicate) => this.#isFirst(predicate, type)),
      seconds: duals.filter((predicate) => this.#isSecond(predicate, type)),
      fields: followed.filter((field) => this.#isOf(field, type) && this.mayHave(field.type)),
    };
  }

  /** Whether the field is one of objects of the class, or of its statics. */
  #isOf(field: FieldReference, type: ClassName): boolean {
    if (type.endsWith(STATICS)) return `${field.owner}${STATICS}` === type && this.#isStatic(field);
    return this.#world.hierarchy.isSubclass(type, field.owner) && !this.#isStatic(field);
  }

  #isFirst(predicate: DualPredicate, type: ClassName): boolean {
    const [start] = predicate.via;
    if (this.#isOf(predicate.left, type)) return start === undefined || this.#isOf(start, type);
    return false;
  }

  /** The second object is another one, and not known by its class alone. */
  #isSecond(predicate: DualPredicate, type: ClassName): boolean {
    return predicate.via.length > 0 && !this.#isStatic(predicate.right) && this.#isOf(predicate.right, type);
  }

  #isStatic(field: FieldReference): boolean {
    const declared = this.#world.hierarchy.find(field.owner)?.fields.find(({ name }) => name === field.name);
    return declared !== undefined && hasFlag(declared, Flag.STATIC);
  }
}
