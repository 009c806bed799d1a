/**
 * Evaluation of formulas on states: theorem 3 of the paper, with paths of at least one edge.
 *
 * Literals are read as may or must, and the formula then as usual on the nodes. A formula each of whose quantifiers is bound to
 * the object of a variable has one value over all heaps of a state, and gets it. Of graphs without vague nodes.
 */
import { type Sense, senseOf, type Truth } from '../../../../base/truth.js';
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import { type Formula, type Literal, mentions, type NormalFormula, normalForm } from './formula.js';
import { backOf, fieldOf, parentBit } from './links.js';
import type { ContractionModel } from './model.js';
import { Paths } from './paths.js';
import { backInside } from './reached.js';

/** False only if the formula holds in no heap of the state. It must be closed. */
export function mayHold(formula: Formula, graph: HeapGraph, model: ContractionModel): boolean {
  return new Evaluation(graph, model).normal(normalForm(formula));
}

/** What is known of a closed formula. */
export function truth(formula: Formula, graph: HeapGraph, model: ContractionModel): Truth {
  if (!mayHold(formula, graph, model)) return 'no';
  return mayHold({ kind: 'not', operand: formula }, graph, model) ? 'unknown' : 'yes';
}

class Evaluation {
  readonly #graph: HeapGraph;
  readonly #model: ContractionModel;
  readonly #paths: Paths;
  /** By number of a bound object: its node. */
  readonly #nodes: number[] = [];

  constructor(graph: HeapGraph, model: ContractionModel) {
    this.#graph = graph;
    this.#model = model;
    this.#paths = new Paths(graph);
  }

  normal(formula: NormalFormula): boolean {
    switch (formula.kind) {
      case 'literal':
        return this.#literal(formula.literal, senseOf(formula.holds));
      case 'and':
        return formula.operands.every((operand) => this.normal(operand));
      case 'or':
        return formula.operands.some((operand) => this.normal(operand));
      case 'exists':
        return this.#some(formula.object, () => this.normal(formula.body));
      case 'forall':
        return this.#forall(formula.object, formula.body);
    }
  }

  #some(object: number, holds: () => boolean): boolean {
    const outer = this.#nodes[object];
    let found = false;
    for (let node = 0; node < this.#graph.size && !found; node++) {
      this.#nodes[object] = node;
      found = holds();
    }
    if (outer !== undefined) this.#nodes[object] = outer;
    return found;
  }

  #forall(object: number, body: NormalFormula): boolean {
    if (!this.#inOrder(object, body)) return false;
    // Two such quantifiers mean the same in the other order, which may exclude more.
    if (body.kind !== 'forall' || body.object === object) return true;
    return this.#inOrder(body.object, { kind: 'forall', object, body: body.body });
  }

  /**
   * A disjunct `not f(v, w)`, the only one that mentions the quantified `v`, says that no `f` leads to `w`. Into a single object
   * that is known: an edge is exactly one edge of the heap, though its source be in a tree (TR' of the paper).
   */
  #inOrder(object: number, body: NormalFormula): boolean {
    const parts = body.kind === 'or' ? body.operands : [body];
    const [about, ...more] = parts.filter((part) => mentions(part, object));
    if (about?.kind === 'literal' && more.length === 0 && !about.holds && about.literal.kind === 'field') {
      const { source, target, field } = about.literal;
      const node = this.#nodes[target];
      if (source === object && target !== object && node !== undefined && this.#graph.summaries[node] === 0) {
        const rest = parts.filter((part) => part !== about);
        if (this.#graph.size === 0 || rest.some((part) => this.normal(part))) return true;
        return !this.#some(object, () => this.#field(field, this.#node(object), node) !== 'no');
      }
    }
    return !this.#some(object, () => !this.normal(body));
  }

  #node(object: number): number {
    const node = this.#nodes[object];
    if (node === undefined) throw new Error(`object ${object} is not bound`);
    return node;
  }

  /** Whether the literal, or its negation, may hold of some objects of these nodes. */
  #literal(literal: Literal, sense: Sense): boolean {
    const holds = sense === 'holds';
    const value = this.#value(literal);
    return value === 'unknown' || (value === 'yes') === holds;
  }

  #value(literal: Literal): Truth {
    const { summaries, variables } = this.#graph;
    switch (literal.kind) {
      case 'variable':
        return variables[literal.variable] === this.#node(literal.object) ? 'yes' : 'no';
      case 'equal': {
        const node = this.#node(literal.left);
        if (node !== this.#node(literal.right)) return 'no';
        return summaries[node] === 0 ? 'yes' : 'unknown';
      }
      case 'field':
        return this.#field(literal.field, this.#node(literal.source), this.#node(literal.target));
      case 'path':
        return this.#paths.between(this.#node(literal.source), this.#node(literal.target));
    }
  }

  #field(field: number, source: number, target: number): Truth {
    const { summaries, sources, kinds, targets } = this.#graph;
    const bit = parentBit(this.#model, field);
    const inside = bit === 0 ? ((summaries[source] as number) >>> field) & 1 : backInside(this.#graph, source) & bit;
    let found = source === target && field < 32 && inside !== 0;
    for (let edge = 0; edge < kinds.length && !found; edge++) {
      const kind = kinds[edge] as number;
      found =
        (sources[edge] === source && targets[edge] === target && fieldOf(kind) === field) ||
        (sources[edge] === target && targets[edge] === source && (backOf(kind) & bit) !== 0);
    }
    if (!found) return 'no';
    return summaries[source] === 0 && summaries[target] === 0 ? 'yes' : 'unknown';
  }
}
