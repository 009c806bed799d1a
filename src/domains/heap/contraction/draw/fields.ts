/** Which fields of a node are worth showing, and what stands in them. */
import { isReference } from '../../../../ir/types.js';
import type { Draft } from '../../../../structures/draft.js';
import { backOf, fieldOf } from '../graphs/links.js';
import type { ShapeTables } from '../tables.js';
import { SLOT } from '../universe.js';
import { withoutSlots } from './arrays.js';

/** An edge as it is meant: parent pointers that are bits of other edges are edges of their own here. */
export interface ShownEdge {
  readonly source: number;
  readonly field: number;
  readonly target: number;
}

export interface ShownField {
  readonly field: number;
  /** `null`, `?` where nothing is known, `inside` for edges within a summary, none where edges say it all. */
  readonly text?: string;
  readonly edges: readonly ShownEdge[];
}

export function edgesOf(tables: ShapeTables, draft: Draft): readonly ShownEdge[] {
  const { numbers } = tables;
  const edges: ShownEdge[] = [];
  for (let edge = 0; edge < draft.edges; edge++) {
    const [source, kind, target] = [draft.sources[edge], draft.kinds[edge], draft.targets[edge]];
    if (source === undefined || kind === undefined || target === undefined) continue;
    edges.push({ source, field: fieldOf(kind), target });
    for (const [index, field] of numbers.parents.entries()) {
      if (((backOf(kind) >>> index) & 1) === 1) edges.push({ source: target, field, target: source });
    }
  }
  return withoutSlots(tables, draft, edges);
}

/** Link fields of its classes, and what is known of others. */
export function fieldsOf(
  tables: ShapeTables,
  draft: Draft,
  node: number,
  shown: readonly ShownEdge[],
): readonly ShownField[] {
  const { numbers, labels } = tables;
  const { vague, known, classes } = labels.label(draft.labels[node] as number);
  const loops = draft.summaries[node] as number;
  const fields: ShownField[] = [];
  const { elements } = numbers;
  for (let field = 0; field < numbers.size; field++) {
    if (field === elements?.first || field === elements?.next) continue;
    const edges = shown.filter((edge) => edge.source === node && edge.field === field);
    const isNoted = field < 31 && ((known >>> field) & 1) === 1;
    const isKnown = isNoted || (!vague && numbers.isLink(field));
    const isLoop = field < 31 && ((loops >>> field) & 1) === 1;
    if (edges.length === 0 && !isLoop && !(hasField(tables, classes, field) && (isKnown || numbers.isLink(field)))) {
      continue;
    }
    const isBack = loops !== 0 && edges.length > 0 && numbers.parents.includes(field);
    const text = textOf({ isKnown, isLoop, isBack, isSummary: loops !== 0, edges: edges.length });
    fields.push(text === undefined ? { field, edges } : { field, text, edges });
  }
  return fields;
}

function textOf(what: {
  readonly isKnown: boolean;
  readonly isLoop: boolean;
  readonly isBack: boolean;
  readonly isSummary: boolean;
  readonly edges: number;
}): string | undefined {
  if (what.isLoop) return what.edges > 0 ? 'inside' : 'inside or null';
  // Where the root points back, all objects of the summary do.
  if (what.isBack) return 'inside';
  if (what.edges > 0 && !what.isSummary) return undefined;
  return what.isKnown ? 'null' : '?';
}

/** Whether objects of one of the classes have the field; subclasses that may have it count only where one holds something. */
function hasField({ labels, numbers, program }: ShapeTables, classes: number, field: number): boolean {
  const { elements } = numbers;
  const { owner } = numbers.field(field === elements?.element ? elements.first : field);
  return labels.receivers(classes).some(({ type }) => isReference(type) && program.hierarchy.isAssignable(type, owner));
}

/** With its class where two fields of the universe have one name. */
export function fieldName({ numbers }: ShapeTables, field: number): string {
  const { owner, name } = numbers.field(field);
  for (let other = 0; other < numbers.size; other++) {
    if (other !== field && numbers.field(other).name === name) return `${simpleName(owner)}.${name}`;
  }
  return name;
}

/** What the node's objects may be: `Node`, `Leaf or Inner`. */
export function classesText({ labels }: ShapeTables, classes: number): string {
  const types = labels.receivers(classes).map(({ type }) => type);
  const names = [...new Set(types.filter((type) => type !== SLOT).map(simpleName))];
  return names.length === 0 ? 'object' : names.join(' or ');
}

/** Without package and outer classes. */
export function simpleName(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
}
