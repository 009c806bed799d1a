/** A way on which something stays open, told in words of the program. */

import type { FindingStep } from '../../../../findings/check-result.js';
import type { Body, Edge } from '../../../../ir/body.js';
import type { Variable } from '../../../../ir/instructions.js';
import { ExpressionText, isNamed, locationOf } from '../../../../obligations/index.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import { type Stage, wayTo } from './journey.js';

const MOST_STEPS = CHECK_BUDGETS['inspections/leaks/leak-words'].mostSteps.most;

/** What has happened to it, and what should have. */
export interface Wording {
  readonly opened: string;
  readonly undone: string;
}

export class LeakTeller {
  readonly text: ExpressionText;

  constructor(
    readonly body: Body,
    readonly wording: Wording,
  ) {
    this.text = new ExpressionText(body);
  }

  /** A variable with a name that holds it on the way. */
  holder(leak: Stage): Variable | undefined {
    for (const { state } of [...wayTo(leak)].reverse()) {
      if (state.phase !== 'open') break;
      for (const index of [...state.handles].reverse()) {
        const variable = this.body.variables[index];
        if (variable !== undefined && isNamed(variable)) return variable;
      }
    }
    return undefined;
  }

  message(leak: Stage, name: string): string {
    const undone = `\`${name}\` is not ${this.wording.undone} when`;
    const thrower = wayTo(leak).find(
      ({ isExceptional, state, grade }) => isExceptional && state.phase === 'open' && grade > 0,
    );
    if (thrower?.edge !== undefined) {
      const call = this.text.ofCall(thrower.edge.instruction);
      const cause = call === undefined ? 'an exception is thrown' : `\`${call}\` throws`;
      return `${undone} ${cause} (line ${thrower.edge.span.line})`;
    }
    const line = this.#lastLine(leak);
    const how = leak.point === this.body.exit ? 'the method returns' : 'the method throws';
    return `${undone} ${how}${line === undefined ? '' : ` (line ${line})`}`;
  }

  /** The line of the statement that leaves the method, where one does. */
  #lastLine(leak: Stage): number | undefined {
    const opening = wayTo(leak).find(({ state }) => state.phase === 'open')?.edge?.span.line ?? 0;
    const line = leak.edge?.span.line;
    return line === undefined || line < opening ? undefined : line;
  }

  steps(leak: Stage, name: string): readonly FindingStep[] {
    const steps: FindingStep[] = [];
    let opening: number | undefined;
    for (const stage of wayTo(leak)) {
      const { edge, state } = stage;
      if (edge === undefined) continue;
      const { span } = edge;
      const opens = opening === undefined && state.phase === 'open';
      const said = opens ? `\`${name}\` is ${this.wording.opened}` : this.#step(stage, edge);
      if (opens) opening = span.line;
      const last = steps.at(-1);
      if (said === undefined || span.line <= 0) continue;
      if (last?.message === said && last.location.line === span.line) continue;
      // The end of a method without a statement has no line of its own.
      if (edge.instruction.kind === 'return' && opening !== undefined && span.line < opening) continue;
      steps.push({ location: locationOf(span), message: said });
    }
    return steps.slice(-MOST_STEPS);
  }

  #step({ isExceptional, state, before }: Stage, { instruction }: Edge): string | undefined {
    if (state.phase === 'waiting') return undefined;
    if (isExceptional) {
      const call = this.text.ofCall(instruction);
      return call === undefined ? 'throws an exception' : `\`${call}\` throws an exception`;
    }
    if (instruction.kind === 'return') return 'returns here';
    if (instruction.kind === 'throw') return 'throws here';
    if (instruction.kind === 'assume') {
      if (instruction.condition.kind === 'constant') return undefined;
      const condition = this.text.ofExpression(instruction.condition);
      return /the \w+ (value|variable)|the exception|\$/.test(condition) ? undefined : `taken: \`${condition}\``;
    }
    if ((before?.state.handles.length ?? 0) > 0 && state.handles.length === 0) return 'nothing refers to it any more';
    return undefined;
  }
}
