/**
 * Fields that code of the input sets by reflection, as far as its text shows it: it names the field in a text, or goes through the members of a class
 * that it has at hand, and sets fields so. What is shown by all stores of the code is not known of these. That others do so on private
 * parts, or that it is done to whatever they hand over, is left to `no-reflection-or-native`.
 */
import { UnionFind } from '../base/union-find.js';
import type { Body } from '../ir/body.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Instruction, Operand } from '../ir/instructions.js';
import { mentionedBy } from '../ir/mentioned-types.js';
import { visitOperands } from '../ir/operands.js';
import type { ClassDeclaration, FieldDeclaration } from '../ir/program.js';
import type { Span } from '../ir/span.js';
import { CLASS, type ClassName, STRING } from '../ir/types.js';
import { TYPES } from '../library/index.js';
import type { CallInstruction } from './calls/targets.js';
import { outermost } from './components.js';
import { Definitions } from './flow/definitions.js';

/** What handles of fields and methods answer without running or changing anything. */
const LOOKING = /^(?:get(?!And)\w*|is\w*|to\w*|equals|hashCode|setAccessible|trySetAccessible)$/;
/** Of a class: its members, all or by name. */
const MEMBERS = /^get(?:Declared)?(?:Field|Method)s?$/;
/** By it code finds out about classes, too. */
const OF_OBJECT = 'getClass';

/** Classes that mention each other, in some steps. */
interface Group {
  /** Where it first sets fields by reflection. */
  span: Span | undefined;
  readonly texts: Set<string>;
  readonly looked: Set<ClassName>;
}

export class Reflected {
  readonly #hierarchy: Hierarchy;
  readonly #groups = new Map<ClassName, Group>();

  /** `classes`: all of the input. */
  constructor(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]) {
    this.#hierarchy = hierarchy;
    const setting = classes.filter((declaration) => settingIn(declaration) !== undefined);
    if (setting.length === 0) return;
    const joined = groupsOf(hierarchy, classes);
    const groups = new Map<number, Group>();
    for (const declaration of setting) {
      const number = joined(declaration.name);
      const known = groups.get(number);
      groups.set(number, known ?? { span: settingIn(declaration), texts: new Set(), looked: new Set() });
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
    const isLooked = [...group.looked].some(
      (type) => this.#hierarchy.isSubclass(type, owner) || this.#hierarchy.isSubclass(owner, type),
    );
    return isLooked || group.texts.has(name) ? group.span : undefined;
  }

  #read(body: Body, group: Group): void {
    let definitions: Definitions | undefined;
    for (const { instruction } of body.edges) {
      if (!isQuiet(this.#hierarchy, instruction))
        visitOperands(instruction, (operand) => {
          if (operand.kind === 'constant' && operand.type === STRING) group.texts.add(String(operand.value));
        });
      if (instruction.kind !== 'call' || !isLook(instruction)) continue;
      definitions ??= new Definitions(body);
      const type = classAtHand(instruction.arguments[0], definitions);
      if (type !== undefined && this.#hierarchy.find(type)?.origin === 'input') group.looked.add(type);
    }
  }
}

/** Texts that only library code gets which does not reflect, or that are put together. */
function isQuiet(hierarchy: Hierarchy, instruction: Instruction): boolean {
  if (instruction.kind === 'assign') return instruction.value.kind === 'binary';
  if (instruction.kind !== 'call') return false;
  const { owner } = instruction.method;
  if (owner === CLASS || TYPES.mayBe('sets-fields', owner) || TYPES.is('reflective', owner)) return false;
  const origin = hierarchy.find(owner)?.origin;
  return origin === 'model' || origin === 'jdk';
}

/** Fields of a class that are asked for together, or by a name that is not written there. */
function isLook({ method, arguments: given }: CallInstruction): boolean {
  return method.owner === CLASS && MEMBERS.test(method.name) && given[1]?.kind !== 'constant';
}

/** The class itself, or that of an object of a type which is known. */
function classAtHand(operand: Operand | undefined, definitions: Definitions): ClassName | undefined {
  if (operand?.kind === 'constant') return operand.type === CLASS ? String(operand.value) : undefined;
  const made = operand === undefined ? undefined : definitions.only(operand)?.instruction;
  if (made?.kind === 'assign' && made.value.kind !== 'unary') {
    const source = made.value.kind === 'cast' ? made.value.operand : made.value;
    return source.kind === 'variable' || source.kind === 'constant' ? classAtHand(source, definitions) : undefined;
  }
  return made?.kind === 'call' && made.method.name === OF_OBJECT ? made.arguments[0]?.type : undefined;
}

function settingIn({ methods }: ClassDeclaration): Span | undefined {
  for (const method of methods)
    for (const { instruction, span } of method.body()?.edges ?? [])
      if (
        instruction.kind === 'call' &&
        TYPES.mayBe('sets-fields', instruction.method.owner) &&
        !LOOKING.test(instruction.method.name)
      )
        return span;
  return undefined;
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
