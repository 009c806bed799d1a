/** Judges a specification by one concrete call: everything that it claims is looked up in the heaps before and after. */
import type { FiniteRelation } from '../../../../src/domains/relational/finite-relation.js';
import { areEqual, isSubset } from '../../../../src/domains/relational/finite-relation.js';
import { Heap } from '../../../../src/execution/heap.js';
import type { Machine } from '../../../../src/execution/machine.js';
import type { Outcome } from '../../../../src/execution/outcome.js';
import type { JavaObject, Reference, Value } from '../../../../src/execution/values.js';
import type { SpecConstraint, SpecResult } from '../../../../src/findings/spec-result.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { evaluate, holds, Misread, type Relation, type Setting } from './evaluate.js';
import { Atoms, type Captured, capture } from './heap.js';

export interface Call {
  readonly machine: Machine;
  readonly method: MethodDeclaration;
  readonly values: readonly Value[];
  /** All objects that the heap was built from. */
  readonly objects: readonly Reference[];
  /** The classes of the input. */
  readonly classes: readonly ClassDeclaration[];
}

export interface Verdict {
  readonly ending: 'returned' | 'threw' | 'nothing';
  /** Whatever the specification says wrong; undefined: nothing. */
  readonly fault?: string;
}

/** What no method says of itself: the machine's own limits. */
const LIMITS = new Set(['java.lang.StackOverflowError', 'java.lang.OutOfMemoryError']);
const NEW_NAME = /\b(?:set_)?New_[\p{L}\p{N}_$]+/gu;

export function judge(spec: SpecResult, call: Call): Verdict {
  const { machine, method, values, objects } = call;
  const atoms = new Atoms();
  // Also numbers among the arguments are in the universe.
  const isStatic = values.length === method.parameters.length;
  for (const [place, { type }] of method.parameters.entries())
    atoms.of(values[place + (isStatic ? 0 : 1)] as Value, type);
  const before = capture(machine, atoms, [...objects, ...values], call.classes);
  const { outcome, allocated } = recording(() => machine.invoke(method, values));
  if (outcome.kind !== 'returned' && outcome.kind !== 'threw') return { ending: 'nothing' };
  if (outcome.kind === 'threw' && LIMITS.has(outcome.exception.type.name)) return { ending: 'nothing' };
  // What an exception of the library holds is the library's business.
  const { ending, isOfLibrary } = endOf(outcome, call);
  const roots = [...before.objects, ...(isOfLibrary ? [] : [ending])];
  const heapWith = (objects: readonly Reference[]): Captured =>
    capture(machine, atoms, [...roots, ...objects], call.classes);
  const judging = new Judging(spec, call, outcome, atoms, before, heapWith, allocated);
  const fault = judging.fault();
  return { ending: outcome.kind, ...(fault === undefined ? {} : { fault }) };
}

/** Runs, and notes every object and array that is allocated meanwhile: also those that do not outlive the run. */
function recording(run: () => Outcome): { readonly outcome: Outcome; readonly allocated: readonly Reference[] } {
  const allocated: Reference[] = [];
  const { allocate, newArray, arrayOver, copy, string, joined } = Heap.prototype;
  const noted = <T extends Reference>(object: T): T => {
    allocated.push(object);
    return object;
  };
  Heap.prototype.allocate = function (type) {
    return noted(allocate.call(this, type));
  };
  Heap.prototype.newArray = function (type, length) {
    return noted(newArray.call(this, type, length));
  };
  Heap.prototype.arrayOver = function (type, elements) {
    return noted(arrayOver.call(this, type, elements));
  };
  Heap.prototype.copy = function (object) {
    return noted(copy.call(this, object));
  };
  Heap.prototype.string = function (text) {
    return noted(string.call(this, text));
  };
  Heap.prototype.joined = function (first, second) {
    return noted(joined.call(this, first, second));
  };
  try {
    return { outcome: run(), allocated };
  } finally {
    Object.assign(Heap.prototype, { allocate, newArray, arrayOver, copy, string, joined });
  }
}

type Ended = Extract<Outcome, { kind: 'returned' | 'threw' }>;

function endOf(
  outcome: Ended,
  { classes }: Call,
): { readonly ending: Value | undefined; readonly isOfLibrary: boolean } {
  if (outcome.kind === 'returned') return { ending: outcome.value, isOfLibrary: false };
  const { exception } = outcome;
  return { ending: exception, isOfLibrary: !classes.some(({ name }) => name === exception.type.name) };
}

class Judging {
  /** The heap after the call: what outlives it, and those new objects that have a name in what is judged. */
  after: Captured;
  readonly #heaps = new Map<string, Captured>();
  /** What names mean, once found out. */
  readonly #keys = new Map<string, string | undefined>();
  readonly #types = new Map<string, string | undefined>();

  constructor(
    readonly spec: SpecResult,
    readonly call: Call,
    readonly outcome: Ended,
    readonly atoms: Atoms,
    readonly before: Captured,
    readonly heapWith: (objects: readonly Reference[]) => Captured,
    readonly allocated: readonly Reference[],
  ) {
    this.after = heapWith([]);
  }

  get #fresh(): readonly Reference[] {
    return [...this.after.objects].filter((object) => !this.before.objects.has(object));
  }

  #look(objects: readonly Reference[]): void {
    const key = objects
      .map(({ id }) => id)
      .sort((left, right) => left - right)
      .join();
    let heap = this.#heaps.get(key);
    if (heap === undefined) {
      heap = this.heapWith(objects);
      this.#heaps.set(key, heap);
    }
    this.after = heap;
  }

  fault(): string | undefined {
    const { spec, outcome } = this;
    if (spec.status === 'unknown') return undefined;
    try {
      return (
        this.#frameFault() ?? (outcome.kind === 'returned' ? this.#returnFault() : this.#throwFault(outcome.exception))
      );
    } catch (error) {
      if (error instanceof Misread) return `not in the language: ${error.message}`;
      throw error;
    }
  }

  #returnFault(): string | undefined {
    const { spec } = this;
    if (spec.neverReturns) return 'it returned, although it never does';
    const wrong = spec.throws.find(
      ({ when, exact }) => exact && !/New_/.test(when) && holds(when, this.#setting(new Map())),
    );
    if (wrong !== undefined) return `it returned, although it throws ${wrong.type} when ${wrong.when}`;
    return this.#constraintsFault(spec.constraints);
  }

  #throwFault(exception: JavaObject): string | undefined {
    const { machine } = this.call;
    const matching = this.spec.throws.filter(({ type }) => machine.isSubtype(exception.type.name, type));
    const [exact] = this.spec.throws.filter(
      (entry) =>
        entry.exact &&
        !matching.includes(entry) &&
        !/New_/.test(entry.when) &&
        holds(entry.when, this.#setting(new Map())),
    );
    if (exact !== undefined)
      return `it threw ${exception.type.name}, although it throws ${exact.type} when ${exact.when}`;
    const faults = matching.map(({ when, constraints }) => this.#constraintsFault(constraints, when));
    if (faults.includes(undefined)) return undefined;
    return `it threw ${exception.type.name}: ${faults[0] ?? 'that is not said'}`;
  }

  /** What is said of old objects without any constraint: purity, and which fields change. */
  #frameFault(): string | undefined {
    const { spec, before, after, outcome } = this;
    if (outcome.kind === 'threw') return undefined;
    for (const [name, relation] of before.relations) {
      const now = this.#ofOld(after.relations.get(name)?.tuples ?? new Set(), relation.arity);
      if (areEqual(now, relation.tuples)) continue;
      if (spec.pure) return `it is not pure: ${name} changes`;
      if (!spec.modifies.some((each) => this.#means(each, name))) return `it modifies ${name}`;
    }
    return undefined;
  }

  /** Tuples of objects that were there before; all of a static field. */
  #ofOld(tuples: FiniteRelation, arity: number): FiniteRelation {
    if (arity === 1) return tuples;
    return new Set(
      [...tuples].filter((tuple) =>
        this.before.objects.has(this.atoms.all[Math.floor(tuple / 4096 ** (arity - 1))] as Reference),
      ),
    );
  }

  #constraintsFault(constraints: readonly SpecConstraint[], when = 'true'): string | undefined {
    const names = [
      ...new Set([when, ...constraints.map(({ expr }) => expr)].flatMap((text) => text.match(NEW_NAME) ?? [])),
    ].sort();
    const isNamed = (name: string): boolean => constraints.some(({ expr }) => expr.includes(name));
    let first: string | undefined;
    for (const binding of this.#bindings(
      names.filter((name) => name.startsWith('New_')),
      new Map(),
    )) {
      const named = [...binding.values()];
      // Sets of new objects: those that are still there, or all that were.
      const heaps = names.some((name) => name.startsWith('set_')) ? [named, this.allocated] : [named];
      for (const heap of heaps) {
        this.#look(heap);
        const isSo = holds(when, this.#setting(binding));
        // New objects that only the condition names are gone afterwards.
        if (heap === named)
          this.#look(named.filter((object) => [...binding].some(([name, each]) => each === object && isNamed(name))));
        const fault = isSo ? this.#bound(constraints, binding) : `not when ${when}`;
        if (fault === undefined) return undefined;
        first ??= fault;
      }
    }
    return first;
  }

  /** Every way to give names of new objects to new objects of their classes, each to another one; or to none. */
  *#bindings(
    names: readonly string[],
    known: ReadonlyMap<string, Reference>,
  ): Generator<ReadonlyMap<string, Reference>> {
    const [name, ...rest] = names;
    if (name === undefined) {
      yield known;
      return;
    }
    for (const object of this.allocated) {
      if ([...known.values()].includes(object) || !isNameFor(name.slice(4), object.type.name)) continue;
      yield* this.#bindings(rest, new Map([...known, [name, object]]));
    }
    yield* this.#bindings(rest, known);
  }

  #bound(constraints: readonly SpecConstraint[], binding: ReadonlyMap<string, Reference>): string | undefined {
    const setting = this.#setting(binding);
    const listed = new Set<string>();
    for (const { relation, op, expr } of constraints) {
      const actual = this.#actual(relation);
      if (actual === undefined) continue;
      listed.add(actual.key);
      if (this.outcome.kind === 'threw' && !this.#isJudgedOnThrow(actual.key)) continue;
      const claimed = evaluate(expr, setting);
      if (claimed.tuples.size > 0 && actual.tuples.size > 0 && claimed.arity !== actual.arity)
        return `${relation} ${op} ${expr}: ${claimed.arity} columns`;
      const isRight =
        (op === 'subset' || isSubset(claimed.tuples, actual.tuples)) &&
        (op === 'superset' || isSubset(actual.tuples, claimed.tuples));
      if (!isRight)
        return `${relation} ${op} ${expr}: it is ${this.#show(actual)}, not ${this.#show(claimed)}${this.#showBinding(binding)}`;
    }
    // New objects that only have a name here are gone.
    this.#look([]);
    for (const [key, now] of this.after.relations) {
      const owner = key.slice(0, key.lastIndexOf('.'));
      const isOfInput = key === 'elements' || key.endsWith('_elements') || this.#isOfInput(owner);
      const then = this.before.relations.get(key)?.tuples ?? new Set<number>();
      // Classes of the library are initialised when they are first used.
      if (!isOfInput && !this.before.relations.has(key)) continue;
      const tuples = isOfInput ? now.tuples : this.#ofOld(now.tuples, now.arity);
      if (!listed.has(key) && !areEqual(tuples, then))
        return `${key} is not listed, but changes from ${this.#show({ arity: now.arity, tuples: then })} to ${this.#show(now)}`;
    }
    for (const { name } of this.call.classes) {
      const isFresh = this.#fresh.some((object) => this.call.machine.isSubtype(object.type.name, name));
      if (isFresh && !listed.has(`type ${name}`))
        return `a new ${name} is there after the call, but ${name}' is not listed`;
    }
    return undefined;
  }

  #isJudgedOnThrow(key: string): boolean {
    if (key === '\\result') return false;
    const owner = key.startsWith('type ') ? key.slice(5) : key.slice(0, Math.max(0, key.lastIndexOf('.')));
    return owner === '' || this.#isOfInput(owner);
  }

  /** The relation that a constraint speaks of, as it is after the call. */
  #actual(relation: string): (Relation & { key: string }) | undefined {
    if (relation === '\\result') {
      if (this.outcome.kind === 'threw')
        return { key: relation, arity: 1, tuples: new Set([this.atoms.of(this.outcome.exception, '')]) };
      const { value } = this.outcome;
      if (value === undefined) return undefined;
      return { key: relation, arity: 1, tuples: new Set([this.atoms.of(value, this.call.method.result)]) };
    }
    if (!relation.endsWith("'")) throw new Misread(`the relation ${relation}`);
    const name = relation.slice(0, -1);
    const field = this.#fieldKey(name);
    if (field !== undefined)
      return { key: field, arity: this.#arity(field), tuples: this.after.relations.get(field)?.tuples ?? new Set() };
    const type = this.#typeNamed(name);
    // A field of the library, in no object that is there.
    if (type === undefined) return undefined;
    return { key: `type ${type}`, arity: 1, tuples: this.#ofType(type, this.after) };
  }

  #isOfInput(owner: string): boolean {
    return this.call.classes.some(({ name }) => name === owner);
  }

  #arity(key: string): number {
    const known = this.after.relations.get(key) ?? this.before.relations.get(key);
    if (known !== undefined) return known.arity;
    if (key.endsWith('elements')) return 3;
    const at = key.lastIndexOf('.');
    const field = this.call.classes
      .find(({ name }) => name === key.slice(0, at))
      ?.fields.find(({ name }) => name === key.slice(at + 1));
    return field !== undefined && hasFlag(field, Flag.STATIC) ? 1 : 2;
  }

  #setting(binding: ReadonlyMap<string, Reference>): Setting {
    const { atoms, before, after } = this;
    return {
      atoms: new Set(atoms.all.keys()),
      literal: (text) =>
        text.startsWith('"')
          ? atoms.of(this.call.machine.intern(JSON.parse(text) as string), '')
          : text === 'null'
            ? 0
            : atoms.text(text),
      number: (atom) => (atoms.isNumber(atom) ? Number(atoms.all[atom]) : undefined),
      named: (name) => {
        const parameter = this.#parameter(name);
        if (parameter !== undefined) return parameter;
        if (/^New_/.test(name)) {
          const object = binding.get(name);
          return { arity: 1, tuples: new Set(object === undefined ? [] : [atoms.of(object, '')]) };
        }
        if (/^set_New_/.test(name)) {
          const named = new Set(binding.values());
          const others = this.#fresh.filter(
            (object) => !named.has(object) && isNameFor(name.slice(8), object.type.name),
          );
          return { arity: 1, tuples: new Set(others.map((object) => atoms.of(object, ''))) };
        }
        const isAfter = name.endsWith("'");
        const plain = isAfter ? name.slice(0, -1) : name;
        const key = this.#fieldKey(plain);
        if (key !== undefined)
          return (isAfter ? after : before).relations.get(key) ?? { arity: this.#arity(key), tuples: new Set() };
        const library = this.#libraryStatic(plain);
        if (library !== undefined) return library;
        const type = this.#typeNamed(plain);
        if (type === undefined) return undefined;
        return { arity: 1, tuples: this.#ofType(type, isAfter ? after : before) };
      },
    };
  }

  /** A static field of the library: constants like `Throwable.NO_FRAMES`. */
  #libraryStatic(name: string): Relation | undefined {
    if (!/^\p{Lu}\w*\.\w+$/u.test(name)) return undefined;
    const { view } = this.call.machine;
    const found = view.statics().find(({ owner, name: field }) => `${simpleNameOf(owner)}.${field}` === name);
    if (found === undefined || this.#isOfInput(found.owner)) return undefined;
    const value = view.staticField(found.owner, found.name) as Value;
    return { arity: 1, tuples: new Set([this.atoms.of(value, found.type)]) };
  }

  #parameter(name: string): Relation | undefined {
    const { method, values } = this.call;
    const isStatic = values.length === method.parameters.length;
    if (name === 'this' && !isStatic) return { arity: 1, tuples: new Set([this.atoms.of(values[0] as Value, '')]) };
    const place = method.parameters.findIndex((parameter) => parameter.name === name);
    if (place < 0) return undefined;
    const type = method.parameters[place]?.type ?? '';
    return { arity: 1, tuples: new Set([this.atoms.of(values[place + (isStatic ? 0 : 1)] as Value, type)]) };
  }

  #fieldKey(name: string): string | undefined {
    if (!this.#keys.has(name)) this.#keys.set(name, this.#findField(name));
    return this.#keys.get(name);
  }

  #findField(name: string): string | undefined {
    const keys = new Set([...this.before.relations.keys(), ...this.after.relations.keys()]);
    const found = [...keys].filter((key) => this.#means(name, key));
    if (found.length === 0) found.push(...[...keys].filter((key) => key.endsWith(`.${name}`) && this.#arity(key) > 1));
    if (found.length > 1) throw new Misread(`${name} means ${found.join(' and ')}`);
    if (found.length === 1) return found[0];
    // A field of a class without objects.
    for (const { name: owner, fields } of this.call.classes) {
      const field = fields.find((each) => this.#isCalled(name, owner, each.name));
      if (field !== undefined) return `${owner}.${field.name}`;
    }
    return /^(?:\w+_)?elements$|^length$/.test(name) ? name : undefined;
  }

  /** Whether a printed name means the relation with this key. */
  #means(name: string, key: string): boolean {
    if (!key.includes('.')) return name === key;
    const at = key.lastIndexOf('.');
    const [owner, field] = [key.slice(0, at), key.slice(at + 1)];
    return this.#isCalled(name, owner, field);
  }

  /** Fields are qualified where they are static, where another class declares one of that name, or a parameter has it. */
  #isCalled(name: string, owner: string, field: string): boolean {
    const isQualified = name === `${owner}.${field}` || name === `${simpleNameOf(owner)}.${field}`;
    if (!this.#isPlain(`${owner}.${field}`)) return isQualified;
    return name === field || (isQualified && this.call.method.parameters.some((parameter) => parameter.name === field));
  }

  #isPlain(key: string): boolean {
    const field = key.slice(key.lastIndexOf('.') + 1);
    if (this.#arity(key) === 1 || !this.#isOfInput(key.slice(0, key.lastIndexOf('.')))) return false;
    return this.call.classes.filter(({ fields }) => fields.some(({ name }) => name === field)).length === 1;
  }

  #typeNamed(name: string): string | undefined {
    if (!this.#types.has(name)) this.#types.set(name, this.#findType(name));
    return this.#types.get(name);
  }

  #findType(name: string): string | undefined {
    if (/^(?:int|short|byte|char|long|float|double|boolean)$/.test(name)) return name;
    if (name.endsWith('_array')) return `${this.#typeNamed(name.slice(0, -6))}[]`;
    const all = [
      ...this.call.classes.map((each) => each.name),
      ...[...this.after.objects].flatMap((object) => [...object.type.supertypes]),
      'java.lang.Object',
      'java.lang.String',
    ];
    return (
      all.find((type) => isNameFor(name, type)) ??
      (/^(?:java\.(?:\p{Ll}\w*\.)+)?\p{Lu}[\w$]*$/u.test(name) ? name : undefined)
    );
  }

  #ofType(type: string, heap: Captured): FiniteRelation {
    if (type === 'boolean') return new Set([1, 2]);
    if (/^(?:int|short|byte|char|long|float|double)$/.test(type))
      return new Set([...this.atoms.all.keys()].filter((atom) => this.atoms.isNumber(atom)));
    const members = [...heap.objects].filter((object) => this.call.machine.isSubtype(object.type.name, type));
    return new Set([0, ...members.map((object) => this.atoms.of(object, ''))]);
  }

  #show({ tuples, arity }: Relation): string {
    const atom = (each: number): string => {
      const value = this.atoms.all[each];
      return value === null || value === undefined
        ? 'null'
        : typeof value === 'string'
          ? value
          : `${this.before.objects.has(value) ? '' : 'new '}${value.type.name}#${value.id}`;
    };
    const show = (tuple: number, columns: number): string =>
      columns <= 1 ? atom(tuple) : `${show(Math.floor(tuple / 4096), columns - 1)}->${atom(tuple % 4096)}`;
    return `{${[...tuples].map((tuple) => show(tuple, arity)).join(', ')}}`;
  }

  #showBinding(binding: ReadonlyMap<string, Reference>): string {
    return binding.size === 0
      ? ''
      : ` with ${[...binding].map(([name, object]) => `${name} = ${object.type.name}#${object.id}`).join(', ')}`;
  }
}

function simpleNameOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
}

/** Whether `Entry`, `Entry_2` or `Map$Entry` names the class. */
function isNameFor(name: string, type: string): boolean {
  const element = type.replaceAll('[]', '');
  const suffix = '_array'.repeat((type.length - element.length) / 2);
  const nested = element.slice(element.lastIndexOf('.') + 1);
  const simple = nested.slice(nested.lastIndexOf('$') + 1);
  const plain = name.replace(/_\d+$/, '');
  return [element, nested, simple, element.replaceAll('.', '_'), nested.replaceAll('.', '_')].some(
    (each) => each + suffix === name || each + suffix === plain,
  );
}
