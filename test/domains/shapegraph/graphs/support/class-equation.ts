/** The class equation of section 3.3 over transformer lists: methods on sets of graphs, round by round. */
import type { ShapeGraph, ShapeGraphs } from '../../../../../src/domains/heap/shapegraph/graphs/store/model.js';

/** `x = null`, `x = y`, `x = new`, `x = y.f`, `x.f = y`, `x.f = null`; writes of fields that are no links change no shape. */
export type Line = string;

/** `x == y` or `x != y`, where y may be null; `*` for what shapes do not decide. */
export type Test = string;

export type Code =
  | Line
  | { readonly test: Test; readonly body: readonly Code[]; readonly otherwise?: readonly Code[] }
  /** While all of them hold. */
  | { readonly loop: readonly Test[]; readonly body: readonly Code[] };

export interface ClassText {
  /** Fields of `this`: they act as variables. */
  readonly fields: readonly string[];
  /** Link fields of cells. */
  readonly links: readonly string[];
  readonly locals: readonly string[];
  readonly methods: Readonly<Record<string, readonly Code[]>>;
}

type Graphs = readonly ShapeGraph[];

export class ClassAnalysis {
  readonly variables: readonly string[];
  /** The largest number of graphs at one point. */
  largest = 0;

  constructor(
    readonly graphs: ShapeGraphs,
    readonly text: ClassText,
    /** Whether every line may end its method, as in the thesis, or none. */
    readonly throws: 'everywhere' | 'never' = 'everywhere',
  ) {
    this.variables = [...text.fields, ...text.locals];
  }

  show(graph: ShapeGraph): string {
    return this.graphs.show(graph, {
      variable: (variable) => this.variables[variable] ?? '?',
      field: (field) => (this.text.links.length === 1 ? undefined : this.text.links[field]),
    });
  }

  #variable(name: string): number {
    const variable = this.variables.indexOf(name);
    if (variable === -1) throw new Error(`no variable ${name}`);
    return variable;
  }

  /** One transformer. */
  line(text: Line, before: Graphs): Graphs {
    const { graphs } = this;
    const [left = '', right = ''] = text.split(' = ');
    const [base, field] = left.split('.');
    const [source, read] = right.split('.');
    const link = this.text.links.indexOf(field ?? read ?? '');
    if (field !== undefined && link === -1) return before;
    const x = this.#variable(base as string);
    const after = before.flatMap((graph) => {
      const results =
        field !== undefined
          ? right === 'null'
            ? graphs.storeNull(graph, x, link)
            : graphs.store(graph, x, link, this.#variable(right))
          : right === 'null'
            ? graphs.forget(graph, x)
            : right === 'new'
              ? graphs.allocate(graph, x)
              : read !== undefined
                ? graphs.load(graph, x, this.#variable(source as string), link)
                : graphs.copy(graph, x, this.#variable(right));
      if (results === undefined) throw new Error('over the limit');
      return results;
    });
    return this.#counted(after);
  }

  #counted(all: Graphs): Graphs {
    const merged = this.graphs.merged(all);
    this.largest = Math.max(this.largest, merged.length);
    return merged;
  }

  /** Whether the test may come out so. */
  #passes(test: Test, outcome: boolean, graph: ShapeGraph): boolean {
    if (test === '*') return true;
    const [left = '', operator, right = ''] = test.split(' ');
    const x = this.#variable(left);
    const equal = right === 'null' ? this.graphs.isNull(graph, x) : this.graphs.equal(graph, x, this.#variable(right));
    return equal !== ((operator === '==') === outcome ? 'no' : 'yes');
  }

  /** Graphs before every line that can throw go to `abrupt` too: any may, as in the thesis. */
  #run(code: readonly Code[], entry: Graphs, abrupt: Set<ShapeGraph>): Graphs {
    let current = entry;
    for (const part of code) {
      for (const graph of current) abrupt.add(graph);
      if (typeof part === 'string') current = this.line(part, current);
      else if ('test' in part) {
        const passing = current.filter((graph) => this.#passes(part.test, true, graph));
        const others = current.filter((graph) => this.#passes(part.test, false, graph));
        current = this.#counted([
          ...this.#run(part.body, passing, abrupt),
          ...this.#run(part.otherwise ?? [], others, abrupt),
        ]);
      } else {
        const stays = (graph: ShapeGraph): boolean => part.loop.every((test) => this.#passes(test, true, graph));
        const leaves = (graph: ShapeGraph): boolean => part.loop.some((test) => this.#passes(test, false, graph));
        for (let head = current; ; ) {
          const next = this.#counted([...head, ...this.#run(part.body, head.filter(stays), abrupt)]);
          const isStable = next.length === head.length && next.every((graph) => head.includes(graph));
          head = next;
          current = head.filter(leaves);
          if (isStable) break;
        }
      }
    }
    return current;
  }

  /** Final assertions, with nothing but the field left. */
  method(name: string, entry: Graphs): { readonly normal: Graphs; readonly abrupt: Graphs } {
    const abrupt = new Set<ShapeGraph>();
    const own = this.text.fields.map((_, variable) => variable);
    const whole = [...own, ...this.text.locals.map(() => -1)];
    const opened = entry.flatMap((graph) => this.graphs.project(graph, whole) ?? []);
    const normal = this.#run(this.text.methods[name] ?? [], opened, abrupt);
    const closed = (graphs: Iterable<ShapeGraph>): Graphs =>
      this.graphs.merged([...graphs].flatMap((graph) => this.graphs.project(graph, own) ?? []));
    return { normal: closed(normal), abrupt: closed(abrupt) };
  }

  /** The class assertion after each round, what methods made of the graphs that were new before it, and whether it was the last. */
  rounds(): Round[] {
    let assertion: Graphs = [this.graphs.nothing(this.text.fields.length)];
    let fresh = assertion;
    const rounds: Round[] = [{ methods: {}, assertion, fresh }];
    while (fresh.length > 0) {
      const methods: Record<string, Graphs> = {};
      const made: ShapeGraph[] = [];
      for (const name of Object.keys(this.text.methods)) {
        const { normal, abrupt } = this.method(name, fresh);
        methods[name] = normal;
        made.push(...normal, ...(this.throws === 'never' ? [] : abrupt));
      }
      const next = this.graphs.merged([...assertion, ...made]);
      const known = assertion;
      fresh = next.filter((graph) => !known.includes(graph));
      assertion = next;
      rounds.push({ methods, assertion, fresh });
    }
    return rounds;
  }
}

export interface Round {
  readonly methods: Readonly<Record<string, Graphs>>;
  readonly assertion: Graphs;
  readonly fresh: Graphs;
}
