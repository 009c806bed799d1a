/** Graphs with vague nodes made from concrete heaps by forgetting at random; what queries say must be true of the heap. */
import type { Truth } from '../../../../src/base/truth.js';
import type { LabelPolicy } from '../../../../src/domains/heap/contraction/graphs/model.js';
import type { HeapGraph } from '../../../../src/structures/heap-graph.js';
import { showGraph } from '../../../../src/structures/heap-graph.js';
import { type Random, randomFrom } from '../../../fuzz/random.js';
import { randomHeaps } from './audits.js';
import { allHeaps, type Heap } from './heaps.js';
import type { Kit } from './kit.js';
import { type Failure, parentsOf } from './oracle.js';
import { truths } from './truths.js';

/** Labels: bit 0 vague, bit 1 may be null, from bit 2 on the fields that are known. */
const [VAGUE, NULLABLE, KNOWN] = [1, 2, 2];

export function vaguePolicy(fields: number, links: number): LabelPolicy {
  return {
    keep: (label) => (label & VAGUE) !== 0,
    merge: (upper, lower) => ((upper | lower) & VAGUE ? -1 : 0),
    shows: (label, field) => ((label & VAGUE) === 0 && field < links) || ((label >>> (KNOWN + field)) & 1) === 1,
    fields,
    mayBeNull: (label) => (label & NULLABLE) !== 0,
  };
}

export interface VagueBounds {
  readonly fields: number;
  /** Fields from here on are payloads: known of nodes that variables hold, and vague themselves. */
  readonly links: number;
  readonly parent: number;
  readonly mode: 'exact' | 'partial';
}

/** What the start reaches is vague, and what payload fields lead to. */
function vagueCells(heap: Heap, starts: readonly number[], links: number): boolean[] {
  const vague = heap.cells.map(() => false);
  const rest = [...starts, ...heap.cells.flatMap((cell) => cell.slice(links))].filter((cell) => cell !== -1);
  for (let cell = rest.pop(); cell !== undefined; cell = rest.pop()) {
    if (vague[cell]) continue;
    vague[cell] = true;
    rest.push(...(heap.cells[cell] ?? []).filter((target) => target !== -1));
  }
  return vague;
}

/** A graph that stands for the heap, perhaps among others: each way to a vague cell has a node of its own, or shares one. */
function forgetting(kit: Kit, heap: Heap, bounds: VagueBounds, random: Random): HeapGraph {
  const draft = kit.Draft.empty(heap.variables.length);
  const starts = [[], heap.variables, [heap.variables[0] ?? -1], [random.below(heap.cells.length)]];
  const vague = vagueCells(heap, random.pick(starts), bounds.links);
  /** Of 8 fields so many are known. */
  const known = random.pick([2, 5, 8]);
  const regular = heap.cells.map((_, cell) => (vague[cell] ? -1 : draft.addNode(0)));
  const made: (readonly [cell: number, node: number])[] = [];
  /** For something vague, or null. */
  const nodeFor = (cell: number, depth: number): number => {
    if (cell !== -1 && regular[cell] !== -1) return regular[cell] as number;
    if (cell === -1 && random.below(3) > 0) return -1;
    const old = made.filter(([other]) => other === cell);
    if (old.length > 0 && random.below(3) > 0) return random.pick(old)[1];
    const isNullable = cell === -1 || random.below(5) === 0;
    const node = draft.addNode(isNullable ? VAGUE | NULLABLE : VAGUE);
    made.push([cell, node]);
    if (!isNullable && depth > 0) know(node, cell, depth, 0);
    return node;
  };
  const know = (node: number, cell: number, depth: number, first: number): void => {
    for (let field = first; field < bounds.fields; field++) {
      if (random.below(8) >= known) continue;
      draft.labels[node] = (draft.labels[node] as number) | (1 << (KNOWN + field));
      const target = nodeFor(heap.cells[cell]?.[field] ?? -1, depth - 1);
      if (target !== -1) draft.addEdge(node, field, target);
    }
  };
  heap.variables.forEach((cell, name) => {
    draft.variables[name] = nodeFor(cell, 4);
  });
  for (const [cell, node] of regular.entries()) {
    if (node === -1) continue;
    for (let field = 0; field < bounds.links; field++) {
      const target = nodeFor(heap.cells[cell]?.[field] ?? -1, 3);
      if (target !== -1) draft.addEdge(node, field, target);
    }
    if (heap.variables.includes(cell)) know(node, cell, 3, bounds.links);
  }
  return draft.freeze();
}

export interface VagueAudit {
  readonly failure: Failure;
  readonly asked: number;
  readonly decided: number;
}

/** On random heaps, and a few times on each very small one. */
export function auditVague(kit: Kit, bounds: VagueBounds, runs: number, seed: number): VagueAudit {
  const { fields, links, parent, mode } = bounds;
  const random = randomFrom(seed);
  const parents = parentsOf({ fields: links, parent });
  const labels = vaguePolicy(fields, links);
  const states = new kit.ContractionStates(kit.contractionModel(2, { mode, parents, labels, cap: 100 }));
  let [asked, decided] = [0, 0];
  for (const plain of heapsFor(bounds, runs, seed)) {
    if (plain.cells.length === 0) continue;
    const heap = withPayloads(plain, fields - links, random);
    const graph = forgetting(kit, heap, bounds, random);
    const state = states.contracted(kit.Draft.of(graph));
    const graphs = [graph, ...(typeof state === 'number' ? [states.graph(state)] : [])];
    for (const each of graphs) {
      for (const [question, answer, truth] of questions(kit, each, states.model, fields, heap)) {
        asked++;
        if (answer === 'unknown') continue;
        decided++;
        if ((answer === 'yes') === truth) continue;
        const failure = `${question} is ${answer} in ${showGraph(each)}, not so in ${JSON.stringify(heap)}`;
        return { failure, asked, decided };
      }
    }
  }
  return { failure: undefined, asked, decided };
}

function* heapsFor({ links, parent }: VagueBounds, runs: number, seed: number): Generator<Heap> {
  for (let times = 0; times < 3; times++) yield* allHeaps(2, links, links === 1 ? 3 : links === 2 ? 2 : 1);
  yield* randomHeaps({ variables: 2, fields: links, parent }, 5, runs, seed);
}

/** Some cells refer to others, or to cells of their own, along further fields. */
function withPayloads(heap: Heap, added: number, random: Random): Heap {
  const cells = heap.cells.map((cell) => [...cell, ...new Array<number>(added).fill(-1)]);
  const width = cells[0]?.length ?? 0;
  for (let field = width - added; field < width; field++) {
    for (const source of heap.cells.keys()) {
      const choice = random.below(20);
      const row = cells[source] as number[];
      if (choice === 0) row[field] = random.below(heap.cells.length);
      else if (choice < 4) row[field] = cells.push(new Array<number>(width).fill(-1)) - 1;
      else if (choice < 9 && cells.length > heap.cells.length) row[field] = heap.cells.length;
    }
  }
  return { variables: heap.variables, cells };
}

function* questions(
  { queries }: Kit,
  graph: HeapGraph,
  model: Parameters<typeof queries.reach>[1],
  count: number,
  heap: Heap,
): Generator<readonly [question: string, answer: Truth, truth: boolean]> {
  const all = Array.from({ length: count }, (_, field) => field);
  for (let set = 1; set <= 1 << count; set++) {
    // The last time fields are left out.
    const fields = all.filter((field) => ((set >> field) & 1) === 1 || set === 1 << count);
    const given = set === 1 << count ? undefined : fields;
    for (const x of [0, 1]) {
      yield [`cyclic ${x} ${fields}`, queries.cyclic(graph, model, x, given), truths.cyclic(heap, x, fields)];
      yield [`acyclic ${x} ${fields}`, queries.acyclic(graph, model, x, given), truths.acyclic(heap, x, fields)];
      yield [`tree ${x} ${fields}`, queries.tree(graph, model, x, given), truths.tree(heap, x, fields)];
      yield [`unshared ${x} ${fields}`, queries.unshared(graph, model, x, given), truths.unshared(heap, x, fields)];
      for (const y of [0, 1]) {
        yield [`reach ${x} ${y} ${fields}`, queries.reach(graph, model, x, y, given), truths.reach(heap, x, y, fields)];
        const disjoint = queries.disjoint(graph, model, x, y, given);
        yield [`disjoint ${x} ${y} ${fields}`, disjoint, truths.disjoint(heap, x, y, fields)];
      }
    }
  }
  for (const next of all) {
    for (const prev of all) {
      if (next === prev) continue;
      for (const x of [0, 1]) {
        yield [`dll ${x} ${next} ${prev}`, queries.dll(graph, model, x, next, prev), truths.dll(heap, x, next, prev)];
      }
    }
  }
  yield ['same', queries.same(graph, model, 0, 1), heap.variables[0] === heap.variables[1]];
}
