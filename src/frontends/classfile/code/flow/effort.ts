/** How much work one method may make. What compilers write needs a small part of it; the rest is refused. */
import { CLASSFILE_BUDGETS } from '../../budgets.js';
import { CodeProblem } from '../translation/translation.js';

const MOST = CLASSFILE_BUDGETS['code/flow/effort'].most.most;

export class Effort {
  #spent = 0;

  /** For work that is not linear in the size of the code. */
  spend(amount: number): void {
    this.#spent += amount;
    if (this.#spent > MOST) throw new CodeProblem('the code is too large and too tangled');
  }
}
