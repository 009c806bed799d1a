/**
 * Fields that code of the input sets by reflection, and methods that it runs so, as far as its text shows it: it names them in a text, or goes through the
 * members of a class that it has at hand. What is shown by all stores and calls of the code is not known of these. That others do so on
 * private parts, or that it is done to whatever they hand over, is left to `no-reflection-or-native`.
 */
import { UnionFind } from '../base/union-find.js';
import type { Body } from '../ir/body.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Instruction } from '../ir/instructions.js';
import { mentionedBy } from '../ir/mentioned-types.js';
import { visitOperands } from '../ir/operands.js';
import type { ClassDeclaration, FieldDeclaration, MethodDeclaration } from '../ir/program.js';
import type { Span } from '../ir/span.js';
import { CLASS, type ClassName, OBJECT, STRING } from '../ir/types.js';
import { TYPES } from '../library/index.js';
import { outermost } from './components.js';
import { isMembersOf, isReflective, lookedClasses } from './looked-classes.js';

/** What handles of fields and methods answer without running or changing anything. */
const LOOKING = /^(?:get(?!And)\w*|is\w*|to\w*|equals|hashCode|setAccessible|trySetAccessible)$/;
/** What handles do that change something, by their names: where the type of the handle is not known. */
const CHANGING =
  /^(?:set(?!Accessible)|put|lazySet|compareAnd|weakCompareAnd|getAnd|updateAndGet|accumulateAndGet|invoke)/;
/** The class of a value of which nothing is known; where type arguments are not, that is `Object`. */
const UNKNOWN = '?';
const CONSTRUCTORS = /^get(?:Declared)?Constructors?$/;

/** Classes that mention each other, in some steps. */
interface Group {
  /** Where it first sets fields by reflection, or runs methods so; where it makes objects so. */
  readonly setting: Span | undefined;
  readonly making: Span | undefined;
  readonly texts: Set<string>;
}

export class Reflected {
  readonly #hierarchy: Hierarchy;
  readonly #groups = new Map<ClassName, Group>();
  readonly #looked: ReadonlySet<ClassName>;

  /** `classes`: all of the input. */
  constructor(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]) {
    this.#hierarchy = hierarchy;
    this.#looked = new Set();
    const doing = reflectingIn(classes);
    if (doing.length === 0) return;
    this.#looked = lookedClasses(hierarchy, classes);
    const joined = groupsOf(hierarchy, classes);
    const groups = new Map<number, Group>();
    for (const { by, setting, making } of doing) {
      const number = joined(by.name);
      const known = groups.get(number);
      groups.set(number, {
        setting: known?.setting ?? setting,
        making: known?.making ?? making,
        texts: known?.texts ?? new Set(),
      });
    }
    for (const declaration of classes) {
      const group = groups.get(joined(declaration.name));
      if (group === undefined) continue;
      this.#groups.set(declaration.name, group);
      for (const method of declaration.methods) {
        const body = method.body();
        if (body !== undefined) this.#read(body, group);
      }
    }
  }

  /** Where the input sets such fields; undefined: nothing shows that it sets this one. */
  at({ owner, name }: Pick<FieldDeclaration, 'owner' | 'name'>): Span | undefined {
    const group = this.#groups.get(owner);
    if (group === undefined) return undefined;
    return this.#isLooked(owner) || group.texts.has(name) ? group.setting : undefined;
  }

  /** Where the input runs such methods by reflection, with whatever it likes; undefined: nothing shows that it runs this one. */
  runs({ owner, name }: Pick<MethodDeclaration, 'owner' | 'name'>): Span | undefined {
    const group = this.#groups.get(owner);
    if (group === undefined) return undefined;
    if (name === '<init>') return group.making;
    return this.#isLooked(owner) || group.texts.has(name) ? group.setting : undefined;
  }

  #isLooked(owner: ClassName): boolean {
    return [...this.#looked].some(
      (type) => this.#hierarchy.isSubclass(type, owner) || this.#hierarchy.isSubclass(owner, type),
    );
  }

  #read(body: Body, group: Group): void {
    for (const { instruction } of body.edges) {
      if (isQuiet(this.#hierarchy, instruction)) continue;
      visitOperands(instruction, (operand) => {
        if (operand.kind === 'constant' && operand.type === STRING) group.texts.add(String(operand.value));
      });
    }
  }
}

/** Texts that only library code gets which does not reflect, or that are put together. */
function isQuiet(hierarchy: Hierarchy, instruction: Instruction): boolean {
  if (instruction.kind === 'assign') return instruction.value.kind === 'binary';
  if (instruction.kind !== 'call') return false;
  const { owner } = instruction.method;
  if (owner === CLASS || TYPES.mayBe('sets-fields', owner) || isReflective(owner)) return false;
  const origin = hierarchy.find(owner)?.origin;
  return origin === 'model' || origin === 'jdk';
}

interface Reflecting extends Pick<Group, 'setting' | 'making'> {
  readonly by: ClassDeclaration;
}

/** The classes that set fields or run methods by reflection, or make objects so, and where. */
function reflectingIn(classes: readonly ClassDeclaration[]): readonly Reflecting[] {
  let asksForMembers = false;
  const found = classes.map((by) => {
    let [setting, unclear, making]: (Span | undefined)[] = [];
    for (const method of by.methods) {
      for (const { instruction, span } of method.body()?.edges ?? []) {
        if (instruction.kind !== 'call') continue;
        const { owner, name } = instruction.method;
        if (TYPES.mayBe('sets-fields', owner) && !LOOKING.test(name)) setting ??= span;
        if ((owner === UNKNOWN || owner === OBJECT) && CHANGING.test(name)) unclear ??= span;
        if (owner === CLASS && CONSTRUCTORS.test(name)) making ??= span;
        asksForMembers ||= isMembersOf(instruction.method) || isReflective(owner);
      }
    }
    return { by, setting, unclear, making };
  });
  return found
    .map(({ by, setting, unclear, making }) => ({
      by,
      setting: setting ?? (asksForMembers ? unclear : undefined),
      making,
    }))
    .filter(({ setting, making }) => setting !== undefined || making !== undefined);
}

/** By a number for each group of classes that mention each other, be it as a class that they ask about. */
function groupsOf(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]): (name: ClassName) => number {
  const numbers = new Map<ClassName, number>();
  const top = (name: ClassName): ClassName => outermost(hierarchy, name);
  for (const { name } of classes) if (!numbers.has(top(name))) numbers.set(top(name), numbers.size);
  const joined = new UnionFind(numbers.size);
  for (const declaration of classes) {
    const own = numbers.get(top(declaration.name)) ?? 0;
    const join = (name: ClassName): void => {
      const other = numbers.get(top(name));
      if (other !== undefined) joined.union(own, other);
    };
    for (const name of mentionedBy(declaration)) join(name);
    for (const { instruction } of declaration.methods.flatMap((method) => method.body()?.edges ?? []))
      visitOperands(instruction, (operand) => {
        // A class, or the name of one.
        if (operand.kind === 'constant' && typeof operand.value === 'string') join(operand.value);
      });
  }
  return (name) => joined.find(numbers.get(top(name)) ?? 0);
}
