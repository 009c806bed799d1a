/** What a method throws: as the code says it, that of the calls included, else as a picture shows it. */

import type { ProgramView } from '../../../engine/domain.js';
import type { Activation, EngineResult } from '../../../engine/result.js';
import type { Edge } from '../../../ir/body.js';
import type { Variable } from '../../../ir/instructions.js';
import type { Drawing } from '../../../pictures/drawing.js';
import { SHAPE_BUDGETS } from '../budgets.js';

const FEW = SHAPE_BUDGETS['explored/exceptions'].few.most;

export class Exceptions<E> {
  readonly #result: Pick<EngineResult<E>, 'activations' | 'arrivals' | 'at' | 'notFollowed' | 'targets'>;
  readonly #program: Pick<ProgramView, 'edge' | 'hierarchy'>;
  /** By activation; undefined where it is not known. */
  readonly #known = new Map<Activation, ReadonlySet<string> | undefined>();

  constructor(
    result: Pick<EngineResult<E>, 'activations' | 'arrivals' | 'at' | 'notFollowed' | 'targets'>,
    program: Pick<ProgramView, 'edge' | 'hierarchy'>,
  ) {
    this.#result = result;
    this.#program = program;
  }

  /** `A`, `A or B`; undefined where the code does not say it, or has too much to say. */
  of({ code }: Activation, edge: Edge): string | undefined {
    const names = this.#ofEdge(code, edge);
    return names === undefined || names.size === 0 || names.size > FEW ? undefined : [...names].sort().join(' or ');
  }

  #ofEdge(code: Activation['code'], edge: Edge): ReadonlySet<string> | undefined {
    const { instruction } = edge;
    if (instruction.kind === 'check') return new Set([simpleName(instruction.exception)]);
    if (instruction.kind === 'throw') return new Set([simpleName(instruction.value.type)]);
    if (instruction.kind !== 'call') return undefined;
    if (this.#makesException(edge)) return new Set();
    const at = this.#program.edge(code, edge);
    if (this.#result.notFollowed.some((each) => each.at === at)) return undefined;
    const targets = new Set(this.#result.targets(at));
    const found = new Set<string>();
    for (const activation of this.#result.activations) {
      if (!targets.has(activation.code.method)) continue;
      const names = this.#outOf(activation);
      if (names === undefined) return undefined;
      for (const name of names) found.add(name);
    }
    return found;
  }

  /** What gets out of a method that is called. */
  #outOf(activation: Activation): ReadonlySet<string> | undefined {
    if (this.#known.has(activation)) return this.#known.get(activation);
    // Of one that is being looked at, the others say it.
    this.#known.set(activation, new Set());
    const names = this.#gathered(activation);
    this.#known.set(activation, names);
    return names;
  }

  #gathered(activation: Activation): ReadonlySet<string> | undefined {
    const { code } = activation;
    const { edges, exceptionalExit } = code.body;
    const found = new Set<string>();
    for (const edge of edges) {
      if (exceptionalExit === undefined || !this.#leads(activation, edge, exceptionalExit)) continue;
      const names = this.#ofEdge(code, edge);
      if (names === undefined) return undefined;
      for (const name of names) found.add(name);
    }
    return found;
  }

  /** Making an exception of the library throws no other one. */
  #makesException({ instruction }: Edge): boolean {
    if (instruction.kind !== 'call' || instruction.method.name !== '<init>') return false;
    const { hierarchy } = this.#program;
    const { owner } = instruction.method;
    return hierarchy.find(owner)?.origin !== 'input' && hierarchy.isSubclass(owner, 'java.lang.Throwable');
  }

  /** Whether some state gets to the exceptional end along the edge. */
  #leads(activation: Activation, edge: Edge, end: number): boolean {
    if (edge.to !== end && edge.exceptional !== end) return false;
    const at = this.#program.edge(activation.code, edge);
    return this.#result.at(activation, edge.from).some((state) => {
      const { normal, exceptional } = this.#result.arrivals(activation, at, state);
      return (edge.to === end && normal.length > 0) || (edge.exceptional === end && exceptional.length > 0);
    });
  }
}

const ANY = 'an exception';

/** What the variable for exceptions holds in a picture. */
export function drawnException(drawing: Drawing | undefined, { name, sourceName }: Variable): string {
  const variable = drawing?.nodes.find(({ kind, label }) => kind === 'variable' && label === (sourceName ?? name));
  const held = drawing?.edges.find(({ from }) => from === variable?.id)?.to;
  const label = drawing?.nodes.find(({ id }) => id === held)?.label ?? 'Throwable';
  const type = label
    .replace(/^new /, '')
    .replace(/…\?$/, '')
    .replace(/ or null$/, '');
  return type === 'Throwable' ? ANY : type;
}

function simpleName(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
}
