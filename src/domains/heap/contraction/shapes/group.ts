/** The graphs of all starts of a group of parameters and static fields that lead to the same linked structures. */
import { Draft } from '../../../../structures/draft.js';
import { type Anchor, bindVaguely, regularLabel } from '../entry/vague.js';
import { fieldOf, loopBit } from '../graphs/links.js';
import type { ShapeTables } from '../tables.js';
import { graphsOf } from './build.js';
import { Closure } from './closure.js';
import { componentsOf, type Member, membersOf, type ShapeComponent } from './components.js';
import type { Premise, ShapePlace } from './facts.js';
import { type Pattern, patternsOf } from './patterns.js';
import type { ShapeTypes } from './types.js';

export interface GroupGraphs {
  /** Variables are the anchors, in order. */
  readonly graphs: readonly number[];
  /** Keys of places of which each graph has what the premise says of all objects that are reached from them. */
  readonly settled: ReadonlySet<string>;
}

/** Undefined where the premise does not bound all structures, or there are too many. */
export function groupGraphs(
  tables: ShapeTables,
  types: ShapeTypes,
  anchors: readonly Anchor[],
  premise: Premise,
  most: number,
): GroupGraphs | undefined {
  const patterns = patternsOf(tables, types, anchors, premise);
  if (patterns === undefined) return undefined;
  const found = new Closure(tables.graphs);
  const settled = new Set<string>();
  const open = new Set<string>();
  const graphsBy = new Map<string, readonly number[] | undefined>();
  // What is too much is so with the most objects first.
  const ordered = [...patterns].sort((one, other) => other.members.length - one.members.length);
  for (const pattern of ordered) {
    for (const facts of pattern.cases) {
      const ways = componentsOf(tables, types, pattern.members, facts);
      if (ways === undefined) return undefined;
      for (const components of ways) {
        const assembly = new Assembly(tables, anchors, pattern);
        const choices: (readonly number[])[] = [];
        for (const component of components) {
          const key = spelled(component);
          if (!graphsBy.has(key)) graphsBy.set(key, graphsOf(tables, types, component, most));
          const graphs = graphsBy.get(key);
          if (graphs === undefined) return undefined;
          choices.push(graphs);
          for (const { place } of component.walkers.map(({ member }) => member)) open.add(place.key);
          const isBuilt = component.roots.length === 1 && component.roots[0]?.structure.kind !== 'any';
          for (const { place } of component.roots) (isBuilt ? settled : open).add(place.key);
        }
        if (choices.reduce((count, { length }) => count * length, 1) > most) return undefined;
        for (const graphs of combinations(choices)) {
          const draft = assembly.draft(components, graphs);
          if (draft === undefined) continue;
          if (!found.addDraft(draft)) return undefined;
        }
        if (found.size > most) return undefined;
      }
    }
  }
  for (const key of open) settled.delete(key);
  return { graphs: found.graphs, settled };
}

/** Equal for components that have the same graphs. */
function spelled(component: ShapeComponent): string {
  const members = membersOf(component);
  const roots = component.roots.map(({ structure: { kind, type, forward, back, types } }) => [
    kind,
    type,
    forward,
    back,
    [...types].sort(),
  ]);
  const walkers = component.walkers.map(({ from, along }) => [members.indexOf(from), along]);
  return JSON.stringify([roots, walkers]);
}

/** One of each. */
export function* combinations(choices: readonly (readonly number[])[]): Generator<readonly number[]> {
  const [first, ...rest] = choices;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const others of combinations(rest)) for (const one of first) yield [one, ...others];
}

/** Adds the nodes and edges of a graph to a draft; the node that each variable of the graph has there, or -1. */
export function include(tables: ShapeTables, draft: Draft, graph: number): readonly number[] {
  const added = tables.graphs.draft(graph);
  const offset = draft.size;
  for (let node = 0; node < added.size; node++) {
    draft.addNode(added.labels[node] as number, added.summaries[node] as number);
  }
  for (let edge = 0; edge < added.edges; edge++) {
    draft.addEdge(
      offset + (added.sources[edge] as number),
      added.kinds[edge] as number,
      offset + (added.targets[edge] as number),
    );
  }
  return added.variables.map((node) => (node === -1 ? -1 : offset + node));
}

/** Puts the parts of a start together. */
class Assembly {
  readonly #tables: ShapeTables;
  readonly #anchors: readonly Anchor[];
  readonly #pattern: Pattern;

  constructor(tables: ShapeTables, anchors: readonly Anchor[], pattern: Pattern) {
    this.#tables = tables;
    this.#anchors = anchors;
    this.#pattern = pattern;
  }

  /** Undefined if no object has the classes that it would need. */
  draft(components: readonly ShapeComponent[], graphs: readonly number[]): Draft | undefined {
    const draft = Draft.empty(this.#anchors.length);
    const { containers, aliases, plain } = this.#pattern;
    const nodes = new Map<string, number>();
    for (const { place, type } of containers) {
      const node = draft.addNode(regularLabel(this.#tables, this.#tables.labels.atMost(type)));
      nodes.set(place.key, node);
      this.#bind(draft, nodes, place, node);
    }
    for (const member of plain) this.#bindPlain(draft, nodes, member);
    for (const [index, component] of components.entries()) {
      const held = include(this.#tables, draft, graphs[index] as number);
      for (const [variable, { place, type }] of membersOf(component).entries()) {
        const node = held[variable] as number;
        if (!this.#narrow(draft, node, type)) return undefined;
        this.#bind(draft, nodes, place, node);
      }
    }
    for (const [key, place] of aliases) {
      const node = nodes.get(place.key) as number;
      const alias = placeAt(key);
      if (!this.#narrow(draft, node, this.#typeOf(alias))) return undefined;
      this.#bind(draft, nodes, alias, node);
    }
    return this.#haveTheirFields(draft) ? draft : undefined;
  }

  #typeOf({ slot, fields }: ShapePlace): string {
    const last = fields.at(-1);
    if (last !== undefined) return this.#tables.numbers.field(last).type;
    return this.#anchors.find((anchor) => anchor.slot === slot)?.type ?? '';
  }

  #bind(draft: Draft, nodes: ReadonlyMap<string, number>, { slot, fields }: ShapePlace, node: number): void {
    const field = fields.at(-1);
    if (field === undefined) {
      draft.variables[this.#anchors.findIndex((anchor) => anchor.slot === slot)] = node;
      return;
    }
    const container = nodes.get([slot, ...fields.slice(0, -1)].join('.'));
    if (container !== undefined) draft.addEdge(container, field, node);
  }

  #bindPlain(draft: Draft, nodes: ReadonlyMap<string, number>, { place, type }: Member): void {
    const work = { draft: Draft.empty(1), truths: [], initialised: 0 };
    bindVaguely(this.#tables, work, [{ slot: 0, type, value: 'nullable' }]);
    this.#bind(draft, nodes, place, draft.addNode(work.draft.labels[0] as number));
  }

  #narrow(draft: Draft, node: number, type: string): boolean {
    const { labels } = this.#tables;
    const label = draft.labels[node] as number;
    const classes = labels.narrowed(labels.label(label).classes, type);
    if (classes === -1) return false;
    draft.labels[node] = labels.changed(label, { classes });
    return true;
  }

  /** What has an edge along a field is of a class that has it; what an edge leads to, of a class that the field may hold. */
  #haveTheirFields(draft: Draft): boolean {
    const { numbers } = this.#tables;
    for (let edge = 0; edge < draft.edges; edge++) {
      const source = draft.sources[edge] as number;
      const target = draft.targets[edge] as number;
      const field = fieldOf(draft.kinds[edge] as number);
      const { owner, type } = numbers.field(field);
      if (draft.summaries[source] === 0 && !this.#narrow(draft, source, owner)) return false;
      // All objects of such a tree are entered along the one field.
      const isAlike = ((draft.summaries[target] as number) & ~loopBit(field)) === 0;
      if (isAlike && !this.#narrow(draft, target, type)) return false;
    }
    return true;
  }
}

function placeAt(key: string): ShapePlace {
  const [slot = -1, ...fields] = key.split('.').map(Number);
  return { slot, fields, key };
}
