/** Boxed numbers that are compared by identity: `==` on two `Integer`s asks whether they are the same object, which small numbers are and others are not. */
import type { Edge } from '../../../ir/body.js';
import type { Expression, Operand } from '../../../ir/instructions.js';
import { ExpressionText, type Finder, type Obligation, simpleName } from '../../../obligations/index.js';

const BOXES: ReadonlySet<string> = new Set(
  ['Integer', 'Long', 'Short', 'Byte', 'Character', 'Float', 'Double'].map((name) => `java.lang.${name}`),
);

export const boxedIdentity: Finder = {
  card: {
    id: 'boxed-identity',
    title: 'Boxed numbers compared by identity',
    question: 'Can two boxed numbers be compared by `==` or `!=` here that are equal, and different objects?',
    help: 'Compare by `equals`, or by the primitive numbers: `a.intValue() == b.intValue()`.',
    cwe: [595],
    since: '0.1.0',
  },
  obligations: (method) => {
    const body = method.body();
    if (body === undefined) return [];
    let text: ExpressionText | undefined;
    return body.edges.flatMap((edge): readonly Obligation[] => {
      const compared = comparedAt(edge);
      if (compared === undefined) return [];
      text ??= new ExpressionText(body);
      const [left, right] = compared;
      const [one, other] = [text.of(left), text.of(right)];
      return [
        {
          method,
          span: edge.span,
          subject: `${one} == ${other}`,
          message: (certainty) =>
            `\`${one}\` and \`${other}\` ${certainty === 'must' ? 'are' : 'may be'} different ${simpleName(left.type)} objects with the same value here, and are compared by identity`,
          written: false,
          implicit: false,
          // Values of boxes are not followed: shown is what a run has met.
          numeric: true,
          chosenByCaller: false,
          edges: [edge],
          judge: () => ({ certainty: 'may', latent: false }),
          broken: { differ: compared },
        },
      ];
    });
  },
};

/** Where the comparison came out as different, or is computed at all. */
function comparedAt({ instruction }: Edge): readonly [Operand, Operand] | undefined {
  if (instruction.kind === 'assume') return boxesIn(instruction.condition, '!=');
  return instruction.kind === 'assign' ? boxesIn(instruction.value) : undefined;
}

function boxesIn(value: Expression, only?: '!='): readonly [Operand, Operand] | undefined {
  if (value.kind !== 'binary' || (value.operator !== '!=' && value.operator !== '==')) return undefined;
  if (only !== undefined && value.operator !== only) return undefined;
  const { left, right } = value;
  // An object is the same as itself.
  if (left === right || left.type !== right.type || !BOXES.has(left.type)) return undefined;
  return [left, right];
}
