/**
 * Code of the input that library methods run on their own: `equals`, `hashCode`, `compareTo` … of what a collection holds, and
 * comparators. Specifications say nothing of it, so it must change nothing: that is read off the code, instruction by
 * instruction. What such code calls is looked into as far as it is in the input; of the library it is known by records.
 */
import type { CallInstruction } from '../../../engine/code.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { Subtypes } from '../../../ir/subtypes.js';
import type { ClassName } from '../../../ir/types.js';
import { assumptionOf, LibraryCallbacks, LibraryFacts, RECORDS } from '../../../library/index.js';

/** Methods that collections call on what they hold. */
const CONTRACTS: ReadonlySet<string> = new Set(['equals', 'hashCode', 'toString', 'compareTo', 'compare']);

/** Of functions that the library's comparators are made of. */
const FUNCTIONS: ReadonlySet<string> = new Set(['apply', 'applyAsInt', 'applyAsLong', 'applyAsDouble']);
const FUNCTION_PACKAGE = 'java.util.function.';

export class Callbacks {
  readonly #hierarchy: Hierarchy;
  readonly #facts: LibraryFacts;
  readonly #assumed = new Set<string>();
  #classes: { readonly all: Subtypes; readonly back: LibraryCallbacks } | undefined;
  /** Whether a method changes nothing; while it is looked into, it counts as harmless. */
  readonly #harmless = new Map<MethodDeclaration, boolean>();
  #named: Map<string, MethodDeclaration[]> | undefined;
  #harmful: { readonly name: string | undefined } | undefined;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
    this.#facts = new LibraryFacts(hierarchy, RECORDS);
  }

  /** What is assumed of the library where none is harmful. */
  get assumed(): ReadonlySet<string> {
    return this.harmful === undefined ? this.#assumed : new Set();
  }

  /** One that may change something; undefined: there is none. */
  get harmful(): string | undefined {
    this.#harmful ??= { name: this.#find() };
    return this.#harmful.name;
  }

  #find(): string | undefined {
    for (const [key, methods] of this.#methods()) {
      const [name = ''] = key.split('/');
      const called = methods.filter(
        (method) => CONTRACTS.has(name) || (FUNCTIONS.has(name) && this.#isFunction(method)),
      );
      const found = called.find((method) => !this.#isHarmless(method));
      if (found !== undefined) return `${found.owner}.${found.name}`;
    }
    return undefined;
  }

  #isFunction({ owner }: MethodDeclaration): boolean {
    return [...this.#hierarchy.supertypes(owner)].some((name) => name.startsWith(FUNCTION_PACKAGE));
  }

  /** All methods of the input by name and number of parameters; lambdas are classes that show when bodies are read. */
  #methods(): ReadonlyMap<string, readonly MethodDeclaration[]> {
    if (this.#named !== undefined) return this.#named;
    const named = new Map<string, MethodDeclaration[]>();
    const { table } = this.#hierarchy;
    for (let next = 0; next < table.inputs().length; next++) {
      for (const method of table.find(table.inputs()[next] as ClassName)?.methods ?? []) {
        method.body();
        const key = keyOf(method.name, method.parameters.length);
        named.set(key, [...(named.get(key) ?? []), method]);
      }
    }
    this.#named = named;
    return named;
  }

  #isHarmless(method: MethodDeclaration): boolean {
    let known = this.#harmless.get(method);
    if (known === undefined) {
      this.#harmless.set(method, true);
      known = this.#looksHarmless(method);
      this.#harmless.set(method, known);
    }
    return known;
  }

  #looksHarmless(method: MethodDeclaration): boolean {
    const body = method.body();
    if (body === undefined) return hasFlag(method, Flag.ABSTRACT);
    const self = body.parameters[0]?.index;
    return body.edges.every(({ instruction }) => this.#keeps(instruction, method, self));
  }

  #keeps(instruction: Instruction, { name }: MethodDeclaration, self: number | undefined): boolean {
    switch (instruction.kind) {
      case 'store':
        // An object under construction is nobody else's.
        return name === '<init>' && instruction.place.kind === 'field' && instruction.place.base.index === self;
      case 'call':
        return this.#callKeeps(instruction);
      case 'initialise':
        return this.#isInitialised(instruction.type);
      case 'havoc':
      case 'unsupported':
      case 'monitor':
        return false;
    }
    return true;
  }

  /** Classes of the library count as initialised; one of the input must have nothing to do. */
  #isInitialised(type: ClassName): boolean {
    const declaration = this.#hierarchy.find(type);
    if (declaration?.origin !== 'input') return declaration !== undefined;
    return declaration.methods.every(({ name }) => name !== '<clinit>');
  }

  #callKeeps(call: CallInstruction): boolean {
    const { method } = call;
    const { owner, name } = method;
    const isOfInput = this.#hierarchy.find(owner)?.origin === 'input';
    // All of the input's are looked into anyway; those of the library change nothing.
    if (CONTRACTS.has(name)) return true;
    if (!isOfInput) return this.#libraryKeeps(call);
    const parameters = parameterCount(method.descriptor);
    const named = this.#methods().get(keyOf(name, parameters)) ?? [];
    return named.length > 0 && named.every((each) => this.#isHarmless(each));
  }

  /** By its record it writes nothing, and what it runs of the input is harmless, as are methods of the input that override it. */
  #libraryKeeps({ method, dispatch }: CallInstruction): boolean {
    const resolved = this.#hierarchy.resolveMethod(method);
    if (resolved === undefined) return false;
    const record = this.#facts.of(resolved);
    const { all, back } = this.#known();
    const called = back.on(method.owner, resolved);
    if (record.writes?.length !== 0 || called === undefined) return false;
    const isFixed = dispatch === 'static' || dispatch === 'special';
    const overriding = isFixed
      ? []
      : all.of(method.owner).map((name) => this.#hierarchy.selectMethod(name, resolved).method);
    const run = [...called, ...overriding.filter(({ owner }) => this.#isOfProgram(owner))];
    this.#assumed.add(assumptionOf(record));
    return run.every((each) => CONTRACTS.has(each.name) || this.#isHarmless(each));
  }

  #isOfProgram(name: ClassName): boolean {
    const origin = this.#hierarchy.find(name)?.origin;
    return origin === 'input' || origin === 'classpath';
  }

  /** Asked once all bodies are read, since lambdas are classes too. */
  #known(): { readonly all: Subtypes; readonly back: LibraryCallbacks } {
    this.#methods();
    if (this.#classes === undefined) {
      const all = new Subtypes(this.#hierarchy, this.#hierarchy.table.inputs());
      const isOfProgram = (name: ClassName): boolean => this.#isOfProgram(name);
      this.#classes = { all, back: new LibraryCallbacks(this.#hierarchy, this.#facts, all, isOfProgram) };
    }
    return this.#classes;
  }
}

function keyOf(name: string, parameters: number): string {
  return `${name}/${parameters}`;
}

function parameterCount(descriptor: string): number {
  const inside = descriptor.slice(1, descriptor.indexOf(')'));
  return inside.match(/\[*(?:L[^;]+;|[BCDFIJSZ])/gu)?.length ?? 0;
}
