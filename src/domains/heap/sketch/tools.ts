/** What the steps of one run share. */
import type { CodeEdge } from '../../../engine/code.js';
import type { ProgramView } from '../../../engine/domain.js';
import type { Outcome } from '../../../engine/outcome.js';
import { type ClassName, THROWABLE } from '../../../ir/types.js';
import type { Activation } from './activations.js';
import type { Scope } from './expressions.js';
import { NodeTable } from './nodes.js';
import { type Picture, Pictures } from './pictures.js';
import type { Sketch } from './state.js';
import { anyOf, OTHER_VALUE, type SymbolNumber } from './values.js';

export class Tools {
  readonly program: ProgramView;
  readonly nodes: NodeTable;
  readonly pictures: Pictures;

  constructor(program: ProgramView) {
    this.program = program;
    this.nodes = new NodeTable(program.hierarchy, ({ type }) => anyOf(type));
    this.pictures = new Pictures(this.nodes);
  }

  /** The innermost method, which every state has that a step is given. */
  activation({ activation }: Picture): Activation {
    if (activation === undefined) throw new Error('what is never reached has no next step');
    return activation;
  }

  scope({ base }: Activation): Scope {
    return { base, nodes: this.nodes, hierarchy: this.program.hierarchy, assumesNoOverflow: undefined };
  }

  /** Whether objects of the class are followed: those of the input, but for exceptions, which the machine fills in. */
  isFollowed(type: ClassName): boolean {
    const { hierarchy } = this.program;
    return hierarchy.find(type)?.origin === 'input' && !hierarchy.isSubclass(type, THROWABLE);
  }

  /** What the edge leads to: sketches that were changed are put in order. */
  outcome(
    { edge }: CodeEdge,
    activation: Activation,
    ways: { readonly normal: readonly Sketch[]; readonly exceptional?: readonly Sketch[] },
  ): Outcome<Picture> {
    const { normal, exceptional = [] } = ways;
    return {
      normal: normal.map((way) => this.pictures.of(way, activation)),
      exceptional: edge.exceptional === undefined ? [] : exceptional.map((way) => this.pictures.of(way, activation)),
      alarms: [],
      exact: false,
    };
  }
}

export function setVariable(sketch: Sketch, { base }: Activation, index: number, symbol: SymbolNumber): void {
  sketch.variables[base + index] = symbol;
}

/** The same, after an exception of which nothing is known. */
export function thrown(sketch: Sketch, activation: Activation): Sketch {
  const failing = sketch.copy();
  setVariable(failing, activation, activation.code.body.thrown.index, failing.fresh(OTHER_VALUE));
  return failing;
}
