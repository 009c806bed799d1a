/** A run that breaks a claim, line by line, as pictures. */
import type { Claim, Witness } from '../../findings/claim.js';
import { parametersOf, witnessSteps } from '../../reports/witness-drawing.js';
import type { Counterexample, CounterexampleStep } from '../protocol.js';

/** Of a longer run the last lines: nobody steps through more. */
const MOST_STEPS = 200;

export function counterexampleOf({ witness }: Claim): Counterexample | undefined {
  if (witness === undefined || witness.trace.length === 0) return undefined;
  return { witness, title: titleOf(witness), steps: stepsOf(witness) };
}

function titleOf(witness: Witness): string {
  const { start, calls, arguments: values } = witness;
  if (start === 'main') return values.length === 0 ? 'from main' : `from main with ${values.join(', ')}`;
  if (start === 'calls') return calls.map((call) => `${call};`).join(' ');
  const names = parametersOf(witness);
  const given = values.map((value, index) => `${names[index] ?? `#${index}`} = ${value}`);
  return given.length === 0 ? 'on a heap built for it' : `on a heap built for it: ${given.join(', ')}`;
}

/** The state before, then one for every line, also where it changes nothing. */
function stepsOf(witness: Witness): readonly CounterexampleStep[] {
  const [before, ...after] = witnessSteps(witness);
  const steps = after.map((drawing, index): CounterexampleStep => {
    const { line = 0, file, note } = witness.trace[index] ?? {};
    return {
      ...(line === 0 ? {} : { line }),
      ...(file === undefined ? {} : { file }),
      ...(note === undefined ? {} : { note }),
      drawing,
    };
  });
  return [...(before === undefined ? [] : [{ drawing: before }]), ...steps.slice(-MOST_STEPS)];
}
