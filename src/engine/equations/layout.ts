/**
 * The layout of a body for the engine: cut points, at which values are kept, and the blocks between them.
 *
 * Cut points are the entry, the ends, points where several edges arrive, and both sides of every call. Every other point
 * has one incoming edge, so what starts at a cut point and does not pass another one is a tree: its block.
 */
import type { Edge, Point } from '../../ir/body.js';
import { bodyLoops } from '../../ir/flow.js';
import type { Instruction } from '../../ir/instructions.js';
import type { Code, CodeEdge } from '../code.js';

/** What a point is, as bits, for policies that choose by it. */
export const JUNCTION = 1;
export const LOOP_HEAD = 2;
/** The entry, the ends, and both sides of calls. */
export const CALL_SIDE = 4;

/** Instructions whose effect needs other methods, or is not known: their edges lie between cut points. */
export function isCall({ kind }: Instruction): boolean {
  return kind === 'call' || kind === 'initialise' || kind === 'unsupported';
}

/** One edge of a block. Slot 0 is the start of the block, other slots are points inside; leaf n is written as ~n. */
export interface BlockStep {
  readonly at: CodeEdge;
  readonly from: number;
  readonly to: number;
  readonly exceptional: number | undefined;
}

export interface Block {
  /** In an order in which slots are filled before they are left. */
  readonly steps: readonly BlockStep[];
  /** The point of each slot. */
  readonly slots: readonly Point[];
  /** The cut points where it ends, each once. */
  readonly leaves: readonly Cut[];
}

export interface Cut {
  readonly point: Point;
  /** Dense within the body. */
  readonly index: number;
  /** The call that leaves the point; its block then has no steps. */
  readonly call: CodeEdge | undefined;
  readonly block: Block;
  /** Whose blocks end here, and at which of their leaves. */
  readonly sources: readonly { readonly cut: Cut; readonly leaf: number }[];
  /** Calls that end here. */
  readonly calls: readonly {
    readonly cut: Cut;
    readonly at: CodeEdge;
    readonly normal: boolean;
    readonly exceptional: boolean;
  }[];
}

interface OpenCut extends Cut {
  block: Block;
  readonly sources: { readonly cut: Cut; readonly leaf: number }[];
  readonly calls: { cut: Cut; at: CodeEdge; normal: boolean; exceptional: boolean }[];
}

const NO_BLOCK: Block = { steps: [], slots: [], leaves: [] };

export class Layout {
  readonly code: Code;
  /** Ascending by point. */
  readonly cuts: readonly Cut[];
  readonly entry: Cut;
  readonly exit: Cut | undefined;
  readonly exceptionalExit: Cut | undefined;
  /** Bits that say what each point is. */
  readonly traits: Uint8Array;
  /** Cut points from which all others are found by asking backwards: the ends, and one for each way that never ends. */
  readonly wanted: readonly Cut[];
  /** By point: the cut point there, or the one whose block the point is in. */
  readonly #owner: (Cut | undefined)[];

  constructor(code: Code, edgeOf: (edge: Edge) => CodeEdge) {
    const { body } = code;
    this.code = code;
    this.traits = traitsOf(code);
    this.#owner = new Array<Cut | undefined>(body.points).fill(undefined);
    const cuts: OpenCut[] = [];
    const cutAt = new Map<Point, OpenCut>();
    for (let point = 0; point < body.points; point++) {
      if (this.traits[point] === 0) continue;
      const leaving = body.outgoing[point]?.[0];
      const call = leaving !== undefined && isCall(leaving.instruction) ? edgeOf(leaving) : undefined;
      const cut: OpenCut = { point, index: cuts.length, call, block: NO_BLOCK, sources: [], calls: [] };
      cuts.push(cut);
      cutAt.set(point, cut);
      this.#owner[point] = cut;
    }
    for (const cut of cuts) {
      if (cut.call === undefined) {
        cut.block = this.#blockFrom(cut, cutAt, edgeOf);
        for (const [leaf, { point }] of cut.block.leaves.entries()) cutAt.get(point)?.sources.push({ cut, leaf });
      } else {
        const { to, exceptional } = cut.call.edge;
        cutAt.get(to)?.calls.push({ cut, at: cut.call, normal: true, exceptional: to === exceptional });
        if (exceptional !== undefined && exceptional !== to)
          cutAt.get(exceptional)?.calls.push({ cut, at: cut.call, normal: false, exceptional: true });
      }
    }
    this.cuts = cuts;
    this.entry = cutAt.get(body.entry) as Cut;
    this.exit = body.exit === undefined ? undefined : cutAt.get(body.exit);
    this.exceptionalExit = body.exceptionalExit === undefined ? undefined : cutAt.get(body.exceptionalExit);
    this.wanted = wantedOf(this);
  }

  /** The cut point at the point, or the one whose block it is in. */
  ownerOf(point: Point): Cut | undefined {
    return this.#owner[point];
  }

  #blockFrom(start: Cut, cutAt: ReadonlyMap<Point, Cut>, edgeOf: (edge: Edge) => CodeEdge): Block {
    const { outgoing } = this.code.body;
    const slots: Point[] = [start.point];
    const leaves: Cut[] = [];
    const steps: BlockStep[] = [];
    const place = (point: Point): number => {
      const cut = cutAt.get(point);
      if (cut === undefined) {
        this.#owner[point] = start;
        return slots.push(point) - 1;
      }
      const known = leaves.indexOf(cut);
      return ~(known >= 0 ? known : leaves.push(cut) - 1);
    };
    // Grows while it is walked.
    for (let from = 0; from < slots.length; from++) {
      for (const edge of outgoing[slots[from] as Point] ?? []) {
        const to = place(edge.to);
        const exceptional = edge.exceptional === undefined ? undefined : place(edge.exceptional);
        steps.push({ at: edgeOf(edge), from, to, exceptional });
      }
    }
    return { steps, slots, leaves };
  }
}

function traitsOf({ body }: Code): Uint8Array {
  const traits = new Uint8Array(body.points);
  const incoming = new Uint8Array(body.points);
  const mark = (point: Point, trait: number): void => {
    traits[point] = (traits[point] as number) | trait;
  };
  let hasLoops = false;
  const arrive = (from: Point, point: Point): void => {
    if (incoming[point] === 1) mark(point, JUNCTION);
    incoming[point] = 1;
    hasLoops ||= point <= from;
  };
  mark(body.entry, CALL_SIDE);
  if (body.exit !== undefined) mark(body.exit, CALL_SIDE);
  if (body.exceptionalExit !== undefined) mark(body.exceptionalExit, CALL_SIDE);
  for (const { from, to, exceptional, instruction } of body.edges) {
    arrive(from, to);
    if (exceptional !== undefined) arrive(from, exceptional);
    if (!isCall(instruction)) continue;
    mark(from, CALL_SIDE);
    mark(to, CALL_SIDE);
    if (exceptional !== undefined) mark(exceptional, CALL_SIDE);
  }
  if (hasLoops) for (const { header } of bodyLoops(body).loops) mark(header, LOOP_HEAD);
  return traits;
}

function wantedOf(layout: Layout): readonly Cut[] {
  const found = new Set<Cut>();
  const wanted: Cut[] = [];
  const want = (cut: Cut): void => {
    if (found.has(cut)) return;
    wanted.push(cut);
    const rest = [cut];
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      for (const { cut: source } of next.sources) rest.push(source);
      for (const { cut: source } of next.calls) rest.push(source);
    }
  };
  if (layout.exit !== undefined) want(layout.exit);
  if (layout.exceptionalExit !== undefined) want(layout.exceptionalExit);
  // Points are in reverse post-order: the last of those that never end is likely to be found from no other.
  for (const cut of layout.cuts.toReversed()) want(cut);
  return wanted;
}
