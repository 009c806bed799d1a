/** Runs a method over sketches until nothing new comes up: loops and joins keep what is known on all ways. */

import { isSame, joined, tidied } from '../../../domains/heap/sketch/join.js';
import type { Sketch } from '../../../domains/heap/sketch/state.js';
import type { Point } from '../../../ir/body.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import { clearDead, type SketchFrame, truthsOf } from './frames.js';

export interface Ends {
  readonly returned: readonly Sketch[];
  readonly thrown: readonly Sketch[];
}

/** Goes one step: every sketch that comes of it is told, with its point. The sketch may be changed. */
export type Step = (frame: SketchFrame, point: Point, sketch: Sketch, flow: Flow) => void;
export type Flow = (point: Point, sketch: Sketch) => void;

const MOST_WAYS = TYPESTATE_BUDGETS['sketch/run'].mostWays.most;
const WIDEN_AFTER = TYPESTATE_BUDGETS['sketch/run'].widenAfter.most;

interface Way {
  sketch: Sketch;
  isNew: boolean;
  joins: number;
}

export class BodyRun {
  readonly #frame: SketchFrame;
  readonly #step: Step;
  readonly #isSpent: () => boolean;
  readonly #kept: (Map<string, Way> | undefined)[] = [];
  readonly #isMerged: boolean[] = [];
  readonly #waiting = new Set<Point>();
  readonly #pending: { readonly point: Point; readonly sketch: Sketch }[] = [];

  constructor(frame: SketchFrame, step: Step, isSpent: () => boolean) {
    this.#frame = frame;
    this.#step = step;
    this.#isSpent = isSpent;
  }

  run(entry: Sketch): Ends {
    const { body } = this.#frame.code;
    this.#flow(body.entry, entry);
    while (!this.#isSpent()) {
      const next = this.#pending.pop();
      if (next !== undefined) {
        this.#step(this.#frame, next.point, next.sketch, this.#flow);
        continue;
      }
      if (this.#waiting.size === 0) break;
      const point = Math.min(...this.#waiting);
      this.#waiting.delete(point);
      for (const way of this.#kept[point]?.values() ?? []) {
        if (!way.isNew) continue;
        way.isNew = false;
        this.#pending.push({ point, sketch: way.sketch.copy() });
      }
    }
    return { returned: this.#at(body.exit), thrown: this.#at(body.exceptionalExit) };
  }

  #at(point: Point | undefined): readonly Sketch[] {
    return point === undefined ? [] : [...(this.#kept[point]?.values() ?? [])].map(({ sketch }) => sketch);
  }

  readonly #flow: Flow = (point, sketch) => {
    const { code } = this.#frame;
    if (code.isKept[point] === true) this.#keep(point, sketch);
    else this.#pending.push({ point, sketch });
  };

  #keep(point: Point, sketch: Sketch): void {
    const frame = this.#frame;
    clearDead(sketch, frame, [point]);
    const now = tidied(sketch);
    let ways = this.#kept[point];
    if (ways === undefined) {
      ways = new Map();
      this.#kept[point] = ways;
    }
    const key = this.#isMerged[point] === true ? errorOf(now) : `${errorOf(now)}${truthsOf(now, frame)}`;
    const known = ways.get(key);
    if (known === undefined) ways.set(key, { sketch: now, isNew: true, joins: 0 });
    else if (!this.#join(known, now)) return;
    if (ways.size > MOST_WAYS) this.#merge(point, ways);
    const { exit, exceptionalExit } = frame.code.body;
    if (point !== exit && point !== exceptionalExit) this.#waiting.add(point);
  }

  /** Whether there is something new. */
  #join(way: Way, now: Sketch): boolean {
    const both = joined(way.sketch, now, way.joins >= WIDEN_AFTER ? 'widening' : 'joining', this.#frame.nodes);
    if (isSame(both, way.sketch)) return false;
    way.sketch = both;
    way.joins++;
    way.isNew = true;
    return true;
  }

  #merge(point: Point, ways: Map<string, Way>): void {
    this.#isMerged[point] = true;
    const all = [...ways.values()];
    ways.clear();
    for (const way of all) {
      const key = errorOf(way.sketch);
      const known = ways.get(key);
      way.isNew = true;
      if (known === undefined) ways.set(key, way);
      else this.#join(known, way.sketch);
    }
  }
}

/** Ways on which an error is under way are always kept apart from others. */
function errorOf({ error }: Sketch): string {
  return error === 0 ? '' : '! ';
}
