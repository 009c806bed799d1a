/** Random Java statements that work on heaps. */
import type { Block } from './blocks.js';
import { block } from './blocks.js';
import { callOf, condition, expression, index, receiver, simple } from './expressions.js';
import { feature } from './features.js';
import { type JavaType, type Local, localsOf, type Scope, weighted, withLocals } from './scope.js';

const LOCAL_TYPES: readonly JavaType[] = [
  'Node',
  'Node',
  'Node',
  'Leaf',
  'int',
  'int',
  'boolean',
  'Object',
  'Shape',
  'Node[]',
];

/** So many statements, each seeing the variables of those before. */
export function statements(scope: Scope, count: number, level: number): readonly Block[] {
  const written: Block[] = [];
  let current = scope;
  for (let position = 0; position < count; position++) {
    const { blocks, declared } = statement(current, level);
    written.push(...blocks);
    current = withLocals(current, ...declared);
  }
  return written;
}

interface Written {
  readonly blocks: readonly Block[];
  readonly declared: readonly Local[];
}

function only(...blocks: readonly Block[]): Written {
  return { blocks, declared: [] };
}

function statement(scope: Scope, level: number): Written {
  const { random } = scope;
  const nested = level > 0 ? 1 : 0;
  const inner = (count = 1 + random.below(3), inside: Scope = scope): readonly Block[] =>
    statements(inside, count, level - 1);
  return weighted<Written>(random, [
    [6, () => declaration(scope)],
    [4, () => assignment(scope)],
    [6, () => only(store(scope))],
    [3 * nested, () => only(branch(scope, inner))],
    [2 * nested, () => only(guarded(scope, level))],
    [2 * nested, () => loop(scope, level)],
    [2 * nested, () => only(attempt(scope, inner))],
    [2 * nested, () => idiom(scope)],
    [nested, () => only(choice(scope, inner))],
    [scope.calls ? 3 : 0, () => only(callStatement(scope))],
    [1, () => only(leaving(scope))],
    [1, () => downcast(scope)],
    [scope.calls ? 1 : 0, () => feature(scope)],
    [random.below(3) === 0 ? nested : 0, () => only(block(`synchronized (${receiver(scope, 'Node')}) {`, inner(1)))],
  ]);
}

function declaration(scope: Scope): Written {
  const type = scope.random.pick(LOCAL_TYPES);
  const name = scope.fresh(type === 'Node[]' ? 'array' : type.toLowerCase().slice(0, 1));
  return { blocks: [`${type} ${name} = ${expression(scope, type)};`], declared: [{ name, type }] };
}

function assignment(scope: Scope): Written {
  const changeable = scope.locals.filter(({ fixed }) => fixed !== true);
  if (changeable.length === 0) return declaration(scope);
  const { name, type } = scope.random.pick(changeable);
  return only(`${name} = ${expression(scope, type)};`);
}

function store(scope: Scope): string {
  const { random } = scope;
  const base = receiver(scope, 'Node');
  return weighted(random, [
    [6, () => `${base}.${random.pick(['next', 'other'])} = ${expression(scope, 'Node', 1)};`],
    [2, () => `${base}.value = ${expression(scope, 'int', 1)};`],
    [1, () => `${base}.flag = ${condition(scope, 1)};`],
    [1, () => `${base}.many = ${expression(scope, 'Node[]', 1)};`],
    [
      2,
      () =>
        `${random.pick(localsOf(scope, 'Node[]'))?.name ?? `${base}.many`}[${index(scope)}] = ${expression(scope, 'Node', 1)};`,
    ],
    [
      2,
      () => `${random.pick(['Registry.first', 'Registry.second', 'Leaf.shared'])} = ${expression(scope, 'Node', 1)};`,
    ],
    [1, () => `Registry.count = ${expression(scope, 'int', 1)};`],
    [1, () => `Registry.ready = ${condition(scope, 1)};`],
    [1, () => `Registry.all = ${expression(scope, 'Node[]', 1)};`],
  ]);
}

type Inner = (count?: number, inside?: Scope) => readonly Block[];

function branch(scope: Scope, inner: Inner): Block {
  const first = { head: `if (${condition(scope, 2)}) {`, body: inner() };
  return { parts: scope.random.below(2) === 0 ? [first] : [first, { head: '} else {', body: inner() }], end: '}' };
}

/** A null test, with use of what was tested inside. */
function guarded(scope: Scope, level: number): Block {
  const { random } = scope;
  const local = random.pick([...localsOf(scope, 'Node'), undefined])?.name;
  if (local === undefined) return branch(scope, () => statements(scope, 2, level - 1));
  const path = random.pick([local, `${local}.next`, `${local}.other`]);
  const use = random.pick([
    `${path}.value = ${expression(scope, 'int', 1)};`,
    `${path}.next = ${simple(scope, 'Node')};`,
  ]);
  const test = random.below(2) === 0 ? `${path} != null` : `!(${path} == null)`;
  return block(`if (${test}) {`, [
    ...statements(scope, random.below(2), level - 1),
    ...(random.below(2) === 0 ? [] : [scope.calls ? callStatement(scope) : store(scope)]),
    use,
    ...statements(scope, 1, level - 1),
  ]);
}

function loop(scope: Scope, level: number): Written {
  const { random } = scope;
  const body = (...more: readonly Local[]): readonly Block[] =>
    statements({ ...withLocals(scope, ...more), inLoop: true }, 1 + random.below(3), level - 1);
  if (random.below(2) === 0) {
    const name = scope.fresh('i');
    const head = `for (int ${name} = 0; ${name} < ${1 + random.below(4)}; ${name}++) {`;
    return only(block(head, body({ name, type: 'int', fixed: true })));
  }
  const cursor = scope.fresh('cursor');
  const fuel = scope.fresh('fuel');
  return only(
    `Node ${cursor} = ${simple(scope, 'Node')};`,
    `int ${fuel} = ${1 + random.below(4)};`,
    block(`while (${cursor} != null && ${fuel} > 0) {`, [
      `${fuel} = ${fuel} - 1;`,
      ...body({ name: cursor, type: 'Node', fixed: true }, { name: fuel, type: 'int', fixed: true }),
      `${cursor} = ${cursor}.${random.pick(['next', 'other'])};`,
    ]),
  );
}

function attempt(scope: Scope, inner: Inner): Block {
  const { random } = scope;
  const caught = scope.fresh('caught');
  const type = random.pick([
    'RuntimeException',
    'RuntimeException',
    'RuntimeException',
    'NullPointerException',
    'Oops',
    'Oops',
    'ClassCastException',
    'Throwable',
    'ArithmeticException',
  ]);
  const inside = type === 'Oops' ? withLocals(scope, { name: caught, type, fixed: true }) : scope;
  const use = type === 'Oops' && random.below(2) === 0 ? [`Registry.second = ${caught}.culprit;`] : [];
  const parts = [
    { head: 'try {', body: inner() },
    { head: `} catch (${type} ${caught}) {`, body: [...use, ...inner(1, inside)] },
    ...(random.below(4) === 0 ? [{ head: '} finally {', body: inner(1) }] : []),
  ];
  return { parts, end: '}' };
}

/** What list programs are made of. */
function idiom(scope: Scope): Written {
  const { random } = scope;
  const head = scope.fresh('head');
  const item = scope.fresh('item');
  const made = random.pick([
    'new Node()',
    'new Leaf()',
    'new Node(null, 1)',
    ...(scope.calls ? ['Main.fresh(depth - 1)'] : []),
  ]);
  const count = scope.fresh('i');
  const field = random.pick(['next', 'other']);
  const build: Block[] = [
    `Node ${head} = ${random.pick(['null', simple(scope, 'Node')])};`,
    block(`for (int ${count} = 0; ${count} < ${1 + random.below(4)}; ${count}++) {`, [
      `Node ${item} = ${made};`,
      random.pick([`${item}.${field} = ${head};`, `if (${head} != null) ${head}.${field} = ${item};`]),
      ...(random.below(3) === 0 ? [`${item}.value = ${count};`] : []),
      ...(random.below(4) === 0 ? [`if (${count} == 1) Registry.first = ${item};`] : []),
      `${head} = ${item};`,
    ]),
  ];
  if (random.below(2) === 0) return { blocks: build, declared: [{ name: head, type: 'Node' }] };
  if (random.below(3) === 0) {
    const [second, third, same] = [scope.fresh('second'), scope.fresh('third'), scope.fresh('same')];
    const path = `${head}.${field}`;
    const walk: Block[] = [
      `Node ${second} = ${head} == null ? null : ${path};`,
      `Node ${third} = ${second} == null ? null : ${second}.${field};`,
      `boolean ${same} = ${second} == ${third};`,
    ];
    const declared = [head, second, third].map((name): Local => ({ name, type: 'Node' }));
    return { blocks: [...build, ...walk], declared: [...declared, { name: same, type: 'boolean' }] };
  }
  const [done, rest, fuel] = [scope.fresh('done'), scope.fresh('rest'), scope.fresh('fuel')];
  const reverse: Block[] = [
    `Node ${done} = null;`,
    `int ${fuel} = 5;`,
    block(`while (${head} != null && ${fuel} > 0) {`, [
      `Node ${rest} = ${head}.${field};`,
      `${head}.${field} = ${done};`,
      `${done} = ${head};`,
      `${head} = ${rest};`,
      `${fuel} = ${fuel} - 1;`,
    ]),
  ];
  return {
    blocks: [...build, ...reverse],
    declared: [
      { name: head, type: 'Node' },
      { name: done, type: 'Node' },
    ],
  };
}

function choice(scope: Scope, inner: Inner): Block {
  const { random } = scope;
  const arm = (): readonly Block[] => [...inner(1), ...(random.below(3) === 0 ? [] : ['break;'])];
  return block(`switch (${expression(scope, 'int', 1)}) {`, [
    block('case 0: {', arm()),
    block('case 1: case 2: {', arm()),
    block('default: {', inner(1)),
  ]);
}

function callStatement(scope: Scope): string {
  const { random } = scope;
  return weighted(random, [
    [4, () => `${callOf(scope, random.pick(scope.callables), 1)};`],
    [3, () => `${receiver(scope, 'Shape')}.pick(${simple(scope, 'Node')}, depth - 1);`],
    [3, () => `${receiver(scope, 'Node')}.measure(${simple(scope, 'Node')}, depth - 1);`],
  ]);
}

/** Ends something early, under a condition. */
function leaving(scope: Scope): Block {
  const { random } = scope;
  const ways = [`throw new Oops(${simple(scope, 'Node')});`];
  if (scope.inLoop) ways.push('break;', 'continue;');
  if (scope.result === 'void') ways.push('return;');
  else if (scope.result !== undefined) ways.push(`return ${expression(scope, scope.result, 1)};`);
  return block(`if (${condition(scope, 1)}) {`, [random.pick(ways)]);
}

/** A cast, most often after the test that makes it succeed. */
function downcast(scope: Scope): Written {
  const { random } = scope;
  const from = receiver(scope, random.pick(['Object', 'Node', 'Shape']));
  const type = random.pick(['Leaf', 'Twig', 'Node'] as const);
  const name = scope.fresh('cast');
  if (random.below(3) === 0)
    return { blocks: [`${type} ${name} = (${type}) (Object) ${from};`], declared: [{ name, type }] };
  const inside = withLocals(scope, { name, type });
  return only(
    block(`if ((Object) ${from} instanceof ${type}) {`, [
      `${type} ${name} = (${type}) (Object) ${from};`,
      ...statements(inside, 1 + random.below(2), 0),
    ]),
  );
}
