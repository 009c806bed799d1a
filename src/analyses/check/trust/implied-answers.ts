/** Boolean arguments that a call lets pass with one answer only, as `checkArgument` and `Validate.isTrue` do: read from the code of what it may run. */
import { senseOf } from '../../../base/truth.js';
import { either, has } from '../../../domains/heap/recency/implications/facts.js';
import { Implications } from '../../../domains/heap/recency/implications/implications.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Implied } from './asked-before.js';

export class ImpliedAnswers {
  readonly #implications: Implications;

  constructor(hierarchy: Hierarchy) {
    this.#implications = new Implications({ hierarchy });
  }

  readonly of: Implied = (call) => {
    const isAsking = call.arguments.some(({ type }) => type === 'boolean');
    if (!isAsking) return [];
    const { no, yes } = this.#implications.ofCall(call);
    const facts = either(no, yes);
    if (facts === undefined) return [];
    return call.arguments.flatMap((argument, position) => {
      const holds = has(facts.nonNull, position);
      const isTold = holds || has(facts.null, position);
      return isTold && argument.type === 'boolean' ? [{ argument, sense: senseOf(holds) }] : [];
    });
  };
}
