/** Which methods of a solved run call which, and what spreads along: from callees to their callers, or the other way. */
import type { Graph } from '../base/graph.js';
import { ComponentSearch } from '../base/scc.js';
import type { Code } from '../engine/code.js';
import type { ProgramView } from '../engine/domain.js';
import type { EngineResult } from '../engine/result.js';
import type { MethodDeclaration } from '../ir/program.js';

export class RunGraph {
  /** The methods that the run went through, each once. */
  readonly codes: readonly Code[];
  readonly #numbers: ReadonlyMap<MethodDeclaration, number>;
  readonly #graph: Graph;

  constructor(program: ProgramView, result: Pick<EngineResult<unknown>, 'activations' | 'targets'>) {
    this.codes = [...new Set(result.activations.map(({ code }) => code))];
    this.#numbers = new Map(this.codes.map(({ method }, index) => [method, index]));
    this.#graph = this.codes.map((code) => {
      const callees = new Set<number>();
      for (const edge of code.body.edges) {
        if (edge.instruction.kind !== 'call' && edge.instruction.kind !== 'initialise') continue;
        for (const method of result.targets(program.edge(code, edge))) {
          const number = this.#numbers.get(method);
          if (number !== undefined) callees.add(number);
        }
      }
      return [...callees];
    });
  }

  /** Pairs of codes such that calls lead from one to the other, which is passed through as is all that lies between them. */
  *waysThrough(isPassed: (code: Code) => boolean): Iterable<{ readonly from: Code; readonly to: Code }> {
    for (const [number, from] of this.codes.entries()) {
      const reached = new Set<number>(this.#graph[number]);
      for (const each of reached) {
        const to = this.codes[each] as Code;
        if (!isPassed(to)) continue;
        yield { from, to };
        for (const callee of this.#graph[each] ?? []) reached.add(callee);
      }
    }
  }

  /** For each code what it has itself and what all that it calls have, directly or not. */
  closure(own: (code: Code) => readonly string[]): ReadonlyMap<Code, ReadonlySet<string>> {
    const found = new Map<Code, ReadonlySet<string>>();
    const search = new ComponentSearch(
      this.#graph,
      () => true,
      (component) => {
        const all = new Set<string>();
        for (const number of component) {
          const code = this.codes[number] as Code;
          for (const each of own(code)) all.add(each);
          for (const callee of this.#graph[number] ?? [])
            for (const each of found.get(this.codes[callee] as Code) ?? []) all.add(each);
        }
        for (const number of component) found.set(this.codes[number] as Code, all);
      },
    );
    for (let number = 0; number < this.codes.length; number++) search.from(number);
    return found;
  }
}
