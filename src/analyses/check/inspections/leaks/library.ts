/** What the library's records say of resources: what opens them, what wraps them, what only borrows them. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Constant, Instruction, MethodReference, Operand } from '../../../../ir/instructions.js';
import type { ClassName } from '../../../../ir/types.js';
import { assumptionOf, LibraryFacts, RECORDS, type ResourceWord } from '../../../../library/index.js';

export type Call = Extract<Instruction, { kind: 'call' }>;

export class LibraryResources {
  readonly #facts: LibraryFacts;

  constructor(readonly hierarchy: Hierarchy) {
    this.#facts = new LibraryFacts(hierarchy, RECORDS);
  }

  /** Whether the constructor opens something. */
  isOpening(method: MethodReference): boolean {
    return method.name === '<init>' && this.#is(method, 'opens');
  }

  /** Whether each constructor of the class opens something, or may. */
  isOpeningClass(name: ClassName): boolean {
    return this.#facts.hasConstructor(
      name,
      ({ resource }) => resource?.includes('opens') === true && !isWrapping(resource),
    );
  }

  isWrapperClass(name: ClassName): boolean {
    return this.#facts.hasConstructor(name, ({ resource = [] }) => isWrapping(resource));
  }

  /** Whether the call gives a new resource; `owned`: one that is closed with the receiver. */
  factory({ method }: Call): { readonly owned: boolean } | undefined {
    if (method.name === '<init>') return undefined;
    if (this.#is(method, 'opens')) return { owned: false };
    return this.#is(method, 'opens-part') ? { owned: true } : undefined;
  }

  isWrapper(method: MethodReference): boolean {
    return method.name === '<init>' && this.#is(method, 'wraps');
  }

  /** Whether closing the wrapper closes what it was made of even where closing fails. */
  closesSurely(method: MethodReference): boolean {
    return !this.#is(method, 'may-stay-open');
  }

  /** Whether making the wrapper may fail although what it wraps is there. */
  mayFail(method: MethodReference): boolean {
    return this.#is(method, 'may-fail');
  }

  /** Whether making the wrapper of something that is not null cannot fail. */
  isSafeWrapper({ method, arguments: given }: Call, isCharset: (operand: Operand) => boolean): boolean {
    if (this.mayFail(method)) return false;
    return given.slice(2).every((operand) => isCharset(operand) || (operand.kind === 'constant' && isFine(operand)));
  }

  /** Whether it uses what it is given and forgets it. */
  isBorrower({ method }: Call): boolean {
    return this.#is(method, 'borrows');
  }

  /** Whether it hands back what it was called on, or was given first. */
  isFluent({ method }: Call): boolean {
    return this.#is(method, 'passes-on');
  }

  /** Whether closing the result closes the receiver. */
  isPartOf({ method }: Call): boolean {
    return this.#is(method, 'part');
  }

  /** Whether no code comes after it. */
  endsProgram(method: MethodReference): boolean {
    return this.#facts.of(method).ends === true;
  }

  /** Whether the library's code for it throws nothing. */
  throwsNothing(method: MethodReference): boolean {
    return this.#facts.of(method).throws?.length === 0;
  }

  /** What is assumed where it is relied on that the method does as one of the words says. */
  assumed({ method }: Call, ...words: readonly ResourceWord[]): readonly string[] {
    return words.flatMap((word) => {
      const record = this.#facts.resourceRecord(method, word);
      return record === undefined ? [] : [assumptionOf(record)];
    });
  }

  #is(method: MethodReference, word: ResourceWord): boolean {
    return this.#facts.resourcesOf(method).includes(word);
  }
}

function isWrapping(resource: readonly ResourceWord[]): boolean {
  return resource.includes('wraps');
}

/** A flag, or a size that is positive. */
function isFine({ type, value }: Constant): boolean {
  return type === 'boolean' || (typeof value === 'number' && value > 0);
}

export function isClose({ name, descriptor }: Call['method']): boolean {
  return name === 'close' && descriptor === '()V';
}
