/** The table of graphs: each different graph is one integer. */
import { TupleInterner } from '../../../../../base/interner.js';
import { SHAPEGRAPH_BUDGETS } from '../../budgets.js';
import type { Inverse } from '../inverses.js';
import { refine } from '../refine.js';
import { ABSENT, Draft } from './draft.js';
import { FIRST_NODE, MOST_NODES, type Mode, type ShapeGraph, type ShapeGraphOptions } from './model.js';

const MOST_FLAGS = SHAPEGRAPH_BUDGETS['graphs/store/store'].mostFlags.most;
const MOST_GROUPS = SHAPEGRAPH_BUDGETS['graphs/store/store'].mostGroups.most;

/**
 * A graph is written as: number of variables, number of nodes, flags of the summary, what variables hold, what fields hold,
 * flags of nodes, edges of the summary by field.
 */
export class GraphStore {
  readonly fields: number;
  readonly mode: Mode;
  readonly limit: number;
  /** Sets of fields, as bits; the first is all of them. */
  readonly groups: readonly number[];
  /** All flags of a node. */
  readonly everyFlag: number;
  readonly codes = new TupleInterner();
  readonly #keys = new TupleInterner();
  readonly #keyOf: (number | undefined)[] = [];
  readonly #views: (Draft | undefined)[] = [];
  readonly #scratch: number[] = [];
  /** The new number of a node, and the nodes by new numbers. */
  readonly #numbers: number[] = [];
  readonly #order: number[] = [];

  /** Empty if relational. */
  readonly inverses: readonly Inverse[];

  constructor({ fields, mode, limit, groups = [], inverses = [] }: ShapeGraphOptions) {
    const all = (1 << fields) - 1;
    // A field that points back refers to each cell once, mostly: only counted apart this is seen.
    const pairs = inverses.flatMap(({ field, back }) => [1 << field, 1 << back]);
    const wanted = mode === 'keyed' ? new Set([...groups, ...pairs]) : [];
    const further = [...wanted].filter((group) => group !== 0 && group !== all);
    this.fields = fields;
    this.mode = mode;
    this.limit = limit;
    this.groups = [all, ...further.slice(0, MOST_GROUPS - 1)];
    const first = 2 * this.groups.length;
    this.inverses = (mode === 'keyed' ? widened(inverses) : [])
      .slice(0, MOST_FLAGS - first)
      .map((inverse, index) => ({ ...inverse, flag: 1 << (first + index) }));
    this.everyFlag = 2 ** (first + this.inverses.length) - 1;
  }

  get keyed(): boolean {
    return this.mode === 'keyed';
  }

  /** The graph, to be changed. */
  draft(graph: ShapeGraph): Draft {
    return this.view(graph).clone();
  }

  /** The graph, to be read only: the same object each time. */
  view(graph: ShapeGraph): Draft {
    const known = this.#views[graph];
    if (known !== undefined) return known;
    const code = this.codes.tuple(graph);
    const variables = code[0] as number;
    const nodes = code[1] as number;
    const fieldsAt = 3 + variables;
    const flagsAt = fieldsAt + nodes * this.fields;
    const edgesAt = flagsAt + nodes;
    const part = (from: number, to: number): number[] => Array.from(code.subarray(from, to));
    const view = new Draft(this.fields, {
      values: part(3, fieldsAt),
      fields: part(fieldsAt, flagsAt),
      flags: part(flagsAt, edgesAt),
      summary: code[2] as number,
      edges: part(edgesAt, code.length),
    });
    this.#views[graph] = view;
    return view;
  }

  /** The graph that the draft is; undefined: no heap is like that (seen in keyed mode only). */
  seal(draft: Draft): ShapeGraph | undefined {
    if (this.keyed && !refine(draft, this)) return undefined;
    return this.codes.intern(this.#code(draft, 'whole'));
  }

  /** Equal for graphs that differ in edges of the summary and flags only. */
  key(graph: ShapeGraph): number {
    let key = this.#keyOf[graph];
    if (key === undefined) {
      key = this.#keys.intern(this.#code(this.view(graph), 'without-edges'));
      this.#keyOf[graph] = key;
    }
    return key;
  }

  /** Into one array that is used again and again. */
  #code(draft: Draft, extent: 'whole' | 'without-edges'): number[] {
    const { values, fields, fieldCount, edges } = draft;
    const code = this.#scratch;
    const numbers = this.#numbers;
    const order = this.#order;
    for (let node = 0; node < draft.nodeCount; node++) numbers[node] = -1;
    let count = 0;
    let length = 3;
    code[0] = values.length;
    code[2] = extent === 'whole' ? draft.summary : ABSENT;
    for (let variable = 0; variable < values.length; variable++) {
      const value = values[variable] as number;
      if (value < FIRST_NODE) {
        code[length++] = value;
        continue;
      }
      const node = value - FIRST_NODE;
      if (numbers[node] === -1) {
        order[count] = node;
        numbers[node] = count++;
      }
      code[length++] = FIRST_NODE + (numbers[node] as number);
    }
    if (count > MOST_NODES) throw new RangeError(`more than ${MOST_NODES} named nodes`);
    code[1] = count;
    for (let index = 0; index < count; index++) {
      const start = (order[index] as number) * fieldCount;
      for (let at = start; at < start + fieldCount; at++) {
        const target = fields[at] as number;
        code[length++] = target < FIRST_NODE ? target : FIRST_NODE + (numbers[target - FIRST_NODE] as number);
      }
    }
    if (extent === 'whole') {
      for (let index = 0; index < count; index++) code[length++] = draft.flags[order[index] as number] as number;
      for (let field = 0; field < fieldCount; field++) {
        const mask = edges[field] as number;
        let renamed = mask & ((1 << FIRST_NODE) - 1);
        for (let rest = mask >>> FIRST_NODE; rest !== 0; rest &= rest - 1) {
          const number = numbers[31 - Math.clz32(rest & -rest)] as number;
          // Nodes that are gone may still be among what an unread field could have held.
          if (number >= 0) renamed |= 1 << (FIRST_NODE + number);
        }
        code[length++] = renamed;
      }
    }
    code.length = length;
    return code;
  }
}

/** Where one of several fields may lead back, as from a parent, that one of them does is known apart. */
function widened(
  pairs: NonNullable<ShapeGraphOptions['inverses']>,
): readonly { readonly field: number; readonly backs: number }[] {
  const all = pairs.map(({ field, back }) => ({ field, backs: 1 << back }));
  for (const field of new Set(pairs.map((pair) => pair.field))) {
    const own = all.filter((pair) => pair.field === field);
    if (own.length > 1) all.push({ field, backs: own.reduce((backs, pair) => backs | pair.backs, 0) });
  }
  return all;
}
