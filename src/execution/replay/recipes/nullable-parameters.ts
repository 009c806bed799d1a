/** Remembers which parameters take null: runs ask for every value that they pass, and the answer takes a look at the code. */
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ReplayOptions } from '../target.js';

type MayBeNull = ReplayOptions['parameterMayBeNull'];

export function remembering(mayBeNull: MayBeNull): MayBeNull {
  const known = new Map<MethodDeclaration, (boolean | undefined)[]>();
  return (method, index) => {
    let answers = known.get(method);
    if (answers === undefined) {
      answers = [];
      known.set(method, answers);
    }
    answers[index] ??= mayBeNull(method, index);
    return answers[index];
  };
}
