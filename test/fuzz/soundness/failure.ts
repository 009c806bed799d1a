/** What can be wrong with an analysis. */

export type FailureKind =
  /** A machine state that no abstract state at that point represents. */
  | 'uncovered'
  /** A step whose outcome does not represent what the machine did. */
  | 'step'
  /** A check that failed without alarm, or held in spite of a `must`. */
  | 'alarm'
  /** A wrong answer to a question. */
  | 'ask'
  /** `abstract` gave a state that no longer covers. */
  | 'abstract'
  /** A join or widening that does not cover its arguments. */
  | 'join'
  | 'violations'
  | 'runs-differ'
  | 'crash';

export class SoundnessFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(`${kind}: ${message}`);
  }
}
