/** Boxed numbers that are compared by identity: `==` on two `Integer`s asks whether they are the same object, which small numbers are and others are not. */
import type { Body, Edge } from '../../../ir/body.js';
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
      const watched = compared === undefined ? undefined : watchedAt(body, edge);
      if (compared === undefined || watched === undefined) return [];
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
          edges: [watched],
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

/** An edge that is executed right after the comparison, and only then, while both variables are as they were. */
function watchedAt(body: Body, edge: Edge): Edge | undefined {
  if (edge.instruction.kind !== 'assume') return edge;
  const isOnly = body.edges.filter(({ to, exceptional }) => to === edge.to || exceptional === edge.to).length === 1;
  const [next] = body.outgoing[edge.to] ?? [];
  return isOnly && next !== undefined && next.instruction.kind !== 'assume' ? next : undefined;
}
