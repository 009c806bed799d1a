/** Answers about graphs against the same questions about all heaps they stand for. */
import type { Truth } from '../../../../../src/base/truth.js';
import type { ConcreteHeap } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';
import type { ShapeGraph, ShapeGraphs } from '../../../../../src/domains/heap/shapegraph/graphs/store/model.js';
import * as concrete from './concrete-claims.js';

export interface Question {
  readonly text: string;
  readonly ask: (graphs: ShapeGraphs, graph: ShapeGraph) => Truth;
  readonly holds: (heap: ConcreteHeap) => boolean;
}

const ALONG = [
  ['acyclic', concrete.acyclic],
  ['cyclic', concrete.cyclic],
  ['unshared', concrete.unshared],
  ['tree', concrete.tree],
] as const;

export function questions(variables: number, fields: number): Question[] {
  const all: Question[] = [];
  for (let x = 0; x < variables; x++) {
    all.push({ text: `null(${x})`, ask: (g, graph) => g.isNull(graph, x), holds: (h) => concrete.isNull(h, x) });
    for (let over = 1; over < 1 << fields; over++) {
      for (const [name, holds] of ALONG) {
        all.push({
          text: `${name}(${x}) over ${over}`,
          ask: (g, graph) => g[name](graph, x, over),
          holds: (h) => holds(h, x, over),
        });
      }
      for (let y = 0; y < variables; y++) {
        all.push(
          {
            text: `disjoint(${x}, ${y}) over ${over}`,
            ask: (g, graph) => g.disjoint(graph, x, y, over),
            holds: (h) => concrete.disjoint(h, x, y, over),
          },
          {
            text: `reach(${x}, ${y}) over ${over}`,
            ask: (g, graph) => g.reach(graph, x, y, over),
            holds: (h) => concrete.reach(h, x, y, over),
          },
        );
      }
    }
    for (let field = 0; field < fields; field++) {
      all.push({
        text: `list(${x}) along ${field}`,
        ask: (g, graph) => g.list(graph, x, field),
        holds: (h) => concrete.list(h, x, field),
      });
    }
    if (fields === 2) {
      all.push({ text: `dll(${x})`, ask: (g, graph) => g.dll(graph, x, 0, 1), holds: (h) => concrete.dll(h, x, 0, 1) });
    }
    for (let y = 0; y < variables; y++) {
      all.push({
        text: `${x} == ${y}`,
        ask: (g, graph) => g.equal(graph, x, y),
        holds: (h) => h.variables[x] === h.variables[y],
      });
    }
  }
  return all;
}

export interface ClaimAudit {
  readonly wrong?: string;
  /** By the name of the claim: graphs in which it holds (fails) in every heap seen, and how many of them say so. */
  readonly proved: Readonly<Record<string, { readonly always: number; readonly said: number }>>;
}

/** `about` gives the graphs that stand for a heap; the first is taken. */
export function auditClaims(
  graphs: ShapeGraphs,
  variables: number,
  heaps: Iterable<ConcreteHeap>,
  about: (heap: ConcreteHeap) => ShapeGraph = (heap) => graphs.image(heap),
): ClaimAudit {
  const asked = questions(variables, graphs.fields);
  const seen = new Map<ShapeGraph, { answers: Truth[]; held: Uint8Array; failed: Uint8Array }>();
  for (const heap of heaps) {
    const graph = about(heap);
    let known = seen.get(graph);
    if (known === undefined) {
      const answers = asked.map((question) => question.ask(graphs, graph));
      known = { answers, held: new Uint8Array(asked.length), failed: new Uint8Array(asked.length) };
      seen.set(graph, known);
    }
    for (const [index, question] of asked.entries()) {
      const holds = question.holds(heap);
      (holds ? known.held : known.failed)[index] = 1;
      if (known.answers[index] === (holds ? 'no' : 'yes')) {
        const wrong = `${question.text} is ${known.answers[index]} on ${graphs.show(graph)}: ${JSON.stringify(heap)}`;
        return { wrong, proved: {} };
      }
    }
  }
  const proved: Record<string, { always: number; said: number }> = {};
  for (const { answers, failed } of seen.values()) {
    for (const [index, { text }] of asked.entries()) {
      const name = text.slice(0, Math.max(0, text.indexOf('('))) || 'equal';
      proved[name] ??= { always: 0, said: 0 };
      if (failed[index] === 1) continue;
      proved[name].always++;
      if (answers[index] === 'yes') proved[name].said++;
    }
  }
  return { proved };
}
