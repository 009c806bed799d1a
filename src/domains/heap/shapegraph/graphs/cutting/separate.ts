/**
 * Cuts a heap in two for a call: the cells that the callee can reach, and the frame.
 *
 * Where both sides reach the summary and none of its cells is shared, the cells behind a field of the frame have no second
 * reference: they are the frame's, and the callee's are others. The summary then goes to both. Where cells are shared this is not so.
 */
import { incomingOf } from '../claims/incoming.js';
import { reachedFrom } from '../claims/reached.js';
import { chooseFlags } from '../flag-choices.js';
import { isConsistent } from '../store/consistency.js';
import { ABSENT, Draft } from '../store/draft.js';
import {
  ELSEWHERE,
  FIRST_NODE,
  JOINED,
  type Mapping,
  NULL,
  type Parts,
  SHARED,
  type ShapeGraph,
  SUMMARY,
  UNREAD,
} from '../store/model.js';
import type { GraphStore } from '../store/store.js';
import { forgetAll, valueAt } from '../variables.js';

interface Cut {
  readonly store: GraphStore;
  readonly whole: Draft;
  readonly passed: Mapping;
  readonly kept: ReadonlySet<number>;
  readonly cuts: number;
  /** Targets that the callee reaches, as bits. */
  readonly reached: number;
  readonly found: Parts[];
}

export function separate(
  store: GraphStore,
  graph: ShapeGraph,
  passed: Mapping,
  kept: readonly number[],
  cuts: number,
): readonly Parts[] | 'inseparable' | undefined {
  const used = new Set([...passed, ...kept]);
  const dropped = store.view(graph).values.flatMap((_, variable) => (used.has(variable) ? [] : [variable]));
  const graphs = forgetAll(store, graph, dropped);
  if (graphs === undefined) return undefined;
  const found: Parts[] = [];
  for (const each of graphs) {
    const whole = store.view(each);
    const every = (1 << store.fields) - 1;
    let reached = 0;
    for (const from of passed) {
      const value = valueAt(whole.values, from);
      if (value >= FIRST_NODE) reached |= reachedFrom(whole, value, every);
    }
    const answer = separateOne({ store, whole, passed, kept: new Set(kept), cuts, reached, found });
    if (answer !== 'found') return answer === 'many' ? undefined : answer;
  }
  return found;
}

type Answer = 'found' | 'many' | 'inseparable';

function separateOne(cut: Cut): Answer {
  const { whole, reached } = cut;
  const fields = frameFields(cut);
  if (fields.includes(UNREAD)) return 'inseparable';
  const ofCallee = (reached & (1 << SUMMARY)) !== 0;
  const ofFrame = fields.includes(SUMMARY);
  if (!ofCallee || !ofFrame)
    return distribute(cut, ofCallee ? whole.edges : none(whole), ofCallee ? none(whole) : whole.edges);
  if ((whole.summary & SHARED) !== 0) return 'inseparable';
  if (cut.store.keyed) return distribute(cut, whole.edges, whole.edges);
  return shareEdges(cut, none(whole), none(whole), 0, ELSEWHERE);
}

function none(draft: Draft): number[] {
  return new Array<number>(draft.fieldCount).fill(0);
}

function frameFields({ whole, reached }: Cut): number[] {
  return whole.fields.filter((_, at) => (reached & (1 << (FIRST_NODE + Math.trunc(at / whole.fieldCount)))) === 0);
}

/** Relational: each edge of the summary is one of the callee's, of the frame's, or of both. */
function shareEdges(cut: Cut, callee: number[], frame: number[], field: number, target: number): Answer {
  if (field === cut.whole.fieldCount) return distribute(cut, callee, frame);
  if (target === FIRST_NODE + cut.whole.nodeCount) return shareEdges(cut, callee, frame, field + 1, ELSEWHERE);
  const bit = (cut.whole.edges[field] as number) & (1 << target);
  const [left, right] = [callee[field] as number, frame[field] as number];
  const choices =
    bit === 0
      ? [[0, 0]]
      : target === ELSEWHERE
        ? [[bit, bit]]
        : [
            [bit, 0],
            [0, bit],
            [bit, bit],
          ];
  for (const [own, others] of choices) {
    callee[field] = left | (own as number);
    frame[field] = right | (others as number);
    const answer = shareEdges(cut, callee, frame, field, target + 1);
    if (answer !== 'found') return answer;
  }
  callee[field] = left;
  frame[field] = right;
  return 'found';
}

/** Makes both graphs, the edges of the summary being given. */
function distribute(cut: Cut, calleeEdges: readonly number[], frameEdges: readonly number[]): Answer {
  const { whole, reached, kept, passed, store } = cut;
  const part = (values: number[], edges: readonly number[]): Draft =>
    new Draft(whole.fieldCount, {
      values,
      fields: whole.fields.slice(),
      flags: whole.flags.slice(),
      summary: ABSENT,
      edges: [...edges],
    });
  const frame = part(whole.values.slice(), frameEdges);
  const callee = part(
    passed.map((from) => valueAt(whole.values, from)),
    calleeEdges,
  );
  for (const from of passed) if (from >= 0 && !kept.has(from)) frame.values[from] = NULL;
  const points: number[] = [];
  for (let node = 0; node < whole.nodeCount; node++) {
    if ((reached & (1 << (FIRST_NODE + node))) === 0) {
      callee.vanish(node);
      continue;
    }
    frame.fields.fill(NULL, node * whole.fieldCount, (node + 1) * whole.fieldCount);
  }
  for (let node = 0; node < whole.nodeCount; node++) {
    const target = FIRST_NODE + node;
    if ((reached & (1 << target)) === 0) continue;
    const isMet =
      frame.values.includes(target) ||
      frame.fields.includes(target) ||
      frameEdges.some((mask) => (mask & (1 << target)) !== 0);
    if (isMet) points.push(target);
    else frame.vanish(node);
  }
  if (points.length > cut.cuts) return 'inseparable';
  for (let point = 0; point < cut.cuts; point++) {
    frame.values.push(points[point] ?? NULL);
    callee.values.push(points[point] ?? NULL);
  }
  if (callee.entersSummary()) callee.summary = whole.summary;
  if (frame.entersSummary()) frame.summary = whole.summary;
  if (store.keyed) return add(cut, callee, frame);
  return chooseBoth(cut, callee, frame);
}

/** Relational: flags of both that together are those of the whole. */
function chooseBoth(cut: Cut, callee: Draft, frame: Draft): Answer {
  const { whole } = cut;
  const inCallee = incomingOf(callee);
  const inFrame = incomingOf(frame);
  const referred = (incoming: ReturnType<typeof incomingOf>, node: number): boolean =>
    (incoming.fields[node] as number) + (incoming.edges[node] as number) > 0;
  let answer: Answer = 'found';
  const together = (): boolean =>
    whole.flags.every((flags, node) => {
      const both = referred(inCallee, node) && referred(inFrame, node);
      const sum = both ? SHARED | JOINED : (callee.flags[node] as number) | (frame.flags[node] as number);
      return sum === flags;
    });
  chooseFlags(callee, whole.flags, callee.summary, () => {
    if (!isConsistent(callee)) return true;
    return chooseFlags(frame, whole.flags, frame.summary, () => {
      if (together() && isConsistent(frame)) answer = add(cut, callee.clone(), frame.clone());
      return answer === 'found';
    });
  });
  return answer;
}

function add({ store, found }: Cut, callee: Draft, frame: Draft): Answer {
  const left = store.seal(callee);
  const right = store.seal(frame);
  if (left === undefined || right === undefined) return 'found';
  if (!found.some((parts) => parts.callee === left && parts.frame === right))
    found.push({ callee: left, frame: right });
  return found.length > store.limit ? 'many' : 'found';
}
