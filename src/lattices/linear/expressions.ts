/** Linear expressions over numbered dimensions, and constraints on them. Plain data. */

export interface LinearExpression {
  /** Different dimensions, ascending, with coefficients that are not zero. */
  readonly terms: readonly (readonly [dimension: number, coefficient: number])[];
  readonly constant: number;
}

/** The expression is zero, at most zero, not zero; or a multiple of the modulus, which is at least two. */
export type LinearConstraint =
  | { readonly kind: '==' | '<=' | '!='; readonly expression: LinearExpression }
  | { readonly kind: 'multiple'; readonly expression: LinearExpression; readonly modulus: number };

export function constantExpression(constant: number): LinearExpression {
  return { terms: [], constant: constant + 0 };
}

export function dimensionExpression(dimension: number): LinearExpression {
  return { terms: [[dimension, 1]], constant: 0 };
}

export function scaled(expression: LinearExpression, factor: number): LinearExpression {
  if (factor === 1) return expression;
  if (factor === 0) return constantExpression(0);
  return {
    terms: expression.terms.map(([dimension, coefficient]) => [dimension, coefficient * factor]),
    constant: expression.constant * factor + 0,
  };
}

/** The first, plus the second so many times. */
export function plus(left: LinearExpression, right: LinearExpression, factor = 1): LinearExpression {
  const terms: [number, number][] = [];
  let [one, other] = [0, 0];
  while (one < left.terms.length || other < right.terms.length) {
    const first = left.terms[one];
    const second = right.terms[other];
    if (first !== undefined && (second === undefined || first[0] < second[0])) {
      terms.push([first[0], first[1]]);
      one++;
    } else if (second !== undefined && (first === undefined || second[0] < first[0])) {
      terms.push([second[0], second[1] * factor]);
      other++;
    } else if (first !== undefined && second !== undefined) {
      const coefficient = first[1] + second[1] * factor;
      if (coefficient !== 0) terms.push([first[0], coefficient]);
      one++;
      other++;
    }
  }
  return {
    terms: terms.filter(([, coefficient]) => coefficient !== 0),
    constant: left.constant + right.constant * factor + 0,
  };
}

export function minus(left: LinearExpression, right: LinearExpression): LinearExpression {
  return plus(left, right, -1);
}

/** Whether coefficients and constant are numbers to be computed with exactly. */
export function isExact({ terms, constant }: LinearExpression): boolean {
  return Number.isSafeInteger(constant) && terms.every(([, coefficient]) => Number.isSafeInteger(coefficient));
}

/** Whether a point meets the constraint; undefined where it has no such coordinate. By the numbers, and by nothing that a lattice does. */
export function isMetBy(
  constraint: LinearConstraint,
  at: (dimension: number) => number | bigint | undefined,
): boolean | undefined {
  let sum = BigInt(constraint.expression.constant);
  for (const [dimension, coefficient] of constraint.expression.terms) {
    const value = at(dimension);
    if (value === undefined) return undefined;
    sum += BigInt(coefficient) * BigInt(value);
  }
  switch (constraint.kind) {
    case '==':
      return sum === 0n;
    case '!=':
      return sum !== 0n;
    case '<=':
      return sum <= 0n;
    case 'multiple':
      return sum % BigInt(constraint.modulus) === 0n;
  }
}

const COMPARISONS = { '==': '=', '!=': '≠', '<=': '≤' } as const;

/** As people write it: negative terms on the other side, and the constant where it is shorter. */
export function showConstraint(constraint: LinearConstraint, name: (dimension: number) => string): string {
  const { terms, constant } = constraint.expression;
  const side = (of: typeof terms): string[] =>
    of.map(
      ([dimension, coefficient]) => (Math.abs(coefficient) === 1 ? '' : `${Math.abs(coefficient)}·`) + name(dimension),
    );
  const left = side(terms.filter(([, coefficient]) => coefficient > 0));
  const right = side(terms.filter(([, coefficient]) => coefficient < 0));
  if (constraint.kind === 'multiple') {
    return `${withConstant(left, 0)} ≡ ${withConstant(right, -constant)} mod ${constraint.modulus}`;
  }
  const written = COMPARISONS[constraint.kind];
  if (left.length === 0 && constraint.kind === '<=') return `${withConstant(right, 0)} ≥ ${withConstant([], constant)}`;
  if (left.length === 0) return `${withConstant(right, 0)} ${written} ${withConstant([], constant)}`;
  return `${withConstant(left, 0)} ${written} ${withConstant(right, -constant)}`;
}

function withConstant(words: readonly string[], constant: number): string {
  if (words.length === 0) return String(constant + 0);
  if (constant === 0) return words.join(' + ');
  return `${words.join(' + ')} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`;
}
