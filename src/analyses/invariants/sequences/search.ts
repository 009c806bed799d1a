/** Call sequences against what was not proved of a class: the search with budgets that scale. */
import type { Witness } from '../../../findings/claim.js';
import type { ClassTable } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { Asked } from '../local-analysis.js';
import { breakBySequences } from './breadth-first.js';
import { type SequenceProgram, sequenceProgram } from './program.js';
import { DEFAULT_BUDGET } from './question.js';

/** The class at hand: parts of `ClassSubject`. */
export interface SearchSubject {
  readonly context: { readonly outside: 'open' | 'closed' };
  readonly family: { readonly declaration: { readonly name: ClassName } };
}

export class SequenceSearch {
  #program: SequenceProgram | undefined;

  constructor(
    readonly table: ClassTable,
    readonly options: { readonly budget: number },
  ) {}

  /** For each formula the shortest client found that breaks it. */
  breaking(
    { context, family }: SearchSubject,
    asked: readonly Asked[],
    cancelled?: () => boolean,
  ): readonly (Witness | undefined)[] {
    if (asked.length === 0) return [];
    this.#program ??= sequenceProgram(this.table);
    const { budget } = this.options;
    const { broken } = breakBySequences(this.#program, {
      type: family.declaration.name,
      asked,
      world: context.outside,
      budget: { runs: Math.ceil(DEFAULT_BUDGET.runs * budget), steps: Math.ceil(DEFAULT_BUDGET.steps * budget) },
      ...(cancelled === undefined ? {} : { cancelled }),
    });
    return broken.map((each) => each?.witness);
  }
}
