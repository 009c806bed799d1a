/** Makes a program that breaks a formula as short and plain as it gets. */
import {
  isCallback,
  linesOf,
  type Sequence,
  type Source,
  type Step,
  sourcesOf,
} from '../../../execution/replay/sequence.js';
import { isPrimitive, STRING } from '../../../ir/types.js';
import type { Breach } from './formulas.js';
import type { SequenceSession } from './session.js';

type Call = Extract<Step, { kind: 'call' }>;

/** What a program does to a formula, in the end. */
export function breachBy(session: SequenceSession, program: Sequence, formula: number): Breach | undefined {
  if (!session.player.play(program)) return undefined;
  return session.formulas.breach(formula, session.between().objects);
}

export function shortened(session: SequenceSession, program: Sequence, formula: number): Sequence {
  const breaks = (each: Sequence): boolean => breachBy(session, each, formula) !== undefined;
  const short = withFewerSteps(program, breaks);
  const plain = withPlainArguments(session, short, breaks);
  return plain === short ? short : withFewerSteps(plain, breaks);
}

/** Leaves out steps, the last ones first, while the formula is still broken. */
function withFewerSteps(program: Sequence, breaks: (program: Sequence) => boolean): Sequence {
  let best = program;
  for (let index = program.length - 1; index >= 0; index--) {
    const shorter = without(best, index);
    if (shorter !== undefined && breaks(shorter)) best = shorter;
    index = Math.min(index, best.length);
  }
  return best;
}

/** Passes a text or null instead of objects, where that does as well. */
function withPlainArguments(
  session: SequenceSession,
  program: Sequence,
  breaks: (program: Sequence) => boolean,
): Sequence {
  let best = program;
  for (const [index, step] of program.entries()) {
    if (step.kind !== 'call') continue;
    for (const [place, source] of step.arguments.entries()) {
      const plain = plainer(session, step, place, source);
      if (plain === undefined) continue;
      const current = best[index] as Call;
      const passed = current.arguments.map((each, other) => (other === place ? plain : each));
      const changed = best.map((each, other) => (other === index ? { ...current, arguments: passed } : each));
      if (linesOf(changed).length <= linesOf(best).length && breaks(changed)) best = changed;
    }
  }
  return best;
}

function plainer(session: SequenceSession, { method }: Call, place: number, source: Source): Source | undefined {
  const type = method.parameters[place]?.type ?? '';
  if (isPrimitive(type) || (source.kind !== 'step' && !isCallback(source))) return undefined;
  const isText = session.outside.hierarchy.isAssignable(STRING, type);
  return isText ? { kind: 'literal', type: STRING, value: 'a' } : { kind: 'literal', type: 'null', value: null };
}

/** The program without a step and without those that need it. */
function without(program: Sequence, left: number): Sequence | undefined {
  const places = new Map<number, number>();
  const steps: Step[] = [];
  const gone = (source: Source): boolean => {
    const index = source.kind === 'step' ? source.index : source.kind === 'callback' ? source.target : undefined;
    return index !== undefined && !places.has(index);
  };
  for (const [index, step] of program.entries()) {
    if (index === left || sourcesOf(step).some(gone)) continue;
    places.set(index, steps.length);
    steps.push(moved(step, (old) => places.get(old) ?? 0));
  }
  return steps.length === program.length ? undefined : steps;
}

function moved(step: Step, place: (index: number) => number): Step {
  const move = (source: Source): Source => {
    if (source.kind === 'step') return { kind: 'step', index: place(source.index) };
    return source.kind === 'callback' ? { ...source, target: place(source.target) } : source;
  };
  const receiver = 'receiver' in step && step.receiver !== undefined ? { receiver: move(step.receiver) } : {};
  switch (step.kind) {
    case 'call':
      return { ...step, ...receiver, arguments: step.arguments.map(move) };
    case 'array':
      return { ...step, elements: step.elements.map(move) };
    case 'read':
      return { ...step, ...receiver };
    case 'write':
      return { ...step, ...receiver, value: move(step.value) };
    case 'own':
      return { ...step, object: move(step.object) };
    case 'read-element':
      return { ...step, array: move(step.array) };
    case 'write-element':
      return { ...step, array: move(step.array), value: move(step.value) };
  }
}
