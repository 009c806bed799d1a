/** Frames of a run over sketches: where the variables of a method are, and how it was called. */
import type { Scope } from '../../../domains/heap/sketch/expressions.js';
import type { Sketch } from '../../../domains/heap/sketch/state.js';
import { UNSET } from '../../../domains/heap/sketch/values.js';
import type { Edge, Point } from '../../../ir/body.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { SketchCode } from './world.js';

export interface SketchFrame extends Scope {
  readonly code: SketchCode;
  /** The method that is analysed. */
  readonly root: MethodDeclaration;
  /** The place of the call; 0 for the method that is analysed. */
  readonly context: number;
  readonly caller: SketchFrame | undefined;
  /** The edge of the caller with the call. */
  readonly call: Edge | undefined;
  readonly depth: number;
  /** Places of variables, of all frames, that hold truth values: ways with different ones are kept apart. */
  readonly truths: readonly number[];
}

/** An edge that a frame runs. */
export interface SketchEdge {
  readonly frame: SketchFrame;
  readonly edge: Edge;
}

/** Variables of the frame, and one for the result. */
export function sizeOf({ body }: SketchCode): number {
  return body.variables.length + 1;
}

/** Where the frame keeps its result. */
export function resultOf({ base, code }: SketchFrame): number {
  return base + code.body.variables.length;
}

export function frameOf(
  code: SketchCode,
  from: Pick<SketchFrame, 'nodes' | 'hierarchy' | 'assumesNoOverflow' | 'context'>,
  caller: SketchFrame | undefined,
  call: Edge | undefined,
): SketchFrame {
  const base = caller === undefined ? 0 : caller.base + sizeOf(caller.code);
  const { variables } = code.body;
  const truths = variables.flatMap(({ type, index }) => (type === 'boolean' ? [base + index] : []));
  if (code.method.result === 'boolean') truths.push(base + variables.length);
  const { nodes, hierarchy, assumesNoOverflow, context } = from;
  return {
    base,
    nodes,
    hierarchy,
    assumesNoOverflow,
    code,
    root: caller?.root ?? code.method,
    context,
    caller,
    call,
    depth: (caller?.depth ?? -1) + 1,
    truths: [...(caller?.truths ?? []), ...truths],
  };
}

/** Room for the variables of a frame that is entered. */
export function pushFrame(sketch: Sketch, frame: SketchFrame): void {
  for (let left = sizeOf(frame.code); left > 0; left--) sketch.variables.push(UNSET);
}

/** The variables that nothing reads from the points on are cleared. */
export function clearDead(sketch: Sketch, { base, code }: SketchFrame, points: readonly (Point | undefined)[]): void {
  for (const variable of code.body.variables) {
    const place = base + variable.index;
    if (sketch.variables[place] === UNSET) continue;
    if (!points.some((point) => point !== undefined && code.live.isLive(variable, point)))
      sketch.variables[place] = UNSET;
  }
}

/** The truth values that are known. */
export function truthsOf(sketch: Sketch, { truths }: SketchFrame): string {
  let key = '';
  for (const place of truths) {
    const symbol = sketch.variables[place] ?? UNSET;
    if (symbol === UNSET) continue;
    const { low, high } = sketch.number(symbol);
    if (low === high) key += `${place}:${low} `;
  }
  return key;
}

/** How often the method is under way. */
export function timesIn(frame: SketchFrame | undefined, method: MethodDeclaration): number {
  let times = 0;
  for (let each = frame; each !== undefined; each = each.caller) if (each.code.method === method) times++;
  return times;
}

/** The call of the method that is analysed that led to the edge: the edge itself if it is one of that method. */
export function outermostCall(frame: SketchFrame, edge: Edge): Edge {
  let outer = edge;
  for (let each: SketchFrame | undefined = frame; each?.caller !== undefined; each = each.caller)
    outer = each.call ?? outer;
  return outer;
}
