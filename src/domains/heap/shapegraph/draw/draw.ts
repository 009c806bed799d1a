/** States as pictures and as text. */
import type { Code, CodePoint } from '../../../../engine/code.js';
import type { Drawing, DrawnCell, DrawnEdge, DrawnNode } from '../../../../pictures/drawing.js';
import { ELSEWHERE, FIRST_NODE, NULL, SHARED, SUMMARY, UNREAD } from '../graphs/store/model.js';
import { ANY, CELL, type GraphState, HIDDEN, isRoot, SOME } from '../state.js';
import type { GraphTables } from '../tables.js';
import { type Named, namesOf, simpleName, truthsShown } from './draw-names.js';

export function draw(tables: GraphTables, state: GraphState, at: CodePoint): Drawing {
  const live = tables.program.live(at.code);
  const names = namesOf(tables, state, at.code, (variable) => live.isLive(variable, at.point));
  const nodes: DrawnNode[] = [];
  const edges: DrawnEdge[] = [];
  for (const [index, each] of names.entries()) {
    const { name, target } = each;
    // Two blocks may each have a variable of one name.
    const id =
      names.findIndex((other) => other.name === name) === index ? `variable ${name}` : `variable ${name} ${index}`;
    const text = textOf(each);
    nodes.push({ id, label: name, kind: 'variable', cells: text === undefined ? [] : [{ name: '', text }] });
    if (target >= FIRST_NODE) edges.push({ from: id, to: idOf(target), certainty: 'must' });
  }
  for (const { name, value } of truthsShown(tables, state, at.code)) {
    nodes.push({ id: `variable ${name}`, label: name, kind: 'variable', cells: [{ name: '', text: String(value) }] });
  }
  const { graphs } = tables;
  const { graph } = state;
  for (let node = 0; node < graphs.nodes(graph); node++) {
    const target = FIRST_NODE + node;
    const cells = tables.options.links.map((_, link): DrawnCell => {
      const to = graphs.field(graph, node, link);
      const name = linkName(tables, link);
      if (to >= FIRST_NODE || to === SUMMARY) {
        edges.push({ from: idOf(target), cell: name, to: idOf(to), certainty: 'must' });
        return { name };
      }
      return { name, text: fieldText(to) };
    });
    const label = caption(
      names.filter((each) => each.target === target),
      isShared(tables, graph, target) ? 'shared' : 'unshared',
    );
    nodes.push({ id: idOf(target), label, kind: 'object', cells });
  }
  if (graphs.hasSummary(graph)) nodes.push(summary(tables, graph, edges));
  return { title: `${simpleName(at.code.method.owner)}.${at.code.method.name}`, nodes, edges };
}

/** All cells without a name: their fields hold what the edges say, or null. */
function summary(tables: GraphTables, graph: number, edges: DrawnEdge[]): DrawnNode {
  const { graphs } = tables;
  const cells = tables.options.links.map((_, link): DrawnCell => {
    const name = linkName(tables, link);
    const targets = targetsOf(graphs.summaryEdges(graph, link));
    for (const to of targets) {
      if (to === SUMMARY || to >= FIRST_NODE)
        edges.push({ from: idOf(SUMMARY), cell: name, to: idOf(to), certainty: 'may' });
    }
    return targets.length === 0 ? { name, text: 'null' } : targets.includes(ELSEWHERE) ? { name, text: '?' } : { name };
  });
  const label = isShared(tables, graph, SUMMARY) ? 'others, shared' : 'others';
  return { id: idOf(SUMMARY), label, kind: 'summary', cells };
}

function targetsOf(mask: number): readonly number[] {
  const targets: number[] = [];
  for (let target = 0; target < 31; target++) if (((mask >>> target) & 1) === 1) targets.push(target);
  return targets;
}

function isShared({ graphs }: GraphTables, graph: number, target: number): boolean {
  return (graphs.flags(graph, target) & SHARED) !== 0;
}

function caption(names: readonly Named[], node: 'shared' | 'unshared'): string {
  const text = names.map(({ name }) => name).join(', ');
  return node === 'shared' ? `${text}, shared` : text;
}

function textOf({ kind, target }: Named): string | undefined {
  if (kind === CELL) return target === NULL ? 'null' : undefined;
  if (isRoot(kind)) return 'the object';
  return kind === SOME ? 'an object' : kind === ANY ? 'null or an object' : '?';
}

function fieldText(target: number): string {
  return target === NULL ? 'null' : target === ELSEWHERE || target === UNREAD ? '?' : '';
}

/** With its class where two link fields have one name. */
function linkName({ options }: GraphTables, link: number): string {
  const field = options.links[link];
  if (field === undefined) return `field ${link}`;
  const isUnique = options.links.every((other, index) => index === link || other.name !== field.name);
  return isUnique ? field.name : `${simpleName(field.owner)}.${field.name}`;
}

function idOf(target: number): string {
  return target === SUMMARY ? '#others' : `#${target - FIRST_NODE}`;
}

/** `{top,e} -next-> @; i=null, o=?; flag=true`: the graph with names, then what holds no cell. */
export function show(tables: GraphTables, state: GraphState, code: Code): string {
  if (state.graph < 0) return 'nothing';
  const names = namesOf(tables, state, code, () => true, 'all');
  const graph = tables.graphs.show(state.graph, {
    variable: (slot) => names.find((each) => each.slot === slot)?.name ?? `v${slot}`,
    field: (link) => (tables.options.links.length === 1 ? undefined : linkName(tables, link)),
  });
  const others = names
    .filter(({ kind }) => kind !== CELL && kind !== HIDDEN)
    .map((each) => `${each.name}=${textOf(each) ?? ''}`);
  const truths = truthsShown(tables, state, code).map(({ name, value }) => `${name}=${value}`);
  return [graph, others.join(', '), truths.join(' ')].filter((part) => part !== '').join('; ');
}
