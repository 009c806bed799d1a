/**
 * Calls of the library whose result is never null, by what is written down of the method: the views and iterators of a collection, for example.
 *
 * A record speaks of the library's own code. Where the call may run code of classes that nobody knows, they are trusted to keep to what their type promises
 * (`interface-contracts`), if that is one of those that are; classes of the program are not trusted: where one of them has the method, nothing is said.
 */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Subtypes } from '../../ir/subtypes.js';
import { type ClassName, isReference, OBJECT } from '../../ir/types.js';
import { assumptionOf, LibraryCallbacks, LibraryFacts, loggerLookup, RECORDS, TYPES } from '../../library/index.js';
import { Proxies } from './proxies.js';
import { type CallInstruction, isFixed, receiverType, selectedIn } from './targets.js';

const NEVER = 'never';
/** Null comes from nowhere but what the program has for the method, or for one that the library's code hands on. */
const BY_CALLBACK = 'a callback says so';
const BY_CONTRACT = 'interface-contracts';

export class LibraryResults {
  readonly #hierarchy: Hierarchy;
  readonly #classes: Subtypes;
  readonly #facts: LibraryFacts;
  readonly #callbacks: LibraryCallbacks;
  readonly #proxies: Proxies;

  /** `classes`: those that can have objects. */
  constructor(hierarchy: Hierarchy, classes: Subtypes) {
    this.#hierarchy = hierarchy;
    this.#classes = classes;
    this.#facts = new LibraryFacts(hierarchy, RECORDS);
    this.#proxies = new Proxies(hierarchy);
    this.#callbacks = new LibraryCallbacks(hierarchy, this.#facts, classes, (name) => this.#isOfProgram(name));
  }

  /** What it rests on that the result is not null, of what the call names or of what was selected; undefined: it may be null. */
  neverNull(call: CallInstruction, selected?: MethodDeclaration): readonly string[] | undefined {
    const lookup = loggerLookup(this.#hierarchy, call);
    if (lookup !== undefined) return [lookup];
    const method = selected ?? this.#hierarchy.resolveMethod(call.method);
    if (method === undefined || !isReference(method.result) || this.#isOfProgram(method.owner)) return undefined;
    const record = this.#facts.of(method);
    if (record.null !== NEVER && record.null !== BY_CALLBACK) return undefined;
    if (record.null === BY_CALLBACK && (this.#proxies.areMade || this.#handedOn(method).length > 0)) return undefined;
    if (selected !== undefined || isFixed(call, method)) return [assumptionOf(record), ...byContract(record.null)];
    const type = receiverType(this.#hierarchy, call);
    const declaration = this.#hierarchy.find(type);
    if (declaration !== undefined && hasFlag(declaration, Flag.FINAL))
      return [assumptionOf(record), ...byContract(record.null)];
    if (!this.#isTrusted(type) || this.#proxies.mayBe(type)) return undefined;
    if (this.#overriding(type, method).length > 0) return undefined;
    return [assumptionOf(record), BY_CONTRACT];
  }

  /** Methods of the program because of which the result may be null after all, where nothing else speaks against what is written down. */
  overridesBehind(call: CallInstruction): readonly MethodDeclaration[] {
    const method = this.#hierarchy.resolveMethod(call.method);
    if (method === undefined || !isReference(method.result) || this.#isOfProgram(method.owner)) return [];
    const record = this.#facts.of(method);
    if (record.null !== NEVER && record.null !== BY_CALLBACK) return [];
    const direct = isFixed(call, method) ? [] : this.#overriding(receiverType(this.#hierarchy, call), method);
    return record.null === BY_CALLBACK ? [...direct, ...this.#handedOn(method)] : direct;
  }

  #overriding(type: ClassName, method: MethodDeclaration): readonly MethodDeclaration[] {
    const found = selectedIn({ hierarchy: this.#hierarchy, classes: this.#classes }, type, method);
    return found.filter(({ owner }) => this.#isOfProgram(owner));
  }

  #isTrusted(type: ClassName): boolean {
    if (this.#isOfProgram(type) || !this.#hierarchy.isComplete(type)) return false;
    return [...this.#hierarchy.supertypes(type)].some((upper) => upper !== OBJECT && TYPES.is('by-contract', upper));
  }

  /** Of the program, with the method's name: what they return the library's code of the method may hand on. */
  #handedOn(method: MethodDeclaration): readonly MethodDeclaration[] {
    return (this.#callbacks.of(method) ?? this.#callbacks.named([OBJECT])).filter(({ name }) => name === method.name);
  }

  #isOfProgram(name: ClassName): boolean {
    const origin = this.#hierarchy.find(name)?.origin;
    return origin === undefined || origin === 'input' || origin === 'classpath';
  }
}

/** What the library hands on may come from classes that nobody knows. */
function byContract(word: string): readonly string[] {
  return word === BY_CALLBACK ? [BY_CONTRACT] : [];
}
