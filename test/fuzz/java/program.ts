/** Random Java programs about linked objects: a few classes with fixed members, bodies at random. */
import { type Random, randomFrom } from '../random.js';
import { type Block, block } from './blocks.js';
import { expression } from './expressions.js';
import type { Callable, JavaType, Local, Scope } from './scope.js';
import { statements } from './statements.js';

const PARAMETER_TYPES: readonly JavaType[] = [
  'Node',
  'Node',
  'Node',
  'Leaf',
  'int',
  'boolean',
  'Object',
  'Shape',
  'Node[]',
];
const RESULT_TYPES: readonly (JavaType | 'void')[] = [
  'Node',
  'Node',
  'Leaf',
  'int',
  'boolean',
  'void',
  'Node[]',
  'Object',
];

/** The same program for the same seed. */
export function randomJavaProgram(seed: number): readonly Block[] {
  return new Generator(randomFrom(seed)).program();
}

class Generator {
  readonly #random: Random;
  /** How much is written: most programs are small, because smaller ones are analysed faster and reach more. */
  readonly #size: number;
  readonly #callables: readonly Callable[];

  constructor(random: Random) {
    this.#random = random;
    this.#size = random.pick([1, 1, 1, 2, 2, 3, 4]);
    const count = 1 + random.below(this.#size);
    this.#callables = [
      { name: 'fresh', parameters: [], result: 'Node' },
      ...Array.from({ length: count }, (_, index): Callable => {
        const parameters = Array.from({ length: 1 + random.below(3) }, () => random.pick(PARAMETER_TYPES));
        return { name: `work${index}`, parameters, result: random.pick(RESULT_TYPES) };
      }),
    ];
  }

  program(): readonly Block[] {
    return [...this.#shapes(), this.#registry(), this.#main()];
  }

  #scope(locals: readonly Local[], more: Partial<Scope>): Scope {
    let next = 0;
    return {
      random: this.#random,
      locals,
      callables: this.#callables,
      calls: false,
      inLoop: false,
      fresh: (prefix) => `${prefix}${next++}`,
      ...more,
    };
  }

  /** Statements of a method that may call: its last parameter is `depth`. */
  #method(head: string, locals: readonly Local[], result: JavaType | 'void', size: number): Block {
    const scope = this.#scope([...locals, { name: 'depth', type: 'int', fixed: true }], { calls: true, result });
    const fallback = result === 'int' ? '0' : result === 'boolean' ? 'false' : 'null';
    const end = result === 'void' ? [] : [`return ${expression(scope, result, 1)};`];
    const stop = result === 'void' ? 'if (depth <= 0) return;' : `if (depth <= 0) return ${fallback};`;
    // A callee that changes what it is given is what callers have to reckon with.
    const given = locals.find(({ type, fixed }) => type === 'Node' && fixed !== true)?.name;
    const change = `if (${given} != null) ${given}.${this.#random.pick(['next', 'other'])} = ${this.#random.pick(['null', 'null', 'Registry.first', given ?? ''])};`;
    const changes = given !== undefined && this.#random.below(3) === 0 ? [change] : [];
    return block(head, [stop, ...changes, ...statements(scope, size, this.#size > 2 ? 2 : 1), ...end]);
  }

  #construction(type: JavaType, withParameters: boolean): Block {
    const random = this.#random;
    const self: Local = { name: 'this', type, fixed: true };
    const locals: Local[] = withParameters
      ? [self, { name: 'first', type: 'Node' }, { name: 'number', type: 'int' }]
      : [self];
    const above =
      type === 'Node' ? [] : [random.pick(withParameters ? ['super(first, number);', 'super();'] : ['super();'])];
    const fields = withParameters
      ? [random.pick(['this.next = first;', 'this.other = first;']), 'this.value = number;']
      : random.pick([
          [],
          [],
          ['this.flag = true;'],
          ['this.many = new Node[2];'],
          ['this.next = this;'],
          ['this.other = this;'],
        ]);
    const refuses = withParameters && random.below(6) === 0 ? ['if (number < 0) throw new Oops(first);'] : [];
    const calls = type === 'Leaf' && random.below(8) === 0 ? ['accepts(this, 1);'] : [];
    const more = random.below(3) === 0 ? statements(this.#scope(locals, {}), 1, 0).filter(withoutCreation) : [];
    const parameters = withParameters ? 'Node first, int number' : '';
    return block(`${type}(${parameters}) {`, [...above, ...refuses, ...fields, ...calls, ...more]);
  }

  #shapes(): readonly Block[] {
    const random = this.#random;
    const size = (): number => random.below(Math.min(3, 1 + this.#size));
    const self = (type: JavaType): Local => ({ name: 'this', type, fixed: true });
    const argument: Local = { name: 'given', type: 'Node' };
    const pick = (type: JavaType): Block =>
      this.#method('public Node pick(Node given, int depth) {', [self(type), argument], 'Node', size());
    const measure = (type: JavaType): Block =>
      this.#method('int measure(Node given, int depth) {', [self(type), argument], 'int', size());
    const accepts = (head: string, type: JavaType): Block =>
      this.#method(`${head} boolean accepts(Node given, int depth) {`, [self(type), argument], 'boolean', size());
    const sometimes = (write: () => Block): readonly Block[] => (random.below(2) === 0 ? [write()] : []);
    return [
      block('interface Shape {', ['Node pick(Node given, int depth);', accepts('default', 'Shape')]),
      block('class Node implements Shape {', [
        'Node next;',
        'Node other;',
        'int value;',
        'boolean flag;',
        'Node[] many;',
        this.#construction('Node', false),
        this.#construction('Node', true),
        pick('Node'),
        measure('Node'),
        block('class Handle implements Shape {', [
          block('public Node pick(Node given, int depth) {', [
            random.pick(['return Node.this;', 'return Node.this.next;', 'Node.this.next = given; return given;']),
          ]),
        ]),
      ]),
      block('class Leaf extends Node {', [
        random.pick(['static int made;', 'static int made = 3;']),
        random.pick(['static Node shared;', 'static Node shared = new Node();', 'static Node shared = new Twig();']),
        random
          .pick(['Node extra;', 'Node extra = new Node();', 'final Node extra = new Node(this, 1);'])
          .replace('final ', ''),
        this.#construction('Leaf', false),
        this.#construction('Leaf', true),
        ...sometimes(() => pick('Leaf')),
        ...sometimes(() => accepts('public', 'Leaf')),
      ]),
      block('class Twig extends Leaf {', [
        this.#construction('Twig', false),
        ...sometimes(() => pick('Twig')),
        ...sometimes(() => measure('Twig')),
      ]),
      block('class Plain implements Shape {', [
        'Node kept;',
        block('public Node pick(Node given, int depth) {', [
          random.pick([
            'return given;',
            'kept = given; return kept;',
            'Node was = kept; kept = given; return was;',
            'return new Node();',
          ]),
        ]),
      ]),
      block('enum Color {', ['RED, GREEN;', random.pick(['Node held;', 'Node held = new Node();'])]),
      block('class Oops extends RuntimeException {', [
        'Node culprit;',
        block('Oops(Node culprit) {', ['this.culprit = culprit;']),
      ]),
    ];
  }

  #registry(): Block {
    const random = this.#random;
    const scope = this.#scope([], {});
    return block('class Registry {', [
      `static Node first${random.pick(['', ' = new Node()', ' = new Leaf()', ' = null', ' = Leaf.shared'])};`,
      `static Node second${random.pick(['', '', ' = first', ' = new Node(first, 2)'])};`,
      `static int count${random.pick(['', ' = 1', ' = 4'])};`,
      `static boolean ready${random.pick(['', ' = true', ' = first != null'])};`,
      `static Node[] all${random.pick(['', ' = new Node[2]', ' = {first, second}', ' = {first, new Leaf()}'])};`,
      ...(random.below(2) === 0 ? [this.#staticBlock(statements(scope, 1 + random.below(2), 1))] : []),
    ]);
  }

  /** An initialiser that fails makes the rest of the run short, so most are kept from it. */
  #staticBlock(body: readonly Block[]): Block {
    const caught = { head: '} catch (RuntimeException failure) {', body: [] };
    const safe: Block = { parts: [{ head: 'try {', body }, caught], end: '}' };
    return block('static {', this.#random.below(8) === 0 ? body : [safe]);
  }

  #main(): Block {
    const random = this.#random;
    const fresh = random.pick([
      'return new Node();',
      'return new Leaf();',
      'Node made = new Node(); made.next = new Node(); return made;',
      'Node made = new Node(); Registry.first = made; return made;',
    ]);
    const methods = this.#callables.slice(1).map(({ name, parameters, result }) => {
      const locals = parameters.map((type, index): Local => ({ name: `p${index}`, type }));
      const written = [...locals.map((local) => `${local.type} ${local.name}`), 'int depth'].join(', ');
      return this.#method(`static ${result} ${name}(${written}) {`, locals, result, 1 + random.below(1 + this.#size));
    });
    const locals: readonly Local[] = [
      { name: 'start', type: 'Node' },
      { name: 'spare', type: 'Node' },
      { name: 'depth', type: 'int', fixed: true },
    ];
    const scope = this.#scope(locals, { calls: true, result: 'void' });
    const declared = [
      `int depth = ${2 + random.below(3)};`,
      `Node start = ${random.pick(['new Node()', 'new Leaf()', 'new Node(new Node(), 2)', 'Main.fresh(depth)', '(args.length == 1 ? new Twig() : new Node())'])};`,
      `Node spare = ${random.pick(['null', 'start', 'new Twig()', 'Registry.first'])};`,
    ];
    const count = 1 + this.#size + random.below(2);
    const steps = Array.from({ length: count }, (_, step): Block => {
      const body = statements(scope, 1 + random.below(3), this.#size > 1 ? 2 : 1);
      const caught = { head: `} catch (RuntimeException failure${step}) {`, body: [] };
      return step > 0 && random.below(3) > 0
        ? { parts: [{ head: 'try {', body }, caught], end: '}' }
        : block('{', body);
    });
    return block('public class Main {', [
      block('static Node fresh(int depth) {', fresh.split(/(?<=;) /)),
      ...methods,
      block('public static void main(String[] args) {', [...declared, ...steps]),
    ]);
  }
}

/** Constructors that create further objects of their own class would never end. */
function withoutCreation(each: Block): boolean {
  return !JSON.stringify(each).includes('new ');
}
