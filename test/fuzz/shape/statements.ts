/** Random statements that build, walk and rewire linked structures. Runs end: loops have fuel, recursion a depth. */
import { type Block, block } from '../java/blocks.js';
import { fieldsOf } from './families.js';
import { randomShapeFormula } from './formulas.js';
import { idiom } from './idioms.js';
import { chance, type Local, namesOf, type Scope, withLocals } from './scope.js';

interface Written {
  readonly blocks: readonly Block[];
  readonly declared?: readonly Local[];
}

export function statements(scope: Scope, count: number, level: number): readonly Block[] {
  const written: Block[] = [];
  let current = scope;
  for (let position = 0; position < count; position++) {
    const { blocks, declared = [] } = statement(current, level);
    written.push(...blocks);
    current = withLocals(current, ...declared);
  }
  return written;
}

function statement(scope: Scope, level: number): Written {
  const { random, features, family } = scope;
  const nested = level > 0 ? 1 : 0;
  const choices: readonly (readonly [weight: number, write: () => Written])[] = [
    [5, () => declaration(scope)],
    [4, () => assignment(scope)],
    [7, () => store(scope)],
    [2, () => ({ blocks: idiom(scope) })],
    [4 * nested, () => ({ blocks: [branch(scope, level)] })],
    [3 * nested, () => loop(scope, level)],
    [features.calls ? 5 : 0, () => call(scope)],
    [features.exceptions ? nested : 0, () => ({ blocks: [attempt(scope, level)] })],
    [features.exceptions ? 1 : 0, () => ({ blocks: [`if (${condition(scope)}) throw new Oops(${node(scope)});`] })],
    [features.payloads ? 5 : 0, () => payload(scope)],
    [features.arrays ? 5 : 0, () => array(scope)],
    [features.statics ? 4 : 0, () => staticField(scope)],
    [features.booleans ? 3 : 0, () => boolean(scope)],
    [features.subclasses ? 3 : 0, () => virtual(scope)],
    [family.rows === true ? 4 : 0, () => row(scope)],
    [1, () => ({ blocks: [assertion(scope)] })],
    [namesOf(scope, 'Box').length > 0 ? 3 : 0, () => box(scope)],
    [scope.result === 'void' && level < 2 ? 1 : 0, () => ({ blocks: [`if (${condition(scope)}) return;`] })],
  ];
  let place = random.below(choices.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, write] of choices) {
    if (place < weight) return write();
    place -= weight;
  }
  return declaration(scope);
}

/** A local variable, more rarely null or a new object. */
export function node(scope: Scope): string {
  const { random } = scope;
  const names = namesOf(scope, 'Node');
  if (names.length === 0 || chance(random, 1, 6)) return random.pick(['null', created(scope), created(scope)]);
  return random.pick(names);
}

function created({ random, features }: Scope): string {
  return features.subclasses && chance(random, 1, 3) ? 'new Leaf()' : 'new Node()';
}

function field({ random, family }: Scope): string {
  return random.pick(fieldsOf(family));
}

/** Something that is used, mostly where it is not null. */
function guarded(scope: Scope, base: string, use: string): readonly Block[] {
  return chance(scope.random, 2, 3) ? [block(`if (${base} != null) {`, [use])] : [use];
}

function base(scope: Scope): string | undefined {
  const names = namesOf(scope, 'Node');
  return names.length === 0 ? undefined : scope.random.pick(names);
}

function declaration(scope: Scope): Written {
  const { random } = scope;
  const name = scope.fresh('n');
  const declared: readonly Local[] = [{ name, type: 'Node' }];
  const from = base(scope);
  if (from === undefined || chance(random, 1, 3)) return { blocks: [`Node ${name} = ${node(scope)};`], declared };
  const path = `${from}.${field(scope)}`;
  if (chance(random, 1, 2)) {
    return { blocks: [`Node ${name} = ${from} == null ? ${random.pick(['null', from])} : ${path};`], declared };
  }
  return {
    blocks: [`Node ${name} = ${random.pick(['null', node(scope)])};`, ...guarded(scope, from, `${name} = ${path};`)],
    declared,
  };
}

function assignment(scope: Scope): Written {
  const target = base(scope);
  const from = base(scope);
  if (target === undefined || from === undefined) return declaration(scope);
  if (chance(scope.random, 1, 3)) return { blocks: [`${target} = ${node(scope)};`] };
  return { blocks: guarded(scope, from, `${target} = ${from}.${field(scope)};`) };
}

function store(scope: Scope): Written {
  const target = base(scope);
  if (target === undefined) return declaration(scope);
  return { blocks: guarded(scope, target, `${target}.${field(scope)} = ${node(scope)};`) };
}

export function condition(scope: Scope): string {
  const { random, features } = scope;
  const one = base(scope) ?? 'null';
  const other = base(scope) ?? 'null';
  const booleans = namesOf(scope, 'boolean');
  const equality = random.pick(['==', '!=']);
  const forms = [
    `${one} == null`,
    `${one} != null`,
    `${one} ${equality} ${other}`,
    `${one} != null && ${one}.${field(scope)} ${equality} ${random.pick(['null', other])}`,
    `${one} == null || ${one}.${field(scope)} ${equality} ${random.pick(['null', other])}`,
    `${one} != null && ${one}.flag`,
    ...(features.subclasses ? [`${one} instanceof Leaf`, `!(${one} instanceof Leaf)`] : []),
    ...booleans,
    ...booleans.map((name) => `!${name}`),
  ];
  return random.pick(forms);
}

function branch(scope: Scope, level: number): Block {
  const { random } = scope;
  const body = (): readonly Block[] => statements(scope, 1 + random.below(2), level - 1);
  const first = { head: `if (${condition(scope)}) {`, body: body() };
  return { parts: chance(random, 1, 2) ? [first] : [first, { head: '} else {', body: body() }], end: '}' };
}

function loop(scope: Scope, level: number): Written {
  const { random, family } = scope;
  const cursor = scope.fresh('c');
  const fuel = scope.fresh('fuel');
  const inside = withLocals(scope, { name: cursor, type: 'Node' });
  const link = random.pick(family.links);
  const start = base(scope) ?? 'null';
  const before = scope.fresh('before');
  const trails = chance(random, 1, 3);
  const test = chance(random, 1, 6) ? `${cursor} != null && ${cursor}.${link} != null` : `${cursor} != null`;
  return {
    blocks: [
      `Node ${cursor} = ${start};`,
      ...(trails ? [`Node ${before} = null;`] : []),
      `int ${fuel} = ${1 + random.below(5)};`,
      block(`while (${test} && ${fuel} > 0) {`, [
        `${fuel} = ${fuel} - 1;`,
        ...statements(trails ? withLocals(inside, { name: before, type: 'Node' }) : inside, random.below(3), level - 1),
        ...(trails ? [`${before} = ${cursor};`] : []),
        ...(chance(random, 1, 2)
          ? [`if (${cursor} != null) ${cursor} = ${cursor}.${link};`]
          : [`${cursor} = ${cursor} == null ? null : ${cursor}.${link};`]),
      ]),
    ],
    declared: [{ name: cursor, type: 'Node' }, ...(trails ? [{ name: before, type: 'Node' } as const] : [])],
  };
}

function call(scope: Scope): Written {
  const { random } = scope;
  if (scope.callables.length === 0) return assignment(scope);
  const callee = random.pick(scope.callables);
  // What only a field of the caller's holds is passed, too.
  const from = base(scope);
  const given = (): string =>
    from !== undefined && chance(random, 1, 3) ? `${from} == null ? null : ${from}.${field(scope)}` : node(scope);
  const text = `Main.${callee}(${given()}, ${given()}, ${scope.depth})`;
  if (from !== undefined && chance(random, 1, 3)) {
    // As recursive code does it.
    const path = `${from}.${field(scope)}`;
    return { blocks: guarded(scope, from, `${path} = Main.${callee}(${path}, ${node(scope)}, ${scope.depth});`) };
  }
  const target = base(scope);
  if (target !== undefined && chance(random, 2, 3)) return { blocks: [`${target} = ${text};`] };
  const name = scope.fresh('r');
  return chance(random, 1, 2)
    ? { blocks: [`${text};`] }
    : { blocks: [`Node ${name} = ${text};`], declared: [{ name, type: 'Node' }] };
}

function attempt(scope: Scope, level: number): Block {
  const { random } = scope;
  const name = scope.fresh('failure');
  const own = chance(random, 1, 2);
  const target = base(scope);
  const rescue = own && target !== undefined ? [`${target} = ${name}.culprit;`] : [];
  const more = statements(scope, random.below(2), 0);
  return {
    parts: [
      { head: 'try {', body: statements(scope, 1 + random.below(2), level - 1) },
      { head: `} catch (${own ? 'Oops' : 'RuntimeException'} ${name}) {`, body: [...rescue, ...more] },
      ...(chance(random, 1, 5) ? [{ head: '} finally {', body: statements(scope, 1, 0) }] : []),
    ],
    end: '}',
  };
}

function payload(scope: Scope): Written {
  const { random } = scope;
  const target = base(scope);
  if (target === undefined) return declaration(scope);
  const objects = namesOf(scope, 'Object');
  const value = random.pick(['null', 'new Object()', '"text"', node(scope), ...objects]);
  if (chance(random, 1, 2)) return { blocks: guarded(scope, target, `${target}.data = ${value};`) };
  const name = scope.fresh('o');
  const declared: readonly Local[] = [{ name, type: 'Object' }];
  const load = `Object ${name} = ${target} == null ? null : ${target}.data;`;
  if (chance(random, 1, 2)) return { blocks: [load], declared };
  const use = chance(random, 1, 2)
    ? `${target} = (Node) ${name};`
    : `((Node) ${name}).${field(scope)} = ${node(scope)};`;
  return { blocks: [load, block(`if (${name} instanceof Node) {`, [use])], declared };
}

function array(scope: Scope): Written {
  const { random } = scope;
  const arrays = namesOf(scope, 'Node[]');
  if (arrays.length === 0 || chance(random, 1, 4)) {
    const name = scope.fresh('a');
    const copied = arrays.length > 0 && chance(random, 1, 4) ? `${random.pick(arrays)}.clone()` : undefined;
    const made = copied ?? `new Node[${random.pick([2, 2, 2, 1, 3])}]`;
    return { blocks: [`Node[] ${name} = ${made};`], declared: [{ name, type: 'Node[]' }] };
  }
  if (chance(random, 1, 3)) return { blocks: indexed(scope, arrays) };
  const element = `${random.pick(arrays)}[${random.below(2)}]`;
  const target = base(scope);
  if (target === undefined || chance(random, 1, 2)) return { blocks: [`${element} = ${node(scope)};`] };
  return { blocks: [`${target} = ${element};`] };
}

/** Several accesses by one variable, which may change between them. */
function indexed(scope: Scope, arrays: readonly string[]): readonly Block[] {
  const { random } = scope;
  const index = scope.fresh('i');
  const target = base(scope);
  const access = (): string => {
    const element = `${random.pick(arrays)}[${index}]`;
    if (chance(random, 1, 4)) return `${index} = ${random.pick([`1 - ${index}`, '0', '1'])};`;
    if (target === undefined || chance(random, 1, 2)) return `${element} = ${node(scope)};`;
    return random.pick([`${target} = ${element};`, `if (${target} != null) ${target}.${field(scope)} = ${element};`]);
  };
  return [`int ${index} = ${random.below(2)};`, ...Array.from({ length: 2 + random.below(4) }, access)];
}

function staticField(scope: Scope): Written {
  const { random } = scope;
  const target = base(scope);
  if (target === undefined || chance(random, 1, 2)) return { blocks: [`Store.kept = ${node(scope)};`] };
  if (chance(random, 1, 3))
    return { blocks: [block('if (Store.kept != null) {', [`Store.kept.${field(scope)} = ${node(scope)};`])] };
  return { blocks: [`${target} = Store.kept;`] };
}

function boolean(scope: Scope): Written {
  const { random } = scope;
  const booleans = namesOf(scope, 'boolean');
  if (booleans.length > 0 && chance(random, 1, 2))
    return { blocks: [`${random.pick(booleans)} = ${condition(scope)};`] };
  const name = scope.fresh('b');
  const value = chance(random, 1, 3) ? random.pick(['true', 'false']) : condition(scope);
  return { blocks: [`boolean ${name} = ${value};`], declared: [{ name, type: 'boolean' }] };
}

function assertion(scope: Scope): string {
  const { random, family, features } = scope;
  const nodes = namesOf(scope, 'Node');
  const subjects = { nodes, references: [...nodes, ...namesOf(scope, 'Object')], booleans: namesOf(scope, 'boolean') };
  const options = { statics: features.statics, subclasses: features.subclasses, fresh: false };
  return `//@ assert ${randomShapeFormula(family, options, subjects, random)};`;
}

function virtual(scope: Scope): Written {
  const target = base(scope);
  const receiver = base(scope);
  if (target === undefined || receiver === undefined) return declaration(scope);
  return { blocks: guarded(scope, receiver, `${target} = ${receiver}.step();`) };
}

function row(scope: Scope): Written {
  const { random } = scope;
  const rows = namesOf(scope, 'Row');
  if (rows.length === 0 || chance(random, 1, 4)) {
    const name = scope.fresh('row');
    return {
      blocks: [`Row ${name} = ${random.pick(['new Row()', 'new Row()', ...rows])};`],
      declared: [{ name, type: 'Row' }],
    };
  }
  const one = random.pick(rows);
  const target = base(scope);
  const forms = [
    `${one}.first = ${node(scope)};`,
    `${one}.below = ${random.pick([...rows, 'null'])};`,
    `${random.pick(rows)} = ${one}.below;`,
    ...(target === undefined ? [] : [`${target} = ${one}.first;`]),
  ];
  return { blocks: guarded(scope, one, random.pick(forms)) };
}

function box(scope: Scope): Written {
  const { random } = scope;
  const one = random.pick(namesOf(scope, 'Box'));
  const target = base(scope);
  const end = random.pick(['head', 'tail']);
  const forms = [`${one}.${end} = ${node(scope)};`, ...(target === undefined ? [] : [`${target} = ${one}.${end};`])];
  return { blocks: guarded(scope, one, random.pick(forms)) };
}
