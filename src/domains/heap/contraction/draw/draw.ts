/** States as pictures and as text. */
import type { Code, CodePoint } from '../../../../engine/code.js';
import type { Variable } from '../../../../ir/instructions.js';
import type { Drawing, DrawnCell, DrawnEdge, DrawnNode } from '../../../../pictures/drawing.js';
import type { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { bitsOf } from '../graphs/loop-sets.js';
import type { ShapeState } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { arraysOf } from './arrays.js';
import { classesText, edgesOf, fieldName, fieldsOf, type ShownEdge, simpleName } from './fields.js';
import { namesOf, type ShownName, standsForNoObject, truthsShown } from './names.js';

export function draw(tables: ShapeTables, state: ShapeState, at: CodePoint): Drawing {
  const draft = tables.graphs.draft(state.graph);
  const { code, point } = at;
  const live = tables.program.live(code);
  const isLive = (variable: Variable): boolean => live.isLive(variable, point);
  const names = namesOf(tables, draft, code, { isLive, isExit: point === code.body.exit });
  const nodes: DrawnNode[] = [];
  const edges: DrawnEdge[] = [];
  for (const [index, { name, node }] of names.entries()) {
    // Two blocks may each have a variable of one name.
    const id =
      names.findIndex((other) => other.name === name) === index ? `variable ${name}` : `variable ${name} ${index}`;
    nodes.push({ id, label: name, kind: 'variable', cells: node === NULL_NODE ? [{ name: '', text: 'null' }] : [] });
    if (node !== NULL_NODE) edges.push({ from: id, to: idOf(node), certainty: certainty(tables, draft, node) });
  }
  for (const { name, value } of truthsShown(tables, state, at.code)) {
    nodes.push({ id: `variable ${name}`, label: name, kind: 'variable', cells: [{ name: '', text: String(value) }] });
  }
  const shown = edgesOf(tables, draft);
  for (let node = 0; node < draft.size; node++) {
    if (!standsForNoObject(tables, draft.labels, node)) nodes.push(nodeOf(tables, draft, node, shown));
  }
  for (const { source, field, target } of shown) {
    const isMust = draft.summaries[source] === 0 && certainty(tables, draft, target) === 'must';
    const cell = fieldName(tables, field);
    edges.push({ from: idOf(source), cell, to: idOf(target), certainty: isMust ? 'must' : 'may' });
  }
  return { title: `${simpleName(at.code.method.owner)}.${at.code.method.name}`, nodes, edges };
}

/** `x=#0; #0 Node {next: null}`: what the names hold, then the nodes with their fields. */
export function show(tables: ShapeTables, state: ShapeState, code: Code): string {
  const draft = tables.graphs.draft(state.graph);
  const names = namesOf(tables, draft, code, { isLive: () => true, isExit: false });
  const held = names.filter(({ node }) => node !== NULL_NODE).map(({ name, node }) => `${name}=#${node}`);
  const absent = names.filter(({ node }) => node === NULL_NODE).map(({ name }: ShownName) => name);
  const shown = edgesOf(tables, draft);
  const arrays = arraysOf(tables, draft);
  const objects = arrays.filter((array, node) => array === node);
  const nodes = objects.map((node) => {
    const cells = fieldsOf(tables, draft, node, shown).map(({ field, text, edges }) => {
      const values = [...(text === undefined ? [] : [text]), ...edges.map(({ target }) => `#${target}`)];
      return `${fieldName(tables, field)}: ${values.join(' or ')}`;
    });
    return `#${node} ${labelOf(tables, draft, node)} {${cells.join(', ')}}`;
  });
  const truths = truthsShown(tables, state, code).map(({ name, value }) => `${name}=${value}`);
  // Dead variables are null in states: the text cannot tell them apart, it knows no point.
  const nulls = absent.length === 0 ? [] : [`null or dead: ${absent.join(', ')}`];
  return [[...held, ...truths].join(' '), ...nodes, ...nulls].filter((part) => part !== '').join('; ');
}

function nodeOf(tables: ShapeTables, draft: Draft, node: number, shown: readonly ShownEdge[]): DrawnNode {
  const { vague } = tables.labels.label(draft.labels[node] as number);
  const cells = fieldsOf(tables, draft, node, shown).map(({ field, text }): DrawnCell => {
    const name = fieldName(tables, field);
    return text === undefined ? { name } : { name, text };
  });
  const kind = vague ? 'vague' : draft.summaries[node] === 0 ? 'object' : 'summary';
  return { id: idOf(node), label: labelOf(tables, draft, node), kind, cells };
}

function labelOf(tables: ShapeTables, draft: Draft, node: number): string {
  const { vague, nullable, age, classes } = tables.labels.label(draft.labels[node] as number);
  const summary = draft.summaries[node] as number;
  const text = classesText(tables, classes);
  const made = age === 'fresh' ? 'new ' : '';
  if (vague) return `${made}${text}${nullable ? ' or null' : ''}…?`;
  if (summary === 0) return `${made}${text}`;
  const { elements } = tables.numbers;
  const fields = bitsOf(summary)
    .filter((field) => field !== elements?.first && field !== elements?.next)
    .map((field) => fieldName(tables, field));
  return `${tables.options.mode === 'exact' ? '2+' : '1+'} ${made}${text} by ${fields.join(', ')}`;
}

/** A name or field that leads to a nullable object holds that or null. */
function certainty(tables: ShapeTables, draft: Draft, node: number): 'must' | 'may' {
  return tables.labels.label(draft.labels[node] as number).nullable ? 'may' : 'must';
}

function idOf(node: number): string {
  return `#${node}`;
}
