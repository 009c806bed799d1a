/** Where code outside of the input can start, and which heaps it can build by itself: what a run from a heap says about executions. */
import type { Witness } from '../../src/findings/claim.js';
import { type ClassDeclaration, type ClassTable, Flag, hasFlag, type MethodDeclaration } from '../../src/ir/program.js';
import { OBJECT } from '../../src/ir/types.js';

const ROOTS: ReadonlySet<string> = new Set([OBJECT, 'java.lang.Record']);

export interface Starts {
  /** Whether other code may call the method, which is named with its descriptor. */
  isCallable(owner: string, method: string): boolean;
  /** Whether other code could make the heap: by constructors and writes to fields. */
  isBuildable(witness: Witness): boolean;
  /** Whether an object of the heap holds null in a field of its own that others set only by what they give a constructor. */
  isGivenNull(witness: Witness): boolean;
  /** Whether the class, as witnesses write it, is the other one or below it. */
  isBelow(name: string, upper: string): boolean;
  /** Whether it is a constructor of an enum: the language calls it, with the name of the constant. */
  isOfEnum(owner: string, method: string): boolean;
  /** Whether a `requires` of the method says what its parameters are. */
  isRequired(owner: string, method: string): boolean;
}

/** Reads all bodies. */
export function startsOf(table: ClassTable): Starts {
  const [callable, required, enums] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const closed = new Set<string>();
  const given = new Map<string, ReadonlySet<string>>();
  const above = new Map<string, ReadonlySet<string>>();
  // Bodies show further classes.
  for (let known = -1; known < table.inputs().length; ) {
    known = table.inputs().length;
    for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  }
  for (const name of table.inputs()) {
    const declaration = table.find(name);
    if (declaration === undefined) continue;
    if (declaration.kind === 'enum') enums.add(name);
    if (!isOpen(table, declaration)) closed.add(simpleName(name));
    given.set(simpleName(name), givenTo(declaration));
    for (const key of [name, simpleName(name)]) above.set(key, new Set(namesAbove(table, name)));
    for (const method of declaration.methods) {
      const key = `${name}.${method.name}${method.descriptor}`;
      if (!hasFlag(method, Flag.PRIVATE) && !hasFlag(declaration, Flag.PRIVATE)) callable.add(key);
      if (method.clauses.some(({ kind }) => kind === 'requires')) required.add(key);
    }
  }
  return {
    isCallable: (owner, method) => callable.has(`${owner}.${method}`),
    isBuildable: ({ heap }) => heap.every((object) => !closed.has(simpleName(object.class))),
    isGivenNull: ({ heap }) =>
      heap.some((object) =>
        Object.entries(object.fields).some(
          ([field, value]) => value === 'null' && given.get(simpleName(object.class))?.has(field) === true,
        ),
      ),
    isBelow: (name, upper) => (above.get(name) ?? above.get(simpleName(name)))?.has(simpleName(upper)) === true,
    isOfEnum: (owner, method) => enums.has(owner) && method.startsWith('<init>'),
    isRequired: (owner, method) => required.has(`${owner}.${method}`),
  };
}

/** Simple names of the class and its superclasses. */
function namesAbove(table: ClassTable, name: string): readonly string[] {
  const { superclass } = table.find(name) ?? {};
  return [simpleName(name), ...(superclass === undefined ? [] : namesAbove(table, superclass))];
}

/** Its fields can be written by others, but for those that a constructor takes as they are; so can those that it inherits. */
function isOpen(table: ClassTable, declaration: ClassDeclaration): boolean {
  const { superclass = OBJECT, fields, methods } = declaration;
  const above = ROOTS.has(superclass) ? undefined : table.find(superclass);
  if (!ROOTS.has(superclass) && (above?.origin !== 'input' || !isOpen(table, above))) return false;
  const own = fields.filter((field) => !hasFlag(field, Flag.STATIC));
  const closed = own.filter((field) => hasFlag(field, Flag.PRIVATE) || hasFlag(field, Flag.FINAL));
  const makers = methods.filter((method) => method.name === '<init>' && !hasFlag(method, Flag.PRIVATE));
  return makers.some((maker) => {
    const taken = takenBy(maker);
    return closed.length === 0 && maker.parameters.length === 0
      ? true
      : taken !== undefined && closed.every(({ name }) => taken.has(name));
  });
}

/** The fields that nobody else writes and that all constructors which others can call take as they are. */
function givenTo({ name: owner, fields, methods }: ClassDeclaration): ReadonlySet<string> {
  const makers = methods
    .filter((method) => method.name === '<init>' && !hasFlag(method, Flag.PRIVATE) && !isHandedOn(owner, method))
    .map(takenBy);
  const closed = fields.filter((field) => hasFlag(field, Flag.PRIVATE) || hasFlag(field, Flag.FINAL));
  return new Set(
    makers.length === 0
      ? []
      : closed.map(({ name }) => name).filter((name) => makers.every((taken) => taken?.has(name))),
  );
}

/** Whether it calls another constructor of the class, which sets the fields. */
function isHandedOn(owner: string, maker: MethodDeclaration): boolean {
  const [receiver] = maker.body()?.parameters ?? [];
  return (maker.body()?.edges ?? []).some(
    ({ instruction }) =>
      instruction.kind === 'call' &&
      instruction.method.name === '<init>' &&
      instruction.method.owner === owner &&
      instruction.arguments[0] === receiver,
  );
}

/** The fields that hold what the constructor was given, where it does nothing else: any values can be given. */
function takenBy(maker: MethodDeclaration): ReadonlySet<string> | undefined {
  const body = maker.body();
  const taken = new Set<string>();
  for (const { instruction } of body?.edges ?? []) {
    if (instruction.kind === 'store' && instruction.place.kind === 'field') {
      const { value } = instruction;
      if (value.kind !== 'variable' || body?.parameters.includes(value) !== true) return undefined;
      taken.add(instruction.place.field.name);
    } else if (instruction.kind === 'call') {
      if (instruction.method.name !== '<init>' || instruction.arguments.length > 1) return undefined;
    } else if (instruction.kind !== 'return' && instruction.kind !== 'check') return undefined;
  }
  return taken;
}

/** As witnesses write it. */
export function simpleName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
}
