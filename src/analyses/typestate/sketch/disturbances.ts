/**
 * What threads that the input starts do to objects that a method looks at: fields of objects that others can find are not known from
 * one read to the next, if a thread may write them. An object that nobody else can find is not disturbed.
 *
 * Fields of the input's classes by what the code of threads writes. Objects of the library's protocols as a whole, where threads get
 * hold of objects of such a class that they did not make, since library code that has no body here may change them; what stands for
 * objects of unknown classes may be any of them. In code that threads run, all of these.
 */
import type { FieldDeclaration, MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { isOfThread, RECORDS } from '../../../library/index.js';
import { Threads } from '../../../program/threads/threads.js';
import type { Protocol } from './protocol.js';

export class Disturbances {
  readonly #protocol: Protocol;
  readonly #threads: Threads;
  readonly #met = new Map<ClassName, boolean>();
  #isAnyMet: boolean | undefined;

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
    this.#threads = new Threads(protocol.world.hierarchy);
  }

  /** Why the field of an object of the type that others can find is not known where the method, or what it runs, reads it. */
  of(method: MethodDeclaration, type: ClassName, field: FieldDeclaration): string | undefined {
    const threads = this.#threads;
    if (threads.start === undefined || isOfThread(RECORDS, field.owner)) return undefined;
    if (this.#isOfLibrary(field.owner))
      return threads.runs(method) || this.#isMet(type) ? threads.reasonOfObjects(type) : undefined;
    return threads.isWritten(field, method) ? threads.reasonOfField(field) : undefined;
  }

  #isMet(type: ClassName): boolean {
    let known = this.#met.get(type);
    if (known === undefined) {
      known = this.#threads.meets(type) || (this.#protocol.isStandIn?.(type) === true && this.#meetsAny());
      this.#met.set(type, known);
    }
    return known;
  }

  /** Whether threads get hold of objects of any of the library's protocols. */
  #meetsAny(): boolean {
    const { table } = this.#protocol.world.hierarchy;
    this.#isAnyMet ??= table.inputs().some((name) => this.#isOfLibrary(name) && this.#threads.meets(name));
    return this.#isAnyMet;
  }

  #isOfLibrary(type: ClassName): boolean {
    const { isMember, isOfLibrary = isMember } = this.#protocol;
    return isOfLibrary(type);
  }
}
