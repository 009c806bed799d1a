/**
 * Code of the input that library methods run on their own: `equals`, `hashCode`, `compareTo` … of what a collection holds, comparators,
 * and what subclasses override. Specifications say nothing of it, so it must change nothing: that is read off the code, instruction by
 * instruction. What such code calls is looked into as far as it is in the input; of the library it is known by records.
 */
import type { CallInstruction } from '../../../engine/code.js';
import { worldOf } from '../../../engine/index.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { Subtypes } from '../../../ir/subtypes.js';
import { type ClassName, OBJECT, THROWABLE } from '../../../ir/types.js';
import { assumptionOf, LibraryCallbacks, LibraryFacts, RECORDS } from '../../../library/index.js';
import type { SpecificationClause } from './specification.js';

/** Methods that collections call on what they hold. */
const CONTRACTS: ReadonlySet<string> = new Set(['equals', 'hashCode', 'toString', 'compareTo', 'compare']);

/** Of functions that the library's comparators are made of. */
const FUNCTIONS: ReadonlySet<string> = new Set(['apply', 'applyAsInt', 'applyAsLong', 'applyAsDouble']);
const FUNCTION_PACKAGE = 'java.util.function.';

/** What a method does itself: whether its instructions change nothing, and which methods of the program its calls may run. */
interface OwnSteps {
  readonly keeps: boolean;
  readonly calls: readonly MethodDeclaration[];
  readonly assumed: readonly string[];
}

type Judgement = Omit<OwnSteps, 'calls'>;

/** What a library method runs. */
export interface Ran {
  /** A method that may change something; undefined: there is none. */
  readonly harmful: string | undefined;
  /** What is assumed of the library, since none is harmful. */
  readonly assumptions: ReadonlySet<string>;
}

export class Callbacks {
  readonly #hierarchy: Hierarchy;
  readonly #facts: LibraryFacts;
  #classes: { readonly all: Subtypes; readonly back: LibraryCallbacks } | undefined;
  readonly #judgements = new Map<MethodDeclaration, Judgement>();
  readonly #steps = new Map<MethodDeclaration, OwnSteps>();
  #named: Map<string, MethodDeclaration[]> | undefined;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
    this.#facts = new LibraryFacts(hierarchy, RECORDS);
  }

  /** What a call of the library's method may run, by what its specification says. */
  of(method: MethodDeclaration, clauses: readonly SpecificationClause[]): Ran {
    const compares = clauses.some(({ kind }) => kind === 'compares');
    const runs = clauses.some(({ kind }) => kind === 'runs');
    const recorded = runs ? this.#recorded(method) : [];
    const called = new Set([...recorded, ...(compares ? this.#contracts() : [])]);
    const assumptions = new Set<string>();
    for (const each of called) {
      const { keeps, assumed } = this.#judged(each);
      if (!keeps) return { harmful: `${each.owner}.${each.name}`, assumptions: new Set() };
      for (const word of assumed) assumptions.add(word);
    }
    return { harmful: undefined, assumptions };
  }

  #recorded(method: MethodDeclaration): readonly MethodDeclaration[] {
    const called = this.#known().back.on(method.owner, method);
    return called === undefined ? [...this.#methods().values()].flat() : called.filter((each) => this.#isMet(each));
  }

  /** Of exceptions the library knows what all of them have, and nothing else. */
  #isMet({ owner, name, descriptor }: MethodDeclaration): boolean {
    if (!this.#hierarchy.isSubclass(owner, THROWABLE)) return true;
    return [...this.#hierarchy.supertypes(owner)].some(
      (upper) =>
        !this.#isOfProgram(upper) &&
        this.#hierarchy
          .declaredMethods(upper, name)
          .some((each) => argumentsOf(each.descriptor) === argumentsOf(descriptor)),
    );
  }

  #contracts(): readonly MethodDeclaration[] {
    return [...this.#methods()].flatMap(([key, methods]) => {
      const [name = ''] = key.split('/');
      return methods.filter((method) => CONTRACTS.has(name) || (FUNCTIONS.has(name) && this.#isFunction(method)));
    });
  }

  #isFunction({ owner }: MethodDeclaration): boolean {
    return [...this.#hierarchy.supertypes(owner)].some((name) => name.startsWith(FUNCTION_PACKAGE));
  }

  /** All methods of the program by name and number of parameters; lambdas are classes that show when bodies are read. */
  #methods(): ReadonlyMap<string, readonly MethodDeclaration[]> {
    this.#named ??= this.#byName();
    return this.#named;
  }

  #byName(): Map<string, MethodDeclaration[]> {
    const named = new Map<string, MethodDeclaration[]>();
    const { table } = this.#hierarchy;
    // Reading bodies makes it grow.
    for (let next = 0; next < table.inputs().length; next++) {
      for (const method of table.find(table.inputs()[next] as ClassName)?.methods ?? []) method.body();
    }
    const inputs = table.inputs();
    const met = worldOf(this.#hierarchy, inputs).of(OBJECT);
    for (const name of new Set([...inputs, ...met])) {
      for (const method of table.find(name)?.methods ?? []) {
        const key = keyOf(method.name, method.parameters.length);
        named.set(key, [...(named.get(key) ?? []), method]);
      }
    }
    return named;
  }

  /** Its own steps, and those of what it may call. */
  #judged(method: MethodDeclaration): Judgement {
    let known = this.#judgements.get(method);
    if (known === undefined) {
      known = this.#judge(method);
      this.#judgements.set(method, known);
    }
    return known;
  }

  #judge(method: MethodDeclaration): Judgement {
    const reached = new Set([method]);
    const assumed = new Set<string>();
    for (const each of reached) {
      const steps = this.#stepsOf(each);
      if (!steps.keeps) return { keeps: false, assumed: [] };
      for (const callee of steps.calls) reached.add(callee);
      for (const word of steps.assumed) assumed.add(word);
    }
    return { keeps: true, assumed: [...assumed] };
  }

  #stepsOf(method: MethodDeclaration): OwnSteps {
    let known = this.#steps.get(method);
    if (known === undefined) {
      known = this.#look(method);
      this.#steps.set(method, known);
    }
    return known;
  }

  #look(method: MethodDeclaration): OwnSteps {
    const body = method.body();
    if (body === undefined) return { keeps: hasFlag(method, Flag.ABSTRACT), calls: [], assumed: [] };
    const self = body.parameters[0]?.index;
    const calls: MethodDeclaration[] = [];
    const assumed: string[] = [];
    const keeps = body.edges.every(({ instruction }) => {
      if (instruction.kind !== 'call') return this.#keeps(instruction, method, self);
      const run = this.#calledBy(instruction);
      calls.push(...(run?.calls ?? []));
      assumed.push(...(run?.assumed ?? []));
      return run !== undefined;
    });
    return { keeps, calls, assumed };
  }

  #keeps(instruction: Instruction, { name }: MethodDeclaration, self: number | undefined): boolean {
    switch (instruction.kind) {
      case 'store':
        // An object under construction is nobody else's.
        return name === '<init>' && instruction.place.kind === 'field' && instruction.place.base.index === self;
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

  /** Methods of the program that the call may run; undefined: it may change something by itself. */
  #calledBy(call: CallInstruction): Omit<OwnSteps, 'keeps'> | undefined {
    const { method } = call;
    const resolved = this.#hierarchy.resolveMethod(method);
    if (resolved === undefined) return undefined;
    if (!this.#isOfProgram(resolved.owner)) return this.#runBy(call, resolved);
    const named = this.#methods().get(keyOf(method.name, parameterCount(method.descriptor))) ?? [];
    return { calls: [resolved, ...named], assumed: [] };
  }

  /** By its record the library's method writes nothing; what it runs, and what overrides it. */
  #runBy({ method, dispatch }: CallInstruction, resolved: MethodDeclaration): Omit<OwnSteps, 'keeps'> | undefined {
    const record = this.#facts.of(resolved);
    const { all, back } = this.#known();
    const called = back.on(method.owner, resolved);
    const isQuiet = CONTRACTS.has(resolved.name) || record.writes?.length === 0;
    if (called === undefined || !isQuiet) return undefined;
    const isFixed = dispatch === 'static' || dispatch === 'special';
    const overriding = isFixed
      ? []
      : all.of(method.owner).map((name) => this.#hierarchy.selectMethod(name, resolved).method);
    const calls = [...called, ...overriding.filter(({ owner }) => this.#isOfProgram(owner))];
    return { calls, assumed: [assumptionOf(record)] };
  }

  #isOfProgram(name: ClassName): boolean {
    const origin = this.#hierarchy.find(name)?.origin;
    return origin === 'input' || origin === 'classpath';
  }

  /** Asked once all bodies are read, since lambdas are classes too. */
  #known(): { readonly all: Subtypes; readonly back: LibraryCallbacks } {
    this.#methods();
    if (this.#classes === undefined) {
      const all = worldOf(this.#hierarchy, this.#hierarchy.table.inputs());
      const isOfProgram = (name: ClassName): boolean => this.#isOfProgram(name);
      this.#classes = { all, back: new LibraryCallbacks(this.#hierarchy, this.#facts, all, isOfProgram) };
    }
    return this.#classes;
  }
}

function keyOf(name: string, parameters: number): string {
  return `${name}/${parameters}`;
}

function argumentsOf(descriptor: string): string {
  return descriptor.slice(1, descriptor.indexOf(')'));
}

function parameterCount(descriptor: string): number {
  return argumentsOf(descriptor).match(/\[*(?:L[^;]+;|[BCDFIJSZ])/gu)?.length ?? 0;
}
