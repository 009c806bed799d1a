/** Random clients of a component as Java text: several objects, aliases, branches, loops, and exceptions that are caught. */
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import {
  type ClassDeclaration,
  type ClassTable,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../src/ir/program.js';
import { isPrimitive, OBJECT, STRING, THROWABLE, type TypeName } from '../../../src/ir/types.js';
import { type Block, block } from '../java/blocks.js';
import type { Random } from '../random.js';

/** What clients can name and call. */
export interface Usable {
  readonly hierarchy: Hierarchy;
  readonly classes: readonly ClassDeclaration[];
  readonly operations: readonly MethodDeclaration[];
}

export interface Variable {
  readonly name: string;
  readonly type: TypeName;
}

export interface Writing {
  readonly random: Random;
  readonly usable: Usable;
  readonly variables: readonly Variable[];
}

/** Bodies of the classes are translated, so that nested ones are known. */
export function usableOf(table: ClassTable, isMember: (type: string) => boolean): Usable {
  const hierarchy = new Hierarchy(table);
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  const classes = table.inputs().flatMap((name) => {
    const found = isMember(name) ? table.find(name) : undefined;
    return found !== undefined && canBeNamed(hierarchy, found) ? [found] : [];
  });
  const operations = classes.flatMap((declaration) =>
    declaration.methods.filter((each) => isCalled(declaration, each)),
  );
  return { hierarchy, classes, operations };
}

/** A class of that name with a `main`; `length` is the number of statements outside of blocks. */
export function randomClient(random: Random, usable: Usable, length: number, name: string): readonly Block[] {
  const variables = usable.classes
    .filter(({ kind }) => kind !== 'enum')
    .flatMap(({ name }, index) =>
      ['a', 'b', 'c']
        .slice(0, 2 + random.below(2))
        .map((letter): Variable => ({ name: `${letter}${index}`, type: name })),
    );
  const writing: Writing = { random, usable, variables };
  const areStatic = random.below(4) === 0;
  const declared = variables.map(({ name, type }) => `${areStatic ? 'static ' : ''}${shown(type)} ${name} = null;`);
  const body = [...beginning(writing), ...statements(writing, length, 2)];
  return [
    block(`class ${name} {`, [
      ...(areStatic ? declared : []),
      block('public static void main(String[] args) throws Exception {', [...(areStatic ? [] : declared), ...body]),
    ]),
  ];
}

/** Makes some objects, those that need no others first. */
export function beginning(writing: Writing): readonly Block[] {
  const { random, usable, variables } = writing;
  const constructors = usable.operations.filter(({ name }) => name === '<init>');
  const inOrder = [...constructors].sort((left, right) => left.parameters.length - right.parameters.length);
  return inOrder.flatMap((method) =>
    variables
      .filter(({ type }) => usable.hierarchy.isSubclass(method.owner, type))
      .filter(() => random.below(3) > 0)
      .map(({ name }) => caught(random, `${name} = ${made(writing, method)};`)),
  );
}

function made(writing: Writing, method: MethodDeclaration): string {
  return `new ${shown(method.owner)}(${method.parameters.map(({ type }) => argument(writing, type)).join(', ')})`;
}

export function statements(writing: Writing, count: number, depth: number): readonly Block[] {
  return Array.from({ length: count }, () => statement(writing, depth)).flat();
}

function statement(writing: Writing, depth: number): readonly Block[] {
  const { random, variables } = writing;
  const choice = random.below(24);
  if (choice === 0 && variables.length > 0) {
    const target = random.pick(variables);
    return [`${target.name} = ${reference(writing, target.type)};`];
  }
  if (depth > 0 && choice < 4) {
    const inner = statements(writing, 1 + random.below(3), depth - 1);
    if (choice === 1)
      return [block(`for (int i${depth} = 0; i${depth} < ${1 + random.below(3)}; i${depth}++) {`, inner)];
    if (choice === 2) return [block(`for (int j${depth} = 0; j${depth} < args.length; j${depth}++) {`, inner)];
    return [block(`if (args.length ${random.pick(['>', '==', '<'])} ${random.below(3)}) {`, inner)];
  }
  return call(writing);
}

/** A call, on an object that is there, its exceptions mostly caught. */
function call(writing: Writing): readonly Block[] {
  const { random, usable, variables } = writing;
  const method = picked(random, usable.operations);
  const given = method.parameters.map(({ type }) => argument(writing, type)).join(', ');
  const type = method.name === '<init>' ? method.owner : method.result;
  const targets = variables.filter((each) => usable.hierarchy.isSubclass(type, each.type));
  const kept = targets.length === 0 || random.below(2) === 0 ? '' : `${random.pick(targets).name} = `;
  if (method.name === '<init>') return [caught(random, `${kept}${made(writing, method)};`)];
  if (hasFlag(method, Flag.STATIC)) return [caught(random, `${kept}${shown(method.owner)}.${method.name}(${given});`)];
  const receivers = variables.filter((each) => usable.hierarchy.isSubclass(each.type, method.owner));
  if (receivers.length === 0) return [];
  const receiver = random.pick(receivers).name;
  return [block(`if (${receiver} != null) {`, [caught(random, `${kept}${receiver}.${method.name}(${given});`)])];
}

/** Constructors less often: objects have to live. */
function picked(random: Random, operations: readonly MethodDeclaration[]): MethodDeclaration {
  const others = operations.filter(({ name }) => name !== '<init>');
  return random.below(8) > 0 && others.length > 0 ? random.pick(others) : random.pick(operations);
}

function caught(random: Random, line: string): Block {
  if (random.below(8) === 0) return line;
  const parts = [
    { head: 'try {', body: [line] },
    { head: '} catch (Exception failed) {', body: [] },
  ];
  return { parts, end: '}' };
}

function argument(writing: Writing, type: TypeName): string {
  const { random } = writing;
  if (type === 'boolean') return random.pick(['true', 'false', 'args.length > 0']);
  if (type === 'char') return random.pick(["'a'", "'b'"]);
  if (type === 'int') return random.pick(['0', '1', '2', '3', '-1', 'args.length']);
  if (isPrimitive(type)) return `(${type}) ${random.below(3)}`;
  if (type === STRING) return random.pick(['"a"', '"a"', 'null']);
  return reference(writing, type);
}

export function reference({ random, usable, variables }: Writing, type: TypeName): string {
  const { hierarchy, classes } = usable;
  const constants = classes
    .filter(({ kind, name }) => kind === 'enum' && hierarchy.isSubclass(name, type))
    .flatMap(({ name, fields }) =>
      fields.filter((each) => hasFlag(each, Flag.ENUM)).map((each) => `${shown(name)}.${each.name}`),
    );
  const fitting = [
    ...constants,
    ...variables.filter((each) => hierarchy.isSubclass(each.type, type)).map((each) => each.name),
  ];
  if (type === OBJECT) fitting.push('"x"');
  return fitting.length === 0 || random.below(10) === 0 ? 'null' : random.pick(fitting);
}

/** As source text names it. */
export function shown(type: TypeName): string {
  return type.replaceAll('$', '.');
}

function canBeNamed(hierarchy: Hierarchy, { name, flags, outer }: ClassDeclaration): boolean {
  const around = outer === undefined ? undefined : hierarchy.find(outer);
  if (hierarchy.isSubclass(name, THROWABLE) || (flags & Flag.PRIVATE) !== 0 || (flags & Flag.SYNTHETIC) !== 0)
    return false;
  // Local and anonymous classes and lambdas are no members of the class around them.
  return around === undefined || (around.members.includes(name) && canBeNamed(hierarchy, around));
}

function isCalled(declaration: ClassDeclaration, method: MethodDeclaration): boolean {
  if (hasFlag(method, Flag.PRIVATE) || hasFlag(method, Flag.SYNTHETIC) || hasFlag(method, Flag.BRIDGE)) return false;
  if (method.name === '<clinit>' || declaration.kind === 'enum') return false;
  if (method.name !== '<init>') return true;
  const isInner = declaration.fields.some(({ name }) => name === 'this$0');
  return declaration.kind === 'class' && !hasFlag(declaration, Flag.ABSTRACT) && !isInner;
}
