/** Remembers the survey of each body; what a body compares with becomes a stop of widening when it is first met. */
import type { Code } from '../../../../engine/code.js';
import { type Facts, has } from '../implications/facts.js';
import type { Tables } from '../state/tables.js';
import { type Survey, survey } from './survey.js';

export class Surveys {
  readonly #tables: Tables;
  readonly #known = new Map<Code, Survey>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  of(code: Code): Survey {
    let known = this.#known.get(code);
    if (known === undefined) {
      known = survey(code, (call, position) => {
        const { no, yes } = this.#tables.implications.ofCall(call);
        const tells = (facts: Facts | undefined): boolean =>
          facts !== undefined && (has(facts.nonNull, position) || has(facts.null, position));
        return tells(no) || tells(yes);
      });
      this.#known.set(code, known);
      for (const threshold of known.thresholds) this.#tables.values.addThreshold(threshold);
    }
    return known;
  }
}
