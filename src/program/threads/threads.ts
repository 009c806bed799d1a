/**
 * Threads that the input starts, and what is not known because of them.
 *
 * By fields: what code that a thread may run writes may change at any time, in all objects that have the field; and code that
 * threads run may see at any time what any code of the input writes. Who holds which lock, and what happens before what, is not
 * looked at. Fields of the library's classes count where threads get hold of objects of the class that they did not make
 * themselves. Without a start nothing is shared.
 */
import type { Body } from '../../ir/body.js';
import { CallGraph } from '../../ir/callgraph.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { FieldReference, Place } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Span } from '../../ir/span.js';
import { type ClassName, isReference } from '../../ir/types.js';
import { RECORDS, type RecordTable, ThreadFacts } from '../../library/index.js';
import { threadCode } from './code.js';
import { MetTypes } from './met-types.js';
import { type Formula, formulasOf, readIn } from './shared-formulas.js';
import { type ThreadStart, threadEntries, threadStart } from './starts.js';

/** Array elements, of references or of one primitive type, as if they were one field. */
type Shared = Set<string>;

export type SharedPlace = Exclude<Place, { readonly kind: 'length' }>;

export class Threads {
  /** The first start in the input. */
  readonly start: Span | undefined;
  readonly #hierarchy: Hierarchy;
  /** Methods that threads may run. */
  readonly #methods: ReadonlySet<MethodDeclaration>;
  readonly #met: MetTypes | undefined;
  readonly #written: Shared = new Set();
  readonly #writtenByAny: Shared = new Set();
  #program: CallGraph | undefined;

  constructor(hierarchy: Hierarchy, records: Pick<RecordTable, 'threads'> = RECORDS) {
    this.#hierarchy = hierarchy;
    const facts = new ThreadFacts(hierarchy, records);
    const own = inputMethods(hierarchy);
    const starts = own.flatMap(({ body }) => body.edges.flatMap((edge) => threadStart(facts, body, edge) ?? []));
    this.start = first(starts);
    this.#methods = new Set();
    if (starts.length === 0) return;
    const { receivers } = this.program;
    const reached = threadCode(hierarchy, threadEntries({ hierarchy, facts }, starts), receivers);
    this.#methods = new Set(reached);
    this.#met = new MetTypes(
      hierarchy,
      reached.filter((method) => this.#isInput(method)),
    );
    for (const method of reached) {
      const body = method.body();
      if (body !== undefined) this.#note(method, body, this.#written);
    }
    for (const { method, body } of own) this.#note(method, body, this.#writtenByAny);
  }

  /** All calls in the input and in what it calls, by the class hierarchy; of code outside the input, what it mentions. */
  get program(): CallGraph {
    const { table } = this.#hierarchy;
    const methods = (): readonly MethodDeclaration[] =>
      table.inputs().flatMap((name) => this.#hierarchy.find(name)?.methods ?? []);
    this.#program ??= new CallGraph(this.#hierarchy, methods(), { precision: 'class-hierarchy', reads: 'mentions' });
    return this.#program;
  }

  /** Whether a thread that the input starts may run the method. */
  runs(method: MethodDeclaration): boolean {
    return this.#methods.has(method);
  }

  /** Whether what the method reads there may have been changed by another thread just before. */
  isShared(place: SharedPlace, reader: MethodDeclaration): boolean {
    return this.start !== undefined && this.#isWritten(this.#keyOf(place), reader);
  }

  /** The same of a field, wherever the object comes from. */
  isWritten(field: Pick<FieldReference, 'owner' | 'name'>, reader: MethodDeclaration): boolean {
    return this.start !== undefined && this.#isWritten(`${field.owner}.${field.name}`, reader);
  }

  #isWritten(key: string, reader: MethodDeclaration): boolean {
    return this.#written.has(key) || (this.#methods.has(reader) && this.#writtenByAny.has(key));
  }

  /** Whether a thread gets hold of objects of the class, or one below or above it, that it did not make. */
  meets(type: ClassName): boolean {
    return this.#met?.has(type) === true;
  }

  /**
   * Why what the method does is not known: it reads or writes what is shared, but for what a constructor sets in its object, or a formula in it
   * reads such. With the line of a start; undefined: it has nothing to do with it.
   */
  reasonIn(method: MethodDeclaration): string | undefined {
    if (this.start === undefined) return undefined;
    const body = method.body();
    for (const { instruction } of body?.edges ?? []) {
      if (instruction.kind !== 'load' && instruction.kind !== 'store') continue;
      const { kind, place } = instruction;
      if (place.kind === 'length' || !this.isShared(place, method)) continue;
      const isOwn = place.kind === 'field' && method.name === '<init>' && place.base === body?.parameters[0];
      if (kind === 'load' || !isOwn) return this.reasonOf(place);
    }
    return this.reasonInFormulas(method);
  }

  /** The same of the formulas that are meant. */
  reasonInFormulas(method: MethodDeclaration, isMeant: (formula: Formula) => boolean = () => true): string | undefined {
    if (this.start === undefined) return undefined;
    const keys = this.#methods.has(method) ? [...this.#written, ...this.#writtenByAny] : this.#written;
    for (const formula of formulasOf(this.#hierarchy, method)) {
      const key = isMeant(formula) ? readIn(formula.text, keys) : undefined;
      if (key !== undefined) return this.#reason(`write ${key.endsWith('[]') ? 'array elements' : key}`);
    }
    return undefined;
  }

  reasonOf(place: SharedPlace): string {
    return place.kind === 'element' ? this.#reason('write array elements') : this.reasonOfField(place.field);
  }

  reasonOfField({ owner, name }: Pick<FieldReference, 'owner' | 'name'>): string {
    return this.#reason(`write ${owner}.${name}`);
  }

  reasonOfObjects(type: ClassName): string {
    const name = type.slice(type.lastIndexOf('.') + 1);
    return this.#reason(`use the same objects of ${name}`);
  }

  #reason(what: string): string {
    return `another thread may ${what}: one is started at line ${this.start?.line ?? 0}`;
  }

  #note(method: MethodDeclaration, body: Body, into: Shared): void {
    const isInput = this.#isInput(method);
    if (!isInput && this.#met?.hasOuter(method.owner) !== true) return;
    for (const { instruction } of body.edges) {
      if (instruction.kind !== 'store' || instruction.place.kind === 'length') continue;
      // Others wait until a class is initialised.
      if (!isInput && method.name === '<clinit>' && instruction.place.kind === 'static') continue;
      if (!this.#isFixed(method, instruction.place)) into.add(this.#keyOf(instruction.place));
    }
  }

  /** Final fields are written before others see the object. */
  #isFixed(method: MethodDeclaration, place: SharedPlace): boolean {
    if (place.kind === 'element' || !method.name.startsWith('<')) return false;
    const declaration = this.#hierarchy.resolveField(place.field);
    return declaration !== undefined && hasFlag(declaration, Flag.FINAL);
  }

  #isInput({ owner }: MethodDeclaration): boolean {
    return this.#hierarchy.find(owner)?.origin === 'input';
  }

  #keyOf(place: SharedPlace): string {
    if (place.kind === 'element') return isReference(place.type) ? '[]' : `${place.type}[]`;
    const { owner, name }: Pick<FieldReference, 'owner' | 'name'> =
      this.#hierarchy.resolveField(place.field) ?? place.field;
    return `${owner}.${name}`;
  }
}

function first(starts: readonly ThreadStart[]): Span | undefined {
  return starts[0]?.edge.span;
}

/** With bodies; reading them may show further classes. */
function inputMethods(hierarchy: Hierarchy): readonly { readonly method: MethodDeclaration; readonly body: Body }[] {
  const found: { readonly method: MethodDeclaration; readonly body: Body }[] = [];
  const seen = new Set<ClassName>();
  for (let known = -1; known < seen.size; ) {
    known = seen.size;
    for (const name of hierarchy.table.inputs()) {
      if (seen.has(name)) continue;
      seen.add(name);
      for (const method of hierarchy.find(name)?.methods ?? []) {
        const body = method.body();
        if (body !== undefined) found.push({ method, body });
      }
    }
  }
  return found;
}
