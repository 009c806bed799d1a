/** Three-valued truth: what an analysis answers when asked whether something holds. */
export type Truth = 'yes' | 'no' | 'unknown';

export function truthOf(holds: boolean): Truth {
  return holds ? 'yes' : 'no';
}

export function negation(truth: Truth): Truth {
  return truth === 'unknown' ? 'unknown' : truthOf(truth === 'no');
}

/** Kleene's conjunction: one `no` decides, whatever the other is. */
export function conjunction(left: Truth, right: Truth): Truth {
  if (left === 'no' || right === 'no') return 'no';
  return left === 'yes' && right === 'yes' ? 'yes' : 'unknown';
}

/** Kleene's disjunction: one `yes` decides, whatever the other is. */
export function disjunction(left: Truth, right: Truth): Truth {
  return negation(conjunction(negation(left), negation(right)));
}

/** What is known when it is not known which of the two answers applies. */
export function agreement(left: Truth, right: Truth): Truth {
  return left === right ? left : 'unknown';
}

/** Of a condition, which of its two cases is meant: that it holds, or that it does not. */
export type Sense = 'holds' | 'fails';

export function senseOf(holds: boolean): Sense {
  return holds ? 'holds' : 'fails';
}

export function opposite(sense: Sense): Sense {
  return sense === 'holds' ? 'fails' : 'holds';
}
