/** What holds of every state that a step gives. */
import { expect } from 'vitest';
import { fieldOf } from '../../../../src/domains/heap/contraction/graphs/links.js';
import type { ShapeState } from '../../../../src/domains/heap/contraction/state/state.js';
import type { ShapeTables } from '../../../../src/domains/heap/contraction/tables.js';
import { liveNodes } from '../../../../src/structures/garbage.js';
import { NULL_NODE, showGraph } from '../../../../src/structures/heap-graph.js';

export function demandInvariants(tables: ShapeTables, state: ShapeState): void {
  const broken = brokenInvariants(tables, state);
  if (broken.length > 0) {
    expect.fail(`${broken.join(', ')} in ${showGraph(tables.graphs.graph(state.graph))}`);
  }
}

export function brokenInvariants(tables: ShapeTables, state: ShapeState): readonly string[] {
  const graph = tables.graphs.graph(state.graph);
  const { numbers, labels } = tables;
  const broken: string[] = [];
  const demand = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  const held = new Set([...graph.variables].filter((node) => node !== NULL_NODE));
  for (let node = 0; node < graph.size; node++) {
    const { vague, nullable, known, age } = labels.label(graph.labels[node] as number);
    const summary = graph.summaries[node] !== 0;
    demand(!(vague && summary), `summary ${node} is vague`);
    demand(!(nullable && !vague), `regular ${node} may be null`);
    demand(!(summary && held.has(node)), `summary ${node} is held`);
    demand(known === 0 || held.has(node), `${node} is not held, but known`);
    demand(known === 0 || !nullable, `${node} may be null, but is known`);
    demand(vague || (known & numbers.notedLinks) === 0, `links of regular ${node} are noted`);
    demand(!(summary && known !== 0), `payloads of summary ${node} are known`);
    demand(tables.options.tellsFresh || age === 'any', `${node} has an age`);
  }
  const seen = new Set<string>();
  for (let edge = 0; edge < graph.kinds.length; edge++) {
    const [source, target] = [graph.sources[edge] as number, graph.targets[edge] as number];
    const field = fieldOf(graph.kinds[edge] as number);
    const from = labels.label(graph.labels[source] as number);
    const to = labels.label(graph.labels[target] as number);
    demand(to.vague || !from.vague, `vague ${source} refers to regular ${target}`);
    demand(to.vague || numbers.isLink(field), `a payload of ${source} refers to regular ${target}`);
    if (from.vague || !numbers.isLink(field)) {
      demand((from.known & numbers.bit(field)) !== 0, `field ${field} of ${source} is an edge, but not known`);
    }
    if (graph.summaries[source] === 0) {
      demand(!seen.has(`${source} ${field}`), `field ${field} of ${source} holds two things`);
      seen.add(`${source} ${field}`);
    }
  }
  demand(!liveNodes(tables.graphs.draft(state.graph), 0xff << 16).includes(0), 'there is garbage');
  return broken;
}
