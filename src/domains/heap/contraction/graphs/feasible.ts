/** Lemma 1 of the paper, as far as it concerns every garbage-free heap: which graphs are states of some concrete heap. */
import { Draft } from '../../../../structures/draft.js';
import { liveNodes } from '../../../../structures/garbage.js';
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import { survey } from './kept.js';
import { BACKWARDS, fieldOf, loopBit, parentBit, unfoldParents } from './links.js';
import type { ContractionModel } from './model.js';

/** Why a contracted graph without labels and parent fields stands for no heap; undefined if it does. */
export function infeasible(graph: HeapGraph, model: ContractionModel): string | undefined {
  const draft = Draft.of(graph);
  unfoldParents(draft, model);
  if (liveNodes(draft, BACKWARDS).includes(0)) return 'garbage';
  const single = draft.copy();
  single.summaries.fill(0);
  const { kept } = survey(single, model);
  for (let node = 0; node < graph.size; node++) {
    if (kept[node] === 1 && graph.summaries[node] !== 0) return `the distinct node ${node} is a summary`;
  }
  for (let edge = 0; edge < graph.kinds.length; edge++) {
    const kind = graph.kinds[edge] as number;
    const source = graph.sources[edge] as number;
    const target = graph.targets[edge] as number;
    if (parentBit(model, fieldOf(kind)) !== 0) continue;
    if (kept[source] === 0 && kept[target] === 0) return `the edge from ${source} to ${target} can be contracted`;
    const next = edge + 1;
    const twice = graph.sources[next] === source && fieldOf(graph.kinds[next] as number) === fieldOf(kind);
    const otherLoops = (graph.summaries[source] as number) & ~loopBit(fieldOf(kind));
    if (twice && otherLoops === 0) return `node ${source} has two edges along ${fieldOf(kind)}`;
  }
  return undefined;
}
