/** The user's `assert` statements of the assertion language. */
import type { Finder, Obligation } from '../finder.js';
import { alarmOf } from './implicit-check.js';

export const assertion: Finder = {
  card: {
    id: 'assert',
    title: 'Assertion',
    question: 'Does the assertion hold whenever it is reached?',
    help: 'Correct the code before the assertion, or the assertion itself.',
    cwe: [617],
    since: '0.1.0',
  },
  obligations: (method) =>
    (method.body()?.edges ?? []).flatMap((edge): readonly Obligation[] => {
      const { instruction } = edge;
      if (instruction.kind !== 'specify' || instruction.clause !== 'assert') return [];
      const { formula } = instruction;
      return [
        {
          method,
          span: edge.span,
          subject: formula,
          message: (certainty) => `\`${formula}\` ${certainty === 'must' ? 'does not hold' : 'may not hold'} here`,
          written: true,
          implicit: false,
          numeric: false,
          chosenByCaller: false,
          edges: [edge],
          judge: alarmOf('formula'),
        },
      ];
    }),
};
