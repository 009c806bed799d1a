/** Runs again what has hit a target, this time with everything written down: the witness. */
import type { WitnessFrame, WitnessStep } from '../../findings/claim.js';
import type { Operand } from '../../ir/instructions.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import { inFile, LONGEST_TRACE, lastStep, recorder, stepAt } from '../enumeration/witness.js';
import type { Machine } from '../machine.js';
import { JavaArray, JavaObject, JavaString } from '../memory/values.js';
import type { FrameView, Hooks } from '../options.js';
import { Halt, type Outcome } from '../outcome.js';
import { isEvidence } from './evidence.js';
import type { ReplayTarget } from './target.js';
import type { Watch } from './watch.js';

const MOST_FRAMES = EXECUTION_BUDGETS['replay/tell'].mostFrames.most;

/** Room for what comes last. */
const KEPT = LONGEST_TRACE - 1;

/** A run that can be repeated: `again` starts from the same state each time and does exactly the same. */
export interface Repeatable {
  readonly machine: Machine;
  readonly typed: 'by-javac' | 'by-us';
  again(hooks: Hooks): Outcome;
}

/** The lines up to the moment at which the target is hit, the last ones where they are many. Undefined when it is not hit. */
export function traceTo(watch: Watch, target: ReplayTarget, run: Repeatable): readonly WitnessStep[] | undefined {
  if (watch.isHopeless(target)) return undefined;
  let lines = 0;
  const counting = repeat(watch, target, run, {
    line: () => {
      lines++;
    },
  });
  if (counting === undefined) return undefined;
  if (run.machine.answers > 0 && !isEvidence(watch, target, run)) {
    watch.reject(target);
    return undefined;
  }
  const { hooks, trace } = recorder(run.machine, Math.max(0, lines - KEPT));
  const end = repeat(watch, target, run, hooks);
  return end === undefined ? undefined : joined(trace, end);
}

/** What was thrown out of a call is told with the variables of the line that made it. */
function joined(trace: readonly WitnessStep[], end: readonly WitnessStep[]): readonly WitnessStep[] {
  const before = trace.at(-1);
  const [first] = end;
  const isSame =
    before !== undefined && first?.note !== undefined && before.line === first.line && before.method === first.method;
  if (!isSame || Object.keys(first.variables).length > 0) return [...trace, ...end];
  return [...trace.slice(0, -1), { ...before, ...first, variables: before.variables, heap: before.heap }];
}

/** What there is to say about the moment itself. */
function repeat(watch: Watch, target: ReplayTarget, run: Repeatable, hooks: Hooks): readonly WitnessStep[] | undefined {
  let end: readonly WitnessStep[] | undefined;
  const watching = watch.hooks(run.typed, (hit, frame) => {
    if (hit !== target) return;
    const { line, file } = target.edge.span;
    const met = metAt(target, frame);
    const stack = stackOf(frame);
    const note = noteOf(target);
    const step = inFile(stepAt(run.machine, frame, line), file);
    end = [
      {
        ...step,
        ...(note === undefined ? {} : { note }),
        ...(met === undefined ? {} : { met }),
        ...(stack.length === 0 ? {} : { stack }),
      },
    ];
    throw new Halt({ kind: 'exit', status: 0 });
  });
  const outcome = run.again({ ...watching, ...hooks });
  if (end !== undefined) return end;
  return watch.broken(outcome).includes(target) ? lastStep(outcome, watch.hierarchy) : undefined;
}

/** The innermost calls, where they are many: what comes before repeats. */
function stackOf(frame: FrameView): readonly WitnessFrame[] {
  return frame
    .callers()
    .slice(0, MOST_FRAMES)
    .map(({ method, edge }) => ({
      class: method.owner,
      method: method.name,
      descriptor: method.descriptor,
      line: edge.span.line,
      edge: method.body()?.edges.indexOf(edge) ?? -1,
    }));
}

/** What the values were that a check of the language did not let pass. */
function metAt({ edge: { instruction }, raised }: ReplayTarget, frame: FrameView): string | undefined {
  if (raised !== undefined || instruction.kind !== 'check') return undefined;
  const { condition } = instruction;
  const given = (operand: Operand): unknown => (operand.kind === 'variable' ? frame.value(operand) : operand.value);
  switch (condition.kind) {
    case 'in-bounds': {
      const array = frame.value(condition.array);
      return array instanceof JavaArray
        ? `index ${String(given(condition.index))}, length ${array.elements.length}`
        : undefined;
    }
    case 'not-negative':
      return `length ${String(given(condition.operand))}`;
    case 'castable':
      return classMet(given(condition.operand));
    case 'storable':
      return classMet(given(condition.value));
    default:
      return undefined;
  }
}

function classMet(value: unknown): string | undefined {
  const isObject = value instanceof JavaObject || value instanceof JavaArray || value instanceof JavaString;
  return isObject ? `an object of ${value.type.name}` : undefined;
}

function noteOf({ edge: { instruction }, raised, differ }: ReplayTarget): string | undefined {
  if (raised !== undefined) return `throws ${raised}`;
  if (instruction.kind === 'check') return `throws ${instruction.exception}`;
  if (instruction.kind === 'throw') return `throws ${instruction.value.type}`;
  if (differ !== undefined) return undefined;
  return 'null where an annotation says that there is none';
}
