/** Random well-typed Java expressions over the classes that every generated program has. */
import { type Callable, isSubtype, type JavaType, localsOf, type Scope, weighted } from './scope.js';

/** An expression of the type; `level` bounds how deep it nests. */
export function expression(scope: Scope, type: JavaType, level = 2): string {
  switch (type) {
    case 'int':
      return int(scope, level);
    case 'boolean':
      return condition(scope, level);
    case 'Node[]':
      return array(scope, level);
    case 'Oops':
      return localsOf(scope, 'Oops')[0]?.name ?? 'null';
    default:
      return reference(scope, type, level);
  }
}

/** A variable of the type if there is one, else some expression without parts. */
export function simple(scope: Scope, type: JavaType): string {
  const locals = localsOf(scope, type);
  return locals.length > 0 ? scope.random.pick(locals).name : expression(scope, type, 0);
}

/** The same, but never the literal null: something to select a member of. */
export function receiver(scope: Scope, type: 'Node' | 'Leaf' | 'Shape' | 'Object'): string {
  const { random } = scope;
  const others =
    type === 'Leaf' ? ['new Leaf()', '((Leaf) Leaf.shared)'] : ['new Node()', 'Registry.first', 'new Leaf()'];
  return simpleOr(scope, type, random.pick(others));
}

function int(scope: Scope, level: number): string {
  const { random } = scope;
  const inner = (): string => int(scope, level - 1);
  const literal = (): string =>
    random.pick(['0', '1', '2', '3', '-1', '5', '7', 'Integer.MAX_VALUE', 'Integer.MIN_VALUE']);
  if (level <= 0)
    return weighted(random, [
      [3, () => simpleOr(scope, 'int', literal())],
      [2, literal],
    ]);
  return weighted(random, [
    [4, () => simpleOr(scope, 'int', literal())],
    [3, literal],
    [3, () => `${node(scope)}.value`],
    [3, () => `(${inner()} ${random.pick(['+', '-', '*'])} ${inner()})`],
    [1, () => `(${inner()} ${random.pick(['&', '|', '^', '%', '/', '>>', '<<', '>>>'])} ${inner()})`],
    [1, () => `(${array(scope, 0)}).length`],
    [1, () => random.pick(['Registry.count', 'Leaf.made'])],
    [1, () => `(${condition(scope, level - 1)} ? ${inner()} : ${inner()})`],
    [
      1,
      () =>
        random.pick([
          `-${simpleOr(scope, 'int', '4')}`,
          `(byte) ${inner()}`,
          `(char) ${inner()}`,
          `(short) ${inner()}`,
        ]),
    ],
    [1, () => call(scope, 'int', level) ?? literal()],
    [scope.calls ? 1 : 0, () => `${node(scope)}.measure(${simple(scope, 'Node')}, depth - 1)`],
  ]);
}

export function condition(scope: Scope, level: number): string {
  const { random } = scope;
  const inner = (): string => condition(scope, level - 1);
  const nullTest = (): string => `${receiver(scope, 'Object')} ${random.pick(['==', '!='])} null`;
  if (level <= 0)
    return weighted(random, [
      [2, () => simpleOr(scope, 'boolean', nullTest())],
      [2, nullTest],
    ]);
  return weighted(random, [
    [3, nullTest],
    [3, () => simpleOr(scope, 'boolean', nullTest())],
    [2, () => `${reference(scope, 'Node', 1)} ${random.pick(['==', '!='])} ${simple(scope, 'Node')}`],
    [3, () => `${int(scope, 1)} ${random.pick(['<', '<=', '>', '>=', '==', '!='])} ${int(scope, 0)}`],
    [2, () => `${node(scope)}.flag`],
    [
      2,
      () =>
        `(Object) ${simple(scope, 'Object')} instanceof ${random.pick(['Leaf', 'Twig', 'Node', 'Shape', 'Node[]', 'String'])}`,
    ],
    [1, () => `!(${inner()})`],
    [2, () => `(${inner()} && ${inner()})`],
    [2, () => `(${inner()} || ${inner()})`],
    [1, () => 'Registry.ready'],
    [1, () => call(scope, 'boolean', level) ?? 'true'],
    [scope.calls ? 1 : 0, () => `${receiver(scope, 'Shape')}.accepts(${simple(scope, 'Node')}, depth - 1)`],
  ]);
}

function array(scope: Scope, level: number): string {
  const { random } = scope;
  const fresh = (): string =>
    random.below(2) === 0
      ? `new Node[${random.below(4)}]`
      : `new Node[] {${Array.from({ length: 1 + random.below(2) }, () => simple(scope, 'Node')).join(', ')}}`;
  return weighted(random, [
    [3, () => simpleOr(scope, 'Node[]', fresh())],
    [level > 0 ? 2 : 0, fresh],
    [level > 0 ? 1 : 0, () => 'new Leaf[2]'],
    [1, () => `${node(scope)}.many`],
    [1, () => 'Registry.all'],
    [level > 0 ? 1 : 0, () => call(scope, 'Node[]', level) ?? 'null'],
  ]);
}

/** Something to take a field of. */
function node(scope: Scope): string {
  return receiver(scope, 'Node');
}

function simpleOr(scope: Scope, type: JavaType, otherwise: string): string {
  const locals = localsOf(scope, type);
  return locals.length > 0 ? scope.random.pick(locals).name : otherwise;
}

export function index(scope: Scope): string {
  return scope.random.below(3) === 0 ? simple(scope, 'int') : String(scope.random.below(3));
}

function creation(scope: Scope, type: JavaType, level: number): string {
  const { random } = scope;
  const first = (): string => localsOf(scope, 'Node')[0]?.name ?? 'null';
  const pair = (): string => `(${level > 0 ? simple(scope, 'Node') : first()}, ${int(scope, Math.min(level, 1))})`;
  const choices = [
    ...(isSubtype('Node', type) ? ['new Node()', `new Node${pair()}`] : []),
    ...(isSubtype('Leaf', type) ? ['new Leaf()', `new Leaf${pair()}`] : []),
    'new Twig()',
  ];
  return random.pick(choices);
}

function reference(scope: Scope, type: JavaType, level: number): string {
  const { random } = scope;
  const local = (): string => simpleOr(scope, type, 'null');
  if (level <= 0)
    return weighted(random, [
      [4, () => simpleOr(scope, type, creation(scope, type, 0))],
      [1, () => 'null'],
    ]);
  const ofNode = isSubtype('Node', type);
  return weighted(random, [
    [5, local],
    [1, () => 'null'],
    [4, () => creation(scope, type, level - 1)],
    [ofNode ? 4 : 0, () => `${node(scope)}.${random.pick(['next', 'other'])}`],
    [ofNode ? 1 : 0, () => `${node(scope)}.next.other`],
    [ofNode ? 2 : 0, () => random.pick(['Registry.first', 'Registry.second', 'Leaf.shared'])],
    [ofNode ? 1 : 0, () => `(${array(scope, 0)})[${index(scope)}]`],
    [ofNode ? 1 : 0, () => `${receiver(scope, 'Leaf')}.extra`],
    [1, () => `(${condition(scope, level - 1)} ? ${reference(scope, type, level - 1)} : ${local()})`],
    [
      isSubtype(type, 'Node') ? 1 : 0,
      () => `((${type}) (Object) ${simple(scope, random.pick(['Object', 'Shape', 'Node']))})`,
    ],
    [ofNode && scope.calls ? 2 : 0, () => `${receiver(scope, 'Shape')}.pick(${simple(scope, 'Node')}, depth - 1)`],
    [scope.calls ? 3 : 0, () => call(scope, type, level) ?? local()],
    [
      type === 'Object' ? 1 : 0,
      () => random.pick(['"text"', 'new Node[1]', 'new int[2]', 'new Object()', `"a" + ${int(scope, 0)}`]),
    ],
    [type === 'Shape' || type === 'Object' ? 1 : 0, () => 'new Plain()'],
  ]);
}

/** A call of a static method with that result; undefined where there is none. */
function call(scope: Scope, type: JavaType, level: number): string | undefined {
  const fitting = scope.calls
    ? scope.callables.filter(({ result }) => result !== 'void' && isSubtype(result, type))
    : [];
  return fitting.length === 0 ? undefined : callOf(scope, scope.random.pick(fitting), level - 1);
}

export function callOf(scope: Scope, { name, parameters }: Callable, level: number): string {
  const values = parameters.map((type) => (level <= 0 ? simple(scope, type) : expression(scope, type, 1)));
  return `Main.${name}(${[...values, 'depth - 1'].join(', ')})`;
}
