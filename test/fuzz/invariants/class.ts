/** Random classes with linked structures behind their fields, most of which keep them in order. */
import { type Block, block } from '../java/blocks.js';
import { type Random, randomFrom } from '../random.js';
import { chance } from '../shape/scope.js';
import { CLASS_FAMILIES, type ClassFamily, Statements } from './families.js';
import type { Risk } from './risk.js';
import { randomRisks } from './risks.js';

/** The same class for the same seed; its name is `Main`. */
export function randomClass(seed: number): readonly Block[] {
  const random = randomFrom(seed);
  return new Generator(random, random.pick(CLASS_FAMILIES)).text();
}

class Generator {
  readonly #fields: readonly string[];
  readonly #statements: Statements;

  constructor(
    readonly random: Random,
    readonly family: ClassFamily,
  ) {
    this.#fields = chance(random, 1, 2) ? ['head'] : ['head', 'spare'];
    this.#statements = new Statements(random, family, this.#fields);
  }

  text(): readonly Block[] {
    const { random } = this;
    const methods = 2 + random.below(2);
    const risks = randomRisks(
      random.pick([0, 1, 1, 1, 2, 2]),
      (number) => ({
        random,
        statements: this.#statements,
        field: random.pick(this.#fields),
        methods,
        link: random.pick(this.family.links),
        number,
      }),
      random,
    );
    const body: Block[] = [
      ...this.#node(),
      'public interface Act { void run(); }',
      'public interface Taker { void take(Object o); }',
      ...this.#declarations(),
      this.#making(risks),
      ...Array.from({ length: methods }, (_, index) => this.#method(index)),
      ...risks.flatMap(({ members }) => members),
    ];
    const extended = JSON.stringify(body).includes('extends Main');
    const final = !extended && chance(random, 3, 4) ? 'final ' : '';
    return [
      block('class Oops extends RuntimeException {', [
        'final Object culprit;',
        'Oops(Object culprit) { this.culprit = culprit; }',
      ]),
      block(`public ${final}class Main implements Cloneable {`, body),
    ];
  }

  #node(): readonly Block[] {
    const { random } = this;
    const access = random.pick(['private', 'private', 'private', 'public', 'public', '']);
    const fields = [...this.family.links, ...(this.family.back === undefined ? [] : [this.family.back])];
    const hidden = access === 'public' ? random.pick(['private ', 'private ', '', 'public ']) : '';
    return [
      block(`${access === '' ? '' : `${access} `}static ${chance(random, 2, 3) ? 'final ' : ''}class Node {`, [
        'int value;',
        ...fields.map((field) => `${hidden}Node ${field};`),
        ...(chance(random, 1, 3)
          ? fields.map((field) => `public void set${field}(Node n) { this.${field} = n; }`)
          : []),
        ...(chance(random, 1, 4) ? [`public Node get() { return ${fields[0]}; }`] : []),
      ]),
    ];
  }

  #declarations(): readonly Block[] {
    const { random } = this;
    const access = (): string => (chance(random, 1, 12) ? random.pick(['protected ', '', 'public ']) : 'private ');
    const kind = chance(random, 1, 12) ? 'static ' : '';
    const start = (): string => random.pick(['', '', '', ' = null', ' = new Node()']);
    return [
      ...(chance(random, 1, 2) ? [`//@ invariant ${this.#formula()};`] : []),
      ...this.#fields.map((field) => `${access()}${kind}Node ${field}${start()};`),
      'private Object payload = new Object();',
    ];
  }

  #formula(): string {
    const { random, family } = this;
    const [one = '', other = one] = random.pick([this.#fields, [...this.#fields].reverse()]);
    const links = family.links.join(', ');
    return random.pick([
      `acyclic(${one}, ${links})`,
      family.name === 'tree' ? `tree(${one}, left, right)` : `list(${one}, next)`,
      family.back === undefined ? `unshared(${one}, ${links})` : `dll(${one}, next, prev)`,
      `${one} == null || reach(${one}, ${other}, ${links})`,
      `disjoint(${one}, ${other}, ${links}) || ${one} == ${other}`,
      `${one} == null || ${one}.${random.pick(family.links)} != ${one}`,
      `${one} == null <==> ${other} == null`,
      'payload != null',
    ]);
  }

  #making(risks: readonly Risk[]): Block {
    const { random } = this;
    return block('public Main(int i) {', [
      ...risks.flatMap(({ first = [] }) => first),
      ...(chance(random, 1, 3) ? [`{ ${this.#statements.keep()} }`] : []),
      ...risks.flatMap(({ last = [] }) => last),
    ]);
  }

  #method(index: number): Block {
    const { random } = this;
    const statements = this.#statements;
    const count = chance(random, 1, 8) ? 2 : 1;
    const body = Array.from({ length: count }, () => {
      const harm = chance(random, 1, 14);
      const share = chance(random, 1, 14);
      return `{ ${harm ? statements.harm(statements.node()) : share ? statements.share() : statements.keep()} }`;
    });
    if (chance(random, 1, 8))
      body.splice(
        random.below(count + 1),
        0,
        random.pick(['if (i == 0) throw new RuntimeException();', 'if (i > 1) return;', 'i = 2 / i;']),
      );
    const access = random.pick(['public ', 'public ', 'public ', 'public ', 'private ', 'protected ', '']);
    return block(`${access}${chance(random, 1, 8) ? 'synchronized ' : ''}void work${index}(int i) {`, body);
  }
}
