/** Reads relational properties of methods: for outcomes of their summaries, and for runs. */

import type { MethodDeclaration } from '../../../../ir/program.js';
import type { Algebra } from '../../../../machines/relational/algebra.js';
import { FALSE } from '../../../../machines/relational/conditions.js';
import type { Outcome } from '../../../../machines/relational/summary.js';
import type { CheckOptions } from '../check-options.js';
import { type AfterCall, afterOutcome, type RelationalGoal, readRelational } from '../relational.js';
import { AnyAfter, type RelationalRun } from '../relational-run.js';
import type { Goal } from './clauses.js';

export class PropertyReader {
  readonly #options: CheckOptions;
  readonly #algebra: Algebra;

  constructor(options: CheckOptions) {
    this.#options = options;
    this.#algebra = options.summaries.algebra;
  }

  /** Whether the property can be read as a relational formula, whatever the outcome. */
  isReadable(property: string, method: MethodDeclaration): boolean {
    const { outcomes } = this.#options.summaries.of(method);
    const returns = outcomes.filter(({ kind }) => kind === 'return');
    // Of a method that is not known names mean something all the same.
    const all = returns.length > 0 ? returns : [this.#anyReturn(method)];
    return all.some((outcome) => typeof this.read(property, method, afterOutcome(this.#algebra, outcome)) !== 'string');
  }

  #anyReturn({ result }: MethodDeclaration): Outcome {
    const value = result === 'void' ? undefined : this.#algebra.type(result);
    return { kind: 'return', condition: FALSE, value, type: result, fields: new Map(), allocated: [] };
  }

  /** The formula for runs of the method; undefined where it cannot be read. */
  runOf({ formula }: Goal, method: MethodDeclaration): RelationalRun | undefined {
    const algebra = this.#algebra;
    const after = new AnyAfter(algebra, method);
    const goal = this.read(formula, method, after);
    return typeof goal === 'string' ? undefined : { algebra, method, after, goal };
  }

  /** The message says what cannot be read. */
  read(property: string, method: MethodDeclaration, after: AfterCall): RelationalGoal | string {
    const { hierarchy, summaries, specificationField = () => undefined } = this.#options;
    const field = summaries.field.bind(summaries);
    const names = { algebra: this.#algebra, hierarchy, field, specificationField };
    return readRelational(property, names, method, after, this.#options.assumed);
  }
}
