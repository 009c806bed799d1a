/**
 * Which fields of the program a call may write: those that the code of the program writes which it may run, be it what is called, what that
 * calls, or what library code calls back. Library code writes no field of the program by itself (`no-reflection-or-native`).
 *
 * Classes that nobody knows are behind many calls of the library: an element's `equals`, a reader that was given. Those that stay apart by what is
 * written down of their types are trusted to (`interface-contracts`); functions and tasks are not, nor are subclasses of types of the class path.
 */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { FieldReference, Instruction } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Subtypes } from '../../ir/subtypes.js';
import { type ClassName, isArray, OBJECT } from '../../ir/types.js';
import {
  assumptionOf,
  type Callback,
  LibraryCallbacks,
  LibraryFacts,
  loggerLookup,
  RECORDS,
  TYPES,
} from '../../library/index.js';
import { PROGRAM_BUDGETS } from '../budgets.js';
import { initialisedWith } from './initialisation.js';
import { Proxies } from './proxies.js';
import { type CallInstruction, isFixed, receiverType, selectedIn } from './targets.js';

const MOST_METHODS = PROGRAM_BUDGETS['calls/program-writes'].mostMethods.most;
const MOST_FIELDS = PROGRAM_BUDGETS['calls/program-writes'].mostFields.most;

const BY_CONTRACT = 'interface-contracts';
/** What every object has, and does as it is documented. */
const OF_EVERY_OBJECT: ReadonlySet<string> = new Set(['equals', 'hashCode', 'toString']);

export interface WrittenFields {
  /** Instance and static fields, each as the class that declares it has it. */
  readonly fields: readonly FieldReference[];
  /** The methods of the program that it may run. */
  readonly methods: ReadonlySet<MethodDeclaration>;
  /** What that rests on. */
  readonly assumptions: readonly string[];
}

/** Static fields of the program that some code may read. */
export interface ReadStatics {
  /** Each as the class that declares it has it. */
  readonly fields: ReadonlySet<FieldReference>;
  /** What that rests on. */
  readonly assumptions: readonly string[];
}

/** The methods of the program that an instruction may run. */
interface Run {
  readonly methods: readonly MethodDeclaration[];
  readonly assumptions: readonly string[];
}

interface Direct extends Run {
  readonly fields: readonly FieldReference[];
  readonly reads: readonly FieldReference[];
}

interface Touched extends ReadStatics {
  /** Undefined where they are too many. */
  readonly written: readonly FieldReference[] | undefined;
  readonly methods: ReadonlySet<MethodDeclaration>;
}

const NOTHING_RUN: Run = { methods: [], assumptions: [] };

export class ProgramWrites {
  readonly #hierarchy: Hierarchy;
  readonly #classes: Subtypes;
  readonly #facts: LibraryFacts;
  readonly #back: LibraryCallbacks;
  readonly #proxies: Proxies;
  readonly #direct = new Map<MethodDeclaration, Direct | undefined>();
  readonly #touched = new Map<string, Touched | undefined>();
  readonly #numbers = new Map<MethodDeclaration, number>();

  /** `classes`: those that can have objects. */
  constructor(hierarchy: Hierarchy, classes: Subtypes) {
    this.#hierarchy = hierarchy;
    this.#classes = classes;
    this.#facts = new LibraryFacts(hierarchy, RECORDS);
    this.#proxies = new Proxies(hierarchy);
    this.#back = new LibraryCallbacks(hierarchy, this.#facts, classes, (name) => this.isOfProgram(name));
  }

  isOfProgram(name: ClassName): boolean {
    const origin = this.#hierarchy.find(name)?.origin;
    return origin === undefined || origin === 'input' || origin === 'classpath';
  }

  /** What the call may write, where it runs what it names, or, if that is given, what was selected; undefined: anything. */
  by(call: CallInstruction, selected?: MethodDeclaration): WrittenFields | undefined {
    const run = this.#run(call, selected);
    if (run === undefined) return undefined;
    return this.#allOf(run);
  }

  /** The same of an instruction of any kind. */
  of(instruction: Instruction): WrittenFields | undefined {
    const run = this.#runBy(instruction);
    return run === undefined ? undefined : this.#allOf(run);
  }

  #allOf(run: Run): WrittenFields | undefined {
    const touched = this.#all(run.methods);
    if (touched?.written === undefined) return undefined;
    const { written, methods } = touched;
    return { fields: written, methods, assumptions: [...new Set([...run.assumptions, ...touched.assumptions])] };
  }

  /** What the instructions and methods read with all that they run; undefined: any static field. */
  statics(instructions: readonly Instruction[], methods: readonly MethodDeclaration[]): ReadStatics | undefined {
    const roots = new Set(methods);
    const fields = new Set<FieldReference>();
    const assumptions = new Set<string>();
    for (const instruction of instructions) {
      const read = this.#read(instruction);
      if (read !== undefined) fields.add(read);
      const run = this.#runBy(instruction);
      if (run === undefined) return undefined;
      for (const each of run.methods) roots.add(each);
      for (const each of run.assumptions) assumptions.add(each);
    }
    const touched = this.#all([...roots]);
    if (touched === undefined) return undefined;
    return {
      fields: new Set([...fields, ...touched.fields]),
      assumptions: [...new Set([...assumptions, ...touched.assumptions])],
    };
  }

  #run(call: CallInstruction, selected: MethodDeclaration | undefined): Run | undefined {
    const lookup = loggerLookup(this.#hierarchy, call);
    if (lookup !== undefined) return { methods: [], assumptions: [lookup] };
    const resolved = selected ?? this.#hierarchy.resolveMethod(call.method);
    if (resolved === undefined) return undefined;
    const type = call.dispatch === 'static' ? resolved.owner : receiverType(this.#hierarchy, call);
    const isChosen = selected !== undefined || isFixed(call, resolved);
    if (!isChosen && this.#proxies.mayBe(type)) return undefined;
    const found = isChosen ? [] : selectedIn({ hierarchy: this.#hierarchy, classes: this.#classes }, type, resolved);
    if (!isChosen && !this.#isKnownBelow(type, resolved)) return undefined;
    const methods: MethodDeclaration[] = [];
    const isClosed = isChosen || this.isOfProgram(type) || this.#isFinal(type);
    const assumptions: string[] = isClosed ? [] : [BY_CONTRACT];
    for (const target of new Set([resolved, ...found])) {
      const run = this.isOfProgram(target.owner)
        ? { ...NOTHING_RUN, methods: [target] }
        : this.#ofLibrary(type, target);
      if (run === undefined) return undefined;
      methods.push(...run.methods);
      assumptions.push(...run.assumptions);
    }
    return { methods, assumptions };
  }

  /** Of the library's code of the method, on an object of the type. */
  #ofLibrary(type: ClassName, method: MethodDeclaration): Run | undefined {
    if (method.owner === OBJECT && (method.name === '<init>' || method.name === 'clone')) return NOTHING_RUN;
    if (hasFlag(method, Flag.NATIVE) && this.#facts.nativeWord(method) !== undefined) return NOTHING_RUN;
    const record = this.#facts.of(method);
    const { calls } = record;
    const methods = this.#back.on(type, method);
    if (calls === undefined || methods === undefined) return undefined;
    const isApart = (entry: Callback): boolean =>
      entry === 'this' ? hasFlag(method, Flag.STATIC) || this.#isKnownBelow(type, method) : staysApart(entry);
    if (!calls.every(isApart) || (calls.length > 0 && this.#proxies.areMade)) return undefined;
    return { methods, assumptions: [assumptionOf(record), ...(calls.length === 0 ? [] : [BY_CONTRACT])] };
  }

  /** Whether what classes have for the method that are of the type, or are below it, is known, or does nothing here. */
  #isKnownBelow(type: ClassName, method: MethodDeclaration): boolean {
    if (isArray(type)) return true;
    if (type === OBJECT) return OF_EVERY_OBJECT.has(method.name);
    const declaration = this.#hierarchy.find(type);
    if (declaration === undefined || !this.#hierarchy.isComplete(type)) return false;
    if (this.#isFinal(type)) return true;
    if (declaration.origin === 'input') return this.#classes.of(type).length > 0;
    if (declaration.origin === 'classpath') return false;
    return [...this.#hierarchy.supertypes(type)].some((upper) => upper !== OBJECT && TYPES.is('stays-apart', upper));
  }

  #isFinal(type: ClassName): boolean {
    const declaration = this.#hierarchy.find(type);
    return declaration !== undefined && hasFlag(declaration, Flag.FINAL);
  }

  /** With all that the methods run. */
  #all(roots: readonly MethodDeclaration[]): Touched | undefined {
    const key = [...new Set(roots.map((method) => this.#numberOf(method)))].sort((one, other) => one - other).join();
    if (!this.#touched.has(key)) this.#touched.set(key, this.#collect(roots));
    return this.#touched.get(key);
  }

  #collect(roots: readonly MethodDeclaration[]): Touched | undefined {
    const methods = new Set(roots);
    const fields = new Map<string, FieldReference>();
    const reads = new Set<FieldReference>();
    const assumptions = new Set<string>();
    for (const method of methods) {
      const direct = methods.size > MOST_METHODS ? undefined : this.#directOf(method);
      if (direct === undefined) return undefined;
      for (const each of direct.methods) methods.add(each);
      for (const each of direct.fields) fields.set(`${each.owner}.${each.name}`, each);
      for (const each of direct.reads) reads.add(each);
      for (const each of direct.assumptions) assumptions.add(each);
    }
    const written = fields.size > MOST_FIELDS ? undefined : [...fields.values()];
    return { written, fields: reads, methods, assumptions: [...assumptions] };
  }

  #directOf(method: MethodDeclaration): Direct | undefined {
    if (!this.#direct.has(method)) this.#direct.set(method, this.#look(method));
    return this.#direct.get(method);
  }

  #look(method: MethodDeclaration): Direct | undefined {
    const body = method.body();
    // What takes the place of an abstract method was selected with it.
    if (body === undefined)
      return hasFlag(method, Flag.ABSTRACT) ? { ...NOTHING_RUN, fields: [], reads: [] } : undefined;
    const fields: FieldReference[] = [];
    const reads: FieldReference[] = [];
    const methods: MethodDeclaration[] = [];
    const assumptions: string[] = [];
    for (const { instruction } of body.edges) {
      const field = this.#stored(instruction);
      if (field !== undefined) fields.push(field);
      const read = this.#read(instruction);
      if (read !== undefined) reads.push(read);
      const run = this.#runBy(instruction);
      if (run === undefined) return undefined;
      methods.push(...run.methods);
      assumptions.push(...run.assumptions);
    }
    return { fields, reads, methods, assumptions };
  }

  #stored(instruction: Instruction): FieldReference | undefined {
    if (instruction.kind !== 'store') return undefined;
    const { place } = instruction;
    if (place.kind !== 'field' && place.kind !== 'static') return undefined;
    return this.#hierarchy.resolveField(place.field) ?? place.field;
  }

  #read(instruction: Instruction): FieldReference | undefined {
    if (instruction.kind !== 'load' || instruction.place.kind !== 'static') return undefined;
    return this.#hierarchy.resolveField(instruction.place.field) ?? instruction.place.field;
  }

  #runBy(instruction: Instruction): Run | undefined {
    switch (instruction.kind) {
      case 'call':
        return this.#run(instruction, undefined);
      case 'initialise':
        return this.#initialised(instruction.type);
      case 'unsupported':
        return undefined;
      default:
        return NOTHING_RUN;
    }
  }

  /** The initialisers of the library run no code of the program. */
  #initialised(type: ClassName): Run | undefined {
    const all = initialisedWith(this.#hierarchy, type);
    if (all.some((name) => this.#hierarchy.find(name) === undefined)) return undefined;
    const methods = all
      .filter((name) => this.isOfProgram(name))
      .flatMap((name) => this.#hierarchy.declaredMethod(name, '<clinit>', '()V') ?? []);
    return { methods, assumptions: [] };
  }

  #numberOf(method: MethodDeclaration): number {
    const known = this.#numbers.get(method) ?? this.#numbers.size;
    this.#numbers.set(method, known);
    return known;
  }
}

/** Whether objects of classes that nobody knows write no field of the program where they are used so. */
function staysApart(entry: Callback): boolean {
  const dot = entry.lastIndexOf('.');
  const name = entry.slice(dot + 1);
  if (/^[A-Z]/.test(name)) return TYPES.is('stays-apart', entry);
  const type = entry.slice(0, dot);
  return type === OBJECT ? OF_EVERY_OBJECT.has(name) : TYPES.is('stays-apart', type);
}
