/** Statements with what Java has besides plain fields and methods: lambdas, inner classes, boxes, enums, libraries. */
import type { Block } from './blocks.js';
import { block } from './blocks.js';
import { expression, index, receiver, simple } from './expressions.js';
import type { Local, Scope } from './scope.js';

export interface Feature {
  readonly blocks: readonly Block[];
  readonly declared: readonly Local[];
}

type Writer = (scope: Scope) => Feature;

const FEATURES: readonly Writer[] = [
  function lambda(scope) {
    const [kept, name] = [scope.fresh('kept'), scope.fresh('lambda')];
    const body = scope.random.pick([
      kept,
      'x',
      'x.next',
      `x == null ? ${kept} : x.other`,
      'new Node()',
      `Registry.first = ${kept}`,
    ]);
    return {
      blocks: [`final Node ${kept} = ${expression(scope, 'Node', 1)};`, `Shape ${name} = (x, d) -> ${body};`],
      declared: [{ name, type: 'Shape' }],
    };
  },
  function anonymous(scope) {
    const name = scope.fresh('object');
    const body = scope.random.pick([
      'return mine;',
      'Node was = mine; mine = given; return was;',
      'mine.next = given; return mine;',
    ]);
    return {
      blocks: [
        block(
          `Shape ${name} = new Shape() {`,
          [
            `Node mine = ${scope.random.pick(['null', 'new Node()', 'Registry.first'])};`,
            block('public Node pick(Node given, int depth) {', body.split(/(?<=;) /)),
          ],
          '};',
        ),
      ],
      declared: [{ name, type: 'Shape' }],
    };
  },
  function inner(scope) {
    const name = scope.fresh('handle');
    return {
      blocks: [`Shape ${name} = ${receiver(scope, 'Node')}.new Handle();`],
      declared: [{ name, type: 'Shape' }],
    };
  },
  function boxed(scope) {
    const [name, number] = [scope.fresh('box'), scope.fresh('unboxed')];
    const value = scope.random.pick(['Integer', 'Object']);
    return {
      blocks: [`${value} ${name} = ${expression(scope, 'int', 1)};`, `int ${number} = (Integer) ${name} + 1;`],
      declared: [{ name: number, type: 'int' }],
    };
  },
  function grid(scope) {
    const [name, found] = [scope.fresh('grid'), scope.fresh('n')];
    const sizes = scope.random.pick(['[2][2]', '[1][2]', '[2][]', '[0][3]']);
    return {
      blocks: [
        `Node[][] ${name} = new Node${sizes};`,
        `if (${name}.length > 1 && ${name}[1] != null) ${name}[1][${index(scope)}] = ${simple(scope, 'Node')};`,
        `Node ${found} = ${name}[0][${index(scope)}];`,
      ],
      declared: [{ name: found, type: 'Node' }],
    };
  },
  function copies(scope) {
    const [from, to] = [scope.fresh('from'), scope.fresh('to')];
    const made = scope.random.pick([
      `new Node[] {${simple(scope, 'Node')}, null}`,
      `{${simple(scope, 'Node')}}`,
      'new Leaf[2]',
    ]);
    const copy = scope.random.pick([
      `Node[] ${to} = ${from}.clone();`,
      `Node[] ${to} = new Node[3]; System.arraycopy(${from}, 0, ${to}, ${scope.random.below(3)}, 1);`,
    ]);
    return {
      blocks: [`Node[] ${from} = ${made};`, ...copy.split(/(?<=;) /)],
      declared: [{ name: to, type: 'Node[]' }],
    };
  },
  function enumeration(scope) {
    const name = scope.fresh('n');
    const color = scope.random.pick(['Color.RED', 'Color.GREEN', 'Color.values()[1]']);
    return {
      blocks: [
        `${color}.held = ${simple(scope, 'Node')};`,
        `Node ${name} = ${scope.random.pick(['Color.RED', 'Color.GREEN'])}.held;`,
      ],
      declared: [{ name, type: 'Node' }],
    };
  },
  function collection(scope) {
    const [items, each] = [scope.fresh('items'), scope.fresh('each')];
    const kind = scope.random.pick(['java.util.ArrayList', 'java.util.LinkedList', 'java.util.ArrayDeque']);
    return {
      blocks: [
        `java.util.Collection<Node> ${items} = new ${kind}<>();`,
        `${items}.add(${receiver(scope, 'Node')});`,
        block(`for (Node ${each} : ${items}) {`, [`if (${each} != null) ${each}.next = ${simple(scope, 'Node')};`]),
      ],
      declared: [],
    };
  },
  function longNumbers(scope) {
    const [wide, narrow] = [scope.fresh('wide'), scope.fresh('narrow')];
    const operator = scope.random.pick(['*', '+', '-', '<<', '>>>', '%', '&']);
    return {
      blocks: [
        `long ${wide} = ${expression(scope, 'int', 1)};`,
        `${wide} = (${wide} ${operator} ${scope.random.pick(['3', '1000000007L', '40', '7'])});`,
        `int ${narrow} = (int) ${wide};`,
      ],
      declared: [{ name: narrow, type: 'int' }],
    };
  },
  function floating(scope) {
    const [real, whole] = [scope.fresh('real'), scope.fresh('whole')];
    return {
      blocks: [
        `double ${real} = ${expression(scope, 'int', 1)} / ${scope.random.pick(['2.0', '0.0', '-3.5'])};`,
        `int ${whole} = (int) ${real};`,
      ],
      declared: [{ name: whole, type: 'int' }],
    };
  },
  function early(scope) {
    const flag = scope.fresh('b');
    const outer = scope.fresh('outer');
    return {
      blocks: [
        `boolean ${flag} = false;`,
        block(`${outer}: for (int i = 0; i < 2; i++) {`, [
          block('for (int j = 0; j < 2; j++) {', [
            {
              parts: [
                { head: 'try {', body: [`if (i + j == ${scope.random.below(3)}) break ${outer};`] },
                { head: '} finally {', body: [`${flag} = !${flag};`] },
              ],
              end: '}',
            },
          ]),
        ]),
      ],
      declared: [{ name: flag, type: 'boolean' }],
    };
  },
];

export function feature(scope: Scope): Feature {
  return scope.random.pick(FEATURES)(scope);
}
