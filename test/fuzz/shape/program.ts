/** Random Java programs about linked structures: classes of a family, methods that call each other, a `main` that builds. */
import { type Block, block } from '../java/blocks.js';
import { type Random, randomFrom } from '../random.js';
import { FAMILIES, type Family, fieldsOf, randomRequires, shapeOf } from './families.js';
import { built, idiom } from './idioms.js';
import { chance, type Features, type Local, type Scope } from './scope.js';
import { node, statements } from './statements.js';

export interface ShapeProgram {
  readonly family: Family;
  readonly blocks: readonly Block[];
}

/** The same program for the same seed. `Main.top` is started from heaps, `Main.main` as a program; nobody calls them. */
export function randomShapeProgram(seed: number): ShapeProgram {
  const random = randomFrom(seed);
  const family = random.pick(FAMILIES);
  return { family, blocks: new Generator(random, family).program() };
}

class Generator {
  readonly #random: Random;
  readonly #family: Family;
  readonly #features: Features;
  readonly #size: number;
  readonly #callables: readonly string[];

  constructor(random: Random, family: Family) {
    this.#random = random;
    this.#family = family;
    // A third of the programs are loads and stores and nothing else.
    const rich = random.below(3) > 0;
    const feature = (): boolean => rich && chance(random, 2, 5);
    this.#features = {
      calls: rich && chance(random, 3, 5),
      statics: feature(),
      payloads: feature(),
      arrays: rich && chance(random, 2, 5),
      exceptions: feature(),
      subclasses: feature(),
      booleans: feature(),
    };
    this.#size = random.pick([1, 2, 2, 3, 3, 4]);
    this.#callables = this.#features.calls
      ? Array.from({ length: 1 + random.below(2) }, (_, index) => `work${index}`)
      : [];
  }

  program(): readonly Block[] {
    return [...this.#classes(), this.#main()];
  }

  #scope(locals: readonly Local[], more: Partial<Scope>): Scope {
    let next = 0;
    return {
      random: this.#random,
      family: this.#family,
      features: this.#features,
      locals,
      callables: this.#callables,
      depth: 'depth - 1',
      result: 'void',
      fresh: (prefix) => `${prefix}${next++}`,
      ...more,
    };
  }

  #classes(): readonly Block[] {
    const random = this.#random;
    const { subclasses, exceptions, statics } = this.#features;
    const fields = fieldsOf(this.#family);
    const step = (): string =>
      random.pick([
        `return this.${random.pick(fields)};`,
        'return this;',
        'return null;',
        `this.${random.pick(fields)} = null; return this;`,
      ]);
    const classes: Block[] = [
      block('class Node {', [
        ...fields.map((field) => `Node ${field};`),
        'Object data;',
        'boolean flag;',
        ...(subclasses ? [block('Node step() {', [step()])] : []),
      ]),
    ];
    if (subclasses) {
      const overrides = chance(random, 3, 4)
        ? [block('Node step() {', [random.pick([step(), 'return super.step();'])])]
        : [];
      classes.push(block('class Leaf extends Node {', overrides));
    }
    if (this.#family.rows === true) classes.push(block('class Row {', ['Row below;', 'Node first;']));
    if (exceptions) {
      classes.push(
        block('class Oops extends RuntimeException {', [
          'Node culprit;',
          'Oops(Node culprit) { this.culprit = culprit; }',
        ]),
      );
    }
    if (statics) {
      const start = random.pick(['', '', ' = new Node()', ' = null']);
      classes.push(block('class Store {', [`static Node kept${start};`]));
    }
    classes.push(block('class Box {', ['Node head;', 'Node tail;']));
    return classes;
  }

  #main(): Block {
    return block('public class Main {', [
      ...this.#callables.map((name) => this.#work(name)),
      ...this.#top(),
      this.#program(),
    ]);
  }

  #work(name: string): Block {
    const random = this.#random;
    const locals: readonly Local[] = [
      { name: 'x', type: 'Node' },
      { name: 'y', type: 'Node' },
    ];
    const scope = this.#scope(locals, { result: 'Node' });
    return block(`static Node ${name}(Node x, Node y, int depth) {`, [
      'if (depth <= 0) return null;',
      ...statements(scope, 1 + random.below(this.#size + 1), this.#size > 2 ? 2 : 1),
      `return ${node(scope)};`,
    ]);
  }

  #top(): readonly Block[] {
    const random = this.#random;
    const parameters = ['p', 'q'].slice(0, random.pick([1, 1, 2]));
    const locals: Local[] = parameters.map((name): Local => ({ name, type: 'Node' }));
    const written = parameters.map((name) => `Node ${name}`);
    if (chance(random, 1, 8)) {
      locals.push({ name: 'box', type: 'Box' });
      written.push('Box box');
    }
    if (this.#family.rows === true) {
      locals.push({ name: 'row', type: 'Row' });
      written.push('Row row');
    }
    const requires = randomRequires(this.#family, parameters, random).map((formula) => `//@ requires ${formula};`);
    const ensures = chance(random, 1, 2) ? [`//@ ensures ${this.#ensures(parameters)};`] : [];
    const scope = this.#scope(locals, { depth: '2', result: 'Node' });
    const body = statements(scope, 1 + random.below(2 * this.#size), this.#size > 2 ? 2 : 1);
    return [
      ...requires,
      ...ensures,
      block(`static Node top(${written.join(', ')}) {`, [
        ...body,
        `return ${random.pick([node(scope), ...parameters])};`,
      ]),
    ];
  }

  /** What is not read again is not looked at: reads some of the variables that the statements declare, at their end. */
  #read(names: readonly string[], body: readonly Block[]): readonly Block[] {
    const declared = body.flatMap(
      (each) => (typeof each === 'string' ? /^Node (\w+) = /.exec(each)?.[1] : undefined) ?? [],
    );
    const read = [...names, ...declared].filter(() => chance(this.#random, 2, 3)).slice(0, 4);
    return read.map((name, index) => `boolean end${index} = ${name} == null;`);
  }

  #ensures(parameters: readonly string[]): string {
    const random = this.#random;
    const one = random.pick([...parameters, '\\result', '\\result']);
    const other = random.pick(['\\result', ...parameters]);
    const links = this.#family.links.join(', ');
    return random.pick([
      shapeOf(this.#family, one),
      `${one} != null`,
      `${one} == ${other}`,
      `reach(${one}, ${other}, ${links})`,
      `acyclic(${one}, ${links})`,
      `${one} == null || ${one}.${random.pick(fieldsOf(this.#family))} == null`,
      `fresh(\\result)`,
      `\\result == \\old(${random.pick(parameters)})`,
      `disjoint(${one}, ${other}, ${links})`,
      `unshared(${one}, ${links})`,
    ]);
  }

  #program(): Block {
    const random = this.#random;
    const scope = this.#scope(
      [
        { name: 'start', type: 'Node' },
        { name: 'spare', type: 'Node' },
        ...(this.#family.rows === true ? [{ name: 'row', type: 'Row' } as const] : []),
        ...(chance(random, 1, 6) ? [{ name: 'box', type: 'Box' } as const] : []),
      ],
      { depth: '3' },
    );
    const build = statements(scope, 2 + random.below(2 * this.#size), this.#size > 1 ? 2 : 1);
    return block('public static void main(String[] args) {', [
      `Node start = ${random.pick(['new Node()', 'null', 'new Node()'])};`,
      `Node spare = ${random.pick(['null', 'start', 'new Node()'])};`,
      ...(this.#family.rows === true ? ['Row row = new Row();'] : []),
      ...(scope.locals.some(({ name }) => name === 'box') ? ['Box box = new Box();'] : []),
      ...(chance(random, 3, 4) ? built(scope, 'start') : idiom(scope)),
      ...(chance(random, 1, 3) ? built(scope, 'spare') : []),
      ...build,
      ...this.#read(['start', 'spare'], build),
    ]);
  }
}
