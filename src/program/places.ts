/** Names of methods and edges that mean the same in every process which opened the same input. */
import type { Body, Edge } from '../ir/body.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { MethodDeclaration } from '../ir/program.js';

/** The class and the position among its methods: `a.B#3`. */
export type MethodKey = string;

/** Edges of a method, by their positions in its body. */
export interface EdgesOf {
  readonly method: MethodKey;
  readonly edges: readonly number[];
}

export class Places {
  readonly #hierarchy: Hierarchy;
  readonly #keys = new Map<MethodDeclaration, MethodKey | undefined>();
  readonly #numbers = new Map<Body, ReadonlyMap<Edge, number>>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  /** Undefined of a method that no class of the program declares: the code that starts programs. */
  keyOf(method: MethodDeclaration): MethodKey | undefined {
    if (!this.#keys.has(method)) this.#learn(method);
    return this.#keys.get(method);
  }

  /** Of a method of the input. */
  key(method: MethodDeclaration): MethodKey {
    const found = this.keyOf(method);
    if (found === undefined) throw new Error(`${method.owner}.${method.name} is not in its class`);
    return found;
  }

  method(key: MethodKey): MethodDeclaration | undefined {
    const end = key.lastIndexOf('#');
    return this.#hierarchy.find(key.slice(0, end))?.methods[Number(key.slice(end + 1))];
  }

  /** The position in the body; -1 of an edge that is not in it. */
  edge(body: Body, edge: Edge): number {
    let numbers = this.#numbers.get(body);
    if (numbers === undefined) {
      numbers = new Map(body.edges.map((each, index) => [each, index]));
      this.#numbers.set(body, numbers);
    }
    return numbers.get(edge) ?? -1;
  }

  edges({ method, edges }: EdgesOf): readonly Edge[] {
    const body = this.method(method)?.body();
    return edges.flatMap((number) => body?.edges[number] ?? []);
  }

  #learn(method: MethodDeclaration): void {
    this.#keys.set(method, undefined);
    this.#hierarchy.find(method.owner)?.methods.forEach((each, index) => {
      this.#keys.set(each, `${method.owner}#${index}`);
    });
  }
}
