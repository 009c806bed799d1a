/** Where the variables of a body get their values. */
import type { Body, Edge } from '../../ir/body.js';
import type { Operand, Place, Variable } from '../../ir/instructions.js';
import { definedVariable } from '../../ir/operands.js';

export class Definitions {
  readonly #edges = new Map<Variable, Edge[]>();
  readonly #parameters: ReadonlySet<Variable>;

  constructor(body: Body) {
    this.#parameters = new Set(body.parameters);
    for (const edge of body.edges) {
      const variable = definedVariable(edge.instruction);
      if (variable === undefined) continue;
      const edges = this.#edges.get(variable);
      if (edges === undefined) this.#edges.set(variable, [edge]);
      else edges.push(edge);
    }
  }

  isParameter(variable: Variable): boolean {
    return this.#parameters.has(variable);
  }

  /** All edges that assign it; none for a parameter that is never assigned. */
  of(variable: Variable): readonly Edge[] {
    return this.#edges.get(variable) ?? [];
  }

  /** The only edge that gives the variable a value, where there is just one. */
  only(variable: Variable): Edge | undefined {
    const [edge, another] = this.of(variable);
    return another === undefined && !this.isParameter(variable) ? edge : undefined;
  }

  /** The place that the operand was read from, directly or by way of copies. */
  readFrom(operand: Operand): Place | undefined {
    const seen = new Set<Operand>();
    for (let each = operand; each.kind === 'variable' && !seen.has(each); ) {
      seen.add(each);
      const instruction = this.only(each)?.instruction;
      if (instruction?.kind === 'load') return instruction.place;
      if (instruction?.kind !== 'assign') return undefined;
      const { value } = instruction;
      const source = value.kind === 'cast' ? value.operand : value;
      if (source.kind !== 'variable') return undefined;
      each = source;
    }
    return undefined;
  }

  /** The parameter that the variable is, or is a plain copy of on all ways. */
  copiedParameter(variable: Variable): Variable | undefined {
    const seen = new Set<Variable>();
    for (let each = variable; !seen.has(each); ) {
      seen.add(each);
      if (this.isParameter(each)) return each;
      const instruction = this.only(each)?.instruction;
      if (instruction?.kind !== 'assign') return undefined;
      const { value } = instruction;
      const source = value.kind === 'cast' ? value.operand : value;
      if (source.kind !== 'variable') return undefined;
      each = source;
    }
    return undefined;
  }
}
