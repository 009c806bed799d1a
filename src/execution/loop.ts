/** The loops that execute steps: a fast one, and one that tells a hook about source lines. */

import type { HeapView } from '../ir/heap.js';
import type { Span } from '../ir/span.js';
import { EXECUTION_BUDGETS } from './budgets.js';
import type { Activation, Step } from './frame.js';
import { frameView } from './frame-view.js';
import type { Hooks } from './options.js';
import { Halt } from './outcome.js';
import type { Runtime } from './runtime.js';

const STEPS_BETWEEN_QUESTIONS = EXECUTION_BUDGETS.loop.stepsBetweenQuestions.most;

/** Runs until something throws `Halt`, the bottom of the stack at the latest. */
export function execute(runtime: Runtime): never {
  let frame = runtime.top;
  let { registers } = frame;
  let { steps } = frame.code;
  let point = frame.pc;
  let left = runtime.stepsLeft;
  const { cancelled } = runtime.options;
  const nextQuestion = (): number => (cancelled === undefined ? 0 : Math.max(0, left - STEPS_BETWEEN_QUESTIONS));
  let questionBelow = nextQuestion();
  try {
    for (;;) {
      if (--left < questionBelow) {
        frame.pc = point;
        if (left < 0) throw new Halt({ kind: 'budget', spent: 'steps' });
        if (cancelled?.() === true) throw new Halt({ kind: 'budget', spent: 'time' });
        questionBelow = nextQuestion();
      }
      point = (steps[point] as Step)(registers, frame);
      if (point < 0) {
        frame = runtime.top;
        registers = frame.registers;
        steps = frame.code.steps;
        point = frame.pc;
      }
    }
  } finally {
    // Where a run goes on after something that cannot run, it has to be known which edge that was.
    if (runtime.top === frame) frame.pc = point;
    runtime.stepsLeft = Math.max(0, left);
  }
}

/** The same, and the hooks are called. */
export function executeTraced(runtime: Runtime, hooks: Hooks, heap: HeapView): never {
  /** The line that each frame is at. */
  const current = new WeakMap<Activation, Span>();
  const leaveLine = (frame: Activation, next: Span | undefined): void => {
    const span = current.get(frame);
    if (next !== undefined) current.set(frame, next);
    if (span !== undefined && span.line !== next?.line) hooks.line?.(frameView(frame), span, heap);
  };
  for (;;) {
    if (--runtime.stepsLeft < 0) {
      runtime.stepsLeft = 0;
      throw new Halt({ kind: 'budget', spent: 'steps' });
    }
    const frame = runtime.top;
    const point = frame.pc;
    const { code } = frame;
    const traced = code.method?.owner.declaration?.origin === 'input';
    const span = code.body?.outgoing[point]?.[0]?.span;
    if (traced && span !== undefined && span.line > 0) leaveLine(frame, span);
    if (code.method !== undefined) hooks.point?.(frameView(frame), point, heap);
    hooks.follower?.before(frame, point);
    const next = (code.steps[point] as Step)(frame.registers, frame);
    hooks.follower?.after(frame, point, runtime.top);
    if (next >= 0) frame.pc = next;
    else if (traced && runtime.top.caller !== frame && runtime.top !== frame) leaveLine(frame, undefined);
  }
}
