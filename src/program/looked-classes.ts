/**
 * Classes of the input whose members code of the input asks for all together, or by names that are not written there. Where such a class, or the
 * object that is asked for its class, comes from is followed back through variables, parameters, fields and results; out of
 * collections, arrays and library code comes whatever goes into any of them: classes, and objects where the input is a program with a `main`.
 */
import type { Body } from '../ir/body.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Instruction, Operand, Variable } from '../ir/instructions.js';
import { type ClassDeclaration, isMain, type MethodDeclaration } from '../ir/program.js';
import { CLASS, type ClassName, isReference, STRING } from '../ir/types.js';
import { LibraryFacts, RECORDS, TYPES } from '../library/index.js';
import type { CallInstruction } from './calls/targets.js';
import { Definitions } from './flow/definitions.js';

/** Of a class: its members, all or by name. */
const MEMBERS = /^get(?:Declared)?(?:Field|Method)s?$/;
/** Of a class: others that its members belong to, too, or itself. */
const RELATED = /^(?:getSuperclass|asSubclass)$/;
/** The class of a value of which nothing is known. */
const UNKNOWN = '?';
/** By it code finds out about classes, too. */
const OF_OBJECT = 'getClass';
const BY_NAME = 'forName';

/** What is wanted: the class that it is, or the class of the object. */
type Wanted = 'class' | 'object';

interface Occurrence {
  readonly body: Body;
  readonly definitions: Definitions;
  readonly operand: Operand;
}

export function lookedClasses(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]): ReadonlySet<ClassName> {
  return new Looks(hierarchy, classes).found;
}

class Looks {
  readonly found = new Set<ClassName>();
  readonly #hierarchy: Hierarchy;
  readonly #facts: LibraryFacts;
  /** Whether it starts by itself. */
  readonly #isProgram: boolean;
  readonly #definitions = new Map<Body, Definitions>();
  readonly #bodies: readonly (readonly [MethodDeclaration, Body])[];
  readonly #passed = new Map<string, (readonly [CallInstruction, Body])[]>();
  readonly #stored = new Map<string, (readonly [Operand, Body])[]>();
  readonly #returned = new Map<string, (readonly [Operand, Body])[]>();
  /** What library code is given, or gets back, and what goes into arrays. */
  readonly #given: (readonly [Operand, Body])[] = [];
  readonly #methods = new Map<Body, MethodDeclaration>();
  readonly #seen = new Set<string>();
  readonly #seenVariables = new Map<Wanted, Set<Variable>>([
    ['class', new Set()],
    ['object', new Set()],
  ]);
  readonly #open: (() => void)[] = [];

  constructor(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]) {
    this.#hierarchy = hierarchy;
    this.#facts = new LibraryFacts(hierarchy, RECORDS);
    this.#isProgram = classes.some(({ methods }) => methods.some(isMain));
    this.#bodies = classes.flatMap(({ methods }) =>
      methods.flatMap((method) => {
        const body = method.body();
        return body === undefined ? [] : [[method, body] as const];
      }),
    );
    const looks = this.#bodies.flatMap(([, body]) =>
      body.edges.flatMap(({ instruction }) => {
        const asked = instruction.kind === 'call' ? askedIn(instruction) : undefined;
        return asked === undefined ? [] : [[asked, body] as const];
      }),
    );
    if (looks.length === 0) return;
    for (const [method, body] of this.#bodies) this.#index(method, body);
    for (const [asked, body] of looks) {
      for (const operand of asked) this.#follow(this.#occurrence(operand, body), 'class');
      if (asked.length === 0) this.#followGiven('class');
    }
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) next();
  }

  #index(method: MethodDeclaration, body: Body): void {
    this.#methods.set(body, method);
    for (const { instruction } of body.edges) {
      if (instruction.kind === 'call') {
        add(this.#passed, nameOf(instruction.method), [instruction, body]);
        for (const given of this.#keptOf(instruction)) this.#given.push([given, body]);
      } else if (instruction.kind === 'return' && instruction.value !== undefined) {
        add(this.#returned, nameOf(method), [instruction.value, body]);
        if (this.#isCalledByLibrary(method)) this.#given.push([instruction.value, body]);
      } else if (instruction.kind === 'store' && 'field' in instruction.place)
        add(this.#stored, instruction.place.field.name, [instruction.value, body]);
      else if (instruction.kind === 'store') this.#given.push([instruction.value, body]);
    }
  }

  #occurrence(operand: Operand, body: Body): Occurrence {
    const definitions = this.#definitions.get(body) ?? new Definitions(body);
    this.#definitions.set(body, definitions);
    return { body, definitions, operand };
  }

  #follow({ body, definitions, operand }: Occurrence, wanted: Wanted): void {
    if (operand.kind === 'constant') {
      if (wanted === 'class' && operand.type === CLASS) this.#add(String(operand.value));
      return;
    }
    const seen = this.#seenVariables.get(wanted);
    if (operand.kind !== 'variable' || seen?.has(operand) === true) return;
    seen?.add(operand);
    // Those of classes above and below are asked for as well.
    if (wanted === 'object' && this.#add(operand.type)) return;
    const position = body.parameters.indexOf(operand);
    const method = this.#methods.get(body);
    if (position >= 0 && method !== undefined) {
      const passed = (): void => {
        for (const [call, caller] of this.#passed.get(nameOf(method)) ?? []) {
          const given = call.arguments[position];
          if (given !== undefined) this.#follow(this.#occurrence(given, caller), wanted);
        }
      };
      this.#later(`parameter ${position} of ${nameOf(method)} ${wanted}`, passed);
      if (this.#isCalledByLibrary(method)) this.#followGiven(wanted);
    }
    for (const { instruction } of definitions.of(operand)) this.#followInto(instruction, body, wanted);
  }

  #followInto(instruction: Instruction, body: Body, wanted: Wanted): void {
    const go = (operand: Operand | undefined, next: Wanted = wanted): void => {
      if (operand !== undefined) this.#open.push(() => this.#follow(this.#occurrence(operand, body), next));
    };
    if (instruction.kind === 'assign') {
      const { value } = instruction;
      if (value.kind === 'cast') go(value.operand);
      else if (value.kind === 'variable' || value.kind === 'constant') go(value);
    } else if (instruction.kind === 'new') {
      this.#add(instruction.type);
    } else if (instruction.kind === 'load' && 'field' in instruction.place) {
      const { name } = instruction.place.field;
      this.#later(`field ${name} ${wanted}`, () => this.#followAll(this.#stored.get(name), wanted));
    } else if (instruction.kind === 'load' && instruction.place.kind === 'element') {
      this.#followGiven(wanted);
    } else if (instruction.kind === 'call') {
      const { method, arguments: given } = instruction;
      if (wanted === 'class' && method.name === OF_OBJECT) go(given[0], 'object');
      else if (method.owner === CLASS && RELATED.test(method.name)) go(given[0]);
      else if (method.owner === CLASS && method.name === BY_NAME && given[0]?.kind === 'constant')
        this.#add(String(given[0].value));
      else this.#followResult(method, wanted);
    }
  }

  #followResult(method: CallInstruction['method'], wanted: Wanted): void {
    this.#later(`result of ${nameOf(method)} ${wanted}`, () =>
      this.#followAll(this.#returned.get(nameOf(method)), wanted),
    );
    if (this.#isOwn(method.owner)) return;
    this.#followGiven(wanted);
    // Types of fields and parameters, nested classes, what a field holds.
    const isReflection = method.owner === CLASS || isReflective(method.owner);
    if (isReflection && this.#isProgram) for (const name of this.#hierarchy.table.inputs()) this.#add(name);
  }

  /** Objects that a library is given come from its callers, most of all. */
  #followGiven(wanted: Wanted): void {
    if (wanted === 'object' && !this.#isProgram) return;
    this.#later(`what the library is given ${wanted}`, () => this.#followAll(this.#given, wanted));
  }

  /** What is given to library code that may give it out again. */
  #keptOf({ method, dispatch, arguments: given }: CallInstruction): readonly Operand[] {
    if (this.#isOwn(method.owner)) return [];
    const { keeps, returns } = this.#facts.of(method);
    return given.filter((operand, index) => {
      const name = dispatch === 'static' ? `${index + 1}` : index === 0 ? 'this' : `${index}`;
      const isDropped =
        keeps?.every((kept) => kept !== name) === true && returns?.every((each) => each !== name) === true;
      return isReference(operand.type) && name !== 'this' && !isDropped;
    });
  }

  #isOwn(type: ClassName): boolean {
    return this.#hierarchy.find(type)?.origin === 'input';
  }

  /** Whether it overrides a method of the library, which may be given anything there. */
  #isCalledByLibrary({ owner, name, descriptor }: MethodDeclaration): boolean {
    return [...this.#hierarchy.supertypes(owner)].some(
      (type) => !this.#isOwn(type) && this.#hierarchy.declaredMethod(type, name, descriptor) !== undefined,
    );
  }

  #followAll(values: readonly (readonly [Operand, Body])[] | undefined, wanted: Wanted): void {
    for (const [value, body] of values ?? []) this.#follow(this.#occurrence(value, body), wanted);
  }

  #later(what: string, follow: () => void): void {
    if (this.#seen.has(what)) return;
    this.#seen.add(what);
    this.#open.push(follow);
  }

  /** Whether it is a class of the input. */
  #add(type: string): boolean {
    if (this.#hierarchy.find(type)?.origin !== 'input') return false;
    this.found.add(type);
    return true;
  }
}

/** The classes that the call asks for fields or methods, together, or by a name that is not written there; none: some class; undefined: it does not ask. */
function askedIn({ method, arguments: given }: CallInstruction): readonly Operand[] | undefined {
  if (isMembersOf(method)) return given[1]?.kind === 'constant' ? undefined : given.slice(0, 1);
  if (!TYPES.mayBe('sets-fields', method.owner) && !isReflective(method.owner)) return undefined;
  const names = given.filter(({ type }) => type === STRING);
  const classes = given.filter(({ type }) => type === CLASS);
  return names.length === 0 || classes.length === 0 || names.every(({ kind }) => kind === 'constant')
    ? undefined
    : classes;
}

/** A nested class that is not at hand is written as if it stood in a package (`java.lang.invoke.MethodHandles.Lookup`). */
export function isReflective(owner: ClassName): boolean {
  return TYPES.is('reflective', owner) || TYPES.is('reflective', owner.slice(0, owner.lastIndexOf('.')));
}

/** Whether it gives members of a class; what the method is of may not be known, as where it is referred to. */
export function isMembersOf({ owner, name }: CallInstruction['method']): boolean {
  return (owner === CLASS || owner === UNKNOWN) && MEMBERS.test(name);
}

/** Whatever class has it: overriding methods have the same. Those of constructors and class methods are told apart. */
function nameOf({ owner, name, descriptor }: CallInstruction['method']): string {
  return name === '<init>' ? `${owner}.${name}${descriptor}` : `${name}${descriptor}`;
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
