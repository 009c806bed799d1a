/** The way of an object to a call that it refuses, told in words of the program. */

import type { FindingStep } from '../../../../findings/check-result.js';
import type { Body, Edge } from '../../../../ir/body.js';
import { ExpressionText, isNamed, locationOf } from '../../../../obligations/index.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import { type Stage, wayTo } from '../leaks/journey.js';
import type { Automaton } from './automaton.js';

const MOST_STEPS = CHECK_BUDGETS['inspections/protocols/protocol-words'].mostSteps.most;

export class ProtocolTeller {
  readonly #text: ExpressionText;

  constructor(readonly body: Body) {
    this.#text = new ExpressionText(body);
  }

  /** The call as it is written; loops over collections have none. */
  subject({ instruction }: Edge): string {
    const text = isOfLoop(instruction) ? undefined : this.#callText(instruction);
    if (text !== undefined && !text.includes('$')) return text;
    return instruction.kind === 'call' && instruction.method.name === 'next' ? 'the next turn of the loop' : 'the call';
  }

  /** Without the names of classes that stand for lambdas. */
  #callText(instruction: Edge['instruction']): string | undefined {
    return this.#text.ofCall(instruction)?.replaceAll(/new [\w.$]*\$\$Lambda\$\d+\(…\)/g, '…');
  }

  steps(failure: Stage, automaton: Automaton): readonly FindingStep[] {
    const steps: FindingStep[] = [];
    const way = wayTo(failure);
    for (const [index, { edge, state, isExceptional }] of way.entries()) {
      const before = way[index - 1]?.state;
      if (edge === undefined || before === undefined || edge === failure.edge) continue;
      const isChanged = state.phase === 'open' && (before.phase !== 'open' || before.mode !== state.mode);
      const told = isChanged ? automaton.told(state.mode) : undefined;
      const said =
        told === undefined
          ? this.#step(edge, isExceptional ? 'exceptional' : 'normal', before.phase)
          : this.#named(state.handles, edge, told);
      const last = steps.at(-1);
      if (said === undefined || edge.span.line <= 0) continue;
      if (last?.message === said && last.location.line === edge.span.line) continue;
      steps.push({ location: locationOf(edge.span), message: said });
    }
    return steps.slice(-MOST_STEPS);
  }

  #named(handles: readonly number[], edge: Edge, told: string): string {
    for (const index of handles) {
      const variable = this.body.variables[index];
      if (variable !== undefined && isNamed(variable) && !variable.name.includes('$')) {
        return `\`${this.#text.of(variable)}\` ${told}`;
      }
    }
    const call = this.#callText(edge.instruction);
    const isHidden = call === undefined || call.includes('$');
    if (told.includes('changed here') && !isHidden) return `\`${call}\` changes the collection that the loop goes over`;
    return isHidden ? `the object ${told}` : `\`${call}\`: the object ${told}`;
  }

  #step({ instruction }: Edge, exit: 'exceptional' | 'normal', phase: Stage['state']['phase']): string | undefined {
    if (phase !== 'open') return undefined;
    if (exit === 'exceptional') {
      const call = this.#callText(instruction);
      return call === undefined ? 'throws an exception' : `\`${call}\` throws an exception`;
    }
    if (instruction.kind !== 'assume' || instruction.condition.kind === 'constant') return undefined;
    const condition = this.#text.ofExpression(instruction.condition);
    // Loops over elements ask without anybody having written so.
    const isHidden = /the \w+ (value|variable)|the exception|\$|\biterator\(\)\.hasNext\(\)/.test(condition);
    return isHidden ? undefined : `taken: \`${condition}\``;
  }
}

/** Whether it is called on the iterator of a loop over elements, which nobody wrote. */
function isOfLoop(instruction: Edge['instruction']): boolean {
  const [receiver] = instruction.kind === 'call' ? instruction.arguments : [];
  return receiver?.kind === 'variable' && receiver.sourceName?.endsWith('$') === true;
}

/** Why the call was refused, as far as the exception tells. */
export function refusal(note: string): string {
  if (/\b(?:NoSuchElement|EmptyStack)Exception$/.test(note)) return 'there is no such element';
  if (/IndexOutOfBoundsException$/.test(note)) return 'there is no such index';
  return 'the object is not in a state that allows it';
}

/** What to write instead. */
export function repairOf(note: string): string {
  if (/\b(?:NoSuchElement|EmptyStack)Exception$/.test(note))
    return 'ask first whether there is one (`hasNext()`, `isPresent()`, `!isEmpty()`), or say what counts where there is none (`orElse(…)`, `poll()`)';
  if (/IndexOutOfBoundsException$/.test(note)) return 'ask for the size first';
  return 'call it only where the object is in the state that it demands';
}
