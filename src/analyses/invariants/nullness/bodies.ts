/** The bodies that store into the fields of a class, each looked at under what is assumed of the fields. */
import type { Promises } from '../../../domains/heap/recency/calls/promises.js';
import type { FieldReference, Instruction } from '../../../ir/instructions.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { demandedOperands, LibraryFacts, RECORDS, sortsOutNull } from '../../../library/index.js';
import { keyOf } from '../../../program/calls/footprint.js';
import type { InvariantsContext } from '../context.js';
import { NonNullFlow } from './flow.js';

export class FieldStoresOf {
  readonly #context: InvariantsContext;
  readonly #promises: Promises;
  readonly #facts: LibraryFacts;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #early: ReadonlySet<MethodDeclaration>;
  /** With the fields that the body reads and that were taken to be set. */
  readonly #flows = new Map<MethodDeclaration, { readonly read: string; readonly flow: NonNullFlow }>();

  /** `early` are methods that may run while an object is being made. */
  constructor(
    context: InvariantsContext,
    promises: Promises,
    fields: readonly FieldDeclaration[],
    early: ReadonlySet<MethodDeclaration>,
  ) {
    this.#context = context;
    this.#promises = promises;
    this.#facts = new LibraryFacts(context.world.hierarchy, RECORDS);
    this.#numbers = new Map(fields.map((field, number) => [keyOf(field), number]));
    this.#early = early;
  }

  /** Undefined where there is no body. */
  flow(method: MethodDeclaration, isSet: (field: FieldReference) => boolean): NonNullFlow | undefined {
    const body = method.body();
    if (body === undefined) return undefined;
    const reads = this.#early.has(method) ? [] : (this.#context.index.summary(method)?.reads ?? []);
    const read = reads
      .filter(({ field }) => isSet(field))
      .map(({ field }) => keyOf(field))
      .join();
    const known = this.#flows.get(method);
    if (known?.read === read) return known.flow;
    const isStatic = hasFlag(method, Flag.STATIC);
    const self = isStatic ? undefined : body.parameters[0];
    const flow = new NonNullFlow(body, {
      given: self === undefined ? [] : [self.index],
      isSet: (field) => !this.#early.has(method) && isSet(field),
      isNeverNull: (call) => this.#isNeverNull(call),
      demanded: (call) => demandedOperands(this.#facts, call),
      sets: (instruction) => this.#setsOf(method, instruction),
      fields: this.#numbers.size,
    });
    this.#flows.set(method, { read, flow });
    return flow;
  }

  /** Whether the constructor or initialiser, where it ends normally, has set the field. */
  sets(method: MethodDeclaration, field: FieldReference, isSet: (field: FieldReference) => boolean): boolean {
    const body = method.body();
    const number = this.#numbers.get(keyOf(field));
    const flow = this.flow(method, isSet);
    if (body === undefined || number === undefined || flow === undefined) return false;
    return body.exit === undefined || flow.hasSet(number, body.exit);
  }

  #setsOf(method: MethodDeclaration, instruction: Instruction): readonly number[] {
    const { index } = this.#context;
    const receivers = index.summary(method)?.receivers;
    if (instruction.kind === 'store') {
      const { place } = instruction;
      if (place.kind !== 'static' && place.kind !== 'field') return [];
      if (place.kind === 'field' && receivers?.of(place.base) !== 'this') return [];
      const number = this.#numbers.get(keyOf(place.field));
      return number === undefined ? [] : [number];
    }
    if (instruction.kind !== 'call' || method.name !== '<init>') return [];
    // `this(…)`: each constructor is looked at by itself.
    const { dispatch, method: called } = instruction;
    const [receiver] = instruction.arguments;
    const delegates = dispatch === 'special' && called.name === '<init>' && called.owner === method.owner;
    return delegates && receiver !== undefined && receivers?.of(receiver) === 'this' ? [...this.#numbers.values()] : [];
  }

  #isNeverNull(instruction: Instruction): boolean {
    if (instruction.kind !== 'call') return false;
    if (sortsOutNull(this.#facts, instruction)) return true;
    const callee = this.#context.world.hierarchy.resolveMethod(instruction.method);
    return callee !== undefined && this.#promises.isNeverNull(callee);
  }
}
