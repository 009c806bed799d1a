/**
 * Static fields that change: numbers and flags. What is known of all of them together was seen in heaps between calls; before a call it is
 * any of that, after it again. Static fields that lead to objects must not change, nor what they lead to.
 */
import { senseOf, type Truth } from '../../../base/truth.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, isReference } from '../../../ir/types.js';
import type { Heap, Machine } from '../../../machines/predicates/machine/machine.js';
import type { Predicate, Vocabulary } from '../../../machines/predicates/vocabulary.js';
import { boundsOf, type FollowedFields } from './habits.js';
import { type BrokenHabit, GivenUp } from './setting.js';

/** What is asked of the static fields of a class. */
interface Asked {
  readonly type: ClassName;
  readonly questions: readonly Predicate[];
  /** Fields with objects, which stay as they are. */
  readonly fixed: readonly FieldReference[];
}

export class ChangingStatics {
  readonly #asked: readonly Asked[];
  /** Answers to all questions, as they were seen together. */
  readonly #seen = new Map<string, readonly Truth[]>();

  constructor(vocabulary: Vocabulary, fields: FollowedFields, classes: Iterable<ClassName>) {
    const { hierarchy } = fields;
    this.#asked = [...classes].map((type) => {
      const ofClass = vocabulary.measured.filter((field) => field.owner === type && fields.isStatic(field));
      const predicates = vocabulary.predicates.filter(
        (each) => each.kind === 'field-constant' && ofClass.some((field) => isSame(field, each.field)),
      );
      return {
        type,
        questions: [...predicates, ...boundsOf(vocabulary, ofClass)],
        fixed: (hierarchy.find(type)?.fields ?? []).filter(
          (field) =>
            hasFlag(field, Flag.STATIC) &&
            isReference(field.type) &&
            (vocabulary.isTracked(field.type) || vocabulary.followed.some((each) => isSame(each, field))),
        ),
      };
    });
  }

  get areNone(): boolean {
    return this.#asked.length === 0;
  }

  observe(machine: Machine, heap: Heap): void {
    const answers = this.#answers(machine, heap);
    this.#seen.set(answers.join(), answers);
  }

  /** Static fields after the call are as they were seen. */
  broken(machine: Machine, after: Heap): BrokenHabit | undefined {
    const answers = this.#answers(machine, after);
    const key = answers.join();
    return this.#seen.has(key) ? undefined : { kind: 'habit', relax: () => this.#seen.set(key, answers) };
  }

  /** The heap with each content of static fields that was seen. */
  imagined(machine: Machine, heap: Heap): readonly Heap[] {
    if (this.areNone) return [heap];
    return [...this.#seen.values()].flatMap((answers) => this.#with(machine, heap, answers) ?? []);
  }

  #with(machine: Machine, from: Heap, answers: readonly Truth[]): Heap | undefined {
    let heap: Heap | undefined = from;
    let index = 0;
    for (const { type, questions, fixed } of this.#asked) {
      if (heap === undefined) return undefined;
      const before = machine.statics(heap, type);
      const kept = before === undefined ? [] : fixed.map((field) => machine.reference(from, before, field));
      const made = machine.imaginedStatics(heap, type);
      heap = made.heap;
      for (const [at, field] of fixed.entries()) heap = machine.filled(heap, made.object, field, kept[at] ?? NULL);
      for (const predicate of questions) {
        const answer = answers[index++];
        if (heap === undefined || answer === undefined || answer === 'unknown') continue;
        heap = machine.assumed(heap, predicate, made.object, undefined, senseOf(answer === 'yes'));
      }
    }
    return heap;
  }

  #answers(machine: Machine, heap: Heap): readonly Truth[] {
    return this.#asked.flatMap(({ type, questions }) => {
      const statics = machine.statics(heap, type);
      return questions.map((each): Truth => (statics === undefined ? 'unknown' : machine.single(heap, each, statics)));
    });
  }
}

const NULL = -1;

function isSame(one: FieldReference, other: FieldReference): boolean {
  return one.owner === other.owner && one.name === other.name;
}

/** Classes whose static numbers and flags may change; given up where static fields lead to what may change. */
export function changingClasses(
  machine: Machine,
  vocabulary: Vocabulary,
  fields: FollowedFields,
  heap: Heap,
): ReadonlySet<ClassName> {
  const { hierarchy } = fields;
  const all = [...vocabulary.followed, ...vocabulary.measured];
  const found = new Set<ClassName>();
  for (const object of heap.objects) {
    const type = machine.typeOf(heap, object);
    const isStatics = machine.isStatics(heap, object);
    for (const field of isStatics ? staticFields(vocabulary, hierarchy, type) : all) {
      if (!isStatics && (fields.isStatic(field) || !hierarchy.isSubclass(type, field.owner))) continue;
      if (isFinal(hierarchy, field)) continue;
      if (!isStatics || isReference(field.type))
        throw new GivenUp(`${field.owner}.${field.name} is, or is reached from, a static field`);
      found.add(type);
    }
  }
  return found;
}

/** The machine follows static fields with objects of the component whatever the predicates are. */
function staticFields(vocabulary: Vocabulary, hierarchy: Hierarchy, type: ClassName): readonly FieldDeclaration[] {
  const all = [...vocabulary.followed, ...vocabulary.measured];
  return (hierarchy.find(type)?.fields ?? []).filter(
    (field) =>
      hasFlag(field, Flag.STATIC) && (vocabulary.isTracked(field.type) || all.some((each) => isSame(each, field))),
  );
}

export function isFinal(hierarchy: Hierarchy, { owner, name }: FieldReference): boolean {
  const field = hierarchy.declaredField(owner, name);
  return field !== undefined && hasFlag(field, Flag.FINAL);
}
