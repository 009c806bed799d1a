/** Texts that are read as numbers and are none. */
import type { RefusalRecord } from '../../../library/index.js';
import { isReadFromStream, isTakenFromCaller, type Judgement } from '../../../obligations/index.js';
import { constantText } from './constant-text.js';
import { argumentOf, refusedCall } from './refused-call.js';

const RAISED = 'java.lang.NumberFormatException';

export const numberFormat = refusedCall(
  {
    id: 'number-format',
    title: 'Text that is no number',
    question: 'Can a text be read as a number here that is none?',
    help: 'Catch the NumberFormatException where the text comes from outside, and decide what counts then; correct the text where it is a constant.',
    cwe: [1286, 20],
    since: '0.1.0',
  },
  ({ number }) => number !== undefined,
  ({ method, call, refusals: { number }, text, hierarchy }) => {
    const operand = argumentOf(call, 1);
    if (operand === undefined || number === undefined) return [];
    const known = constantText(operand, text.definitions);
    const judgement = judgementOf(known, number);
    return [
      {
        subject: text.ofCall(call) ?? text.of(operand),
        message: (certainty) =>
          `\`${text.of(operand)}\` ${certainty === 'must' ? 'is' : 'may be'} no text of ${KINDS[number]} here`,
        judge: () => judgement,
        numeric: true,
        chosenByCaller:
          isTakenFromCaller([operand], text.definitions, method) ||
          isReadFromStream(operand, text.definitions, hierarchy),
        broken: { raised: RAISED },
      },
    ];
  },
);

const KINDS: Readonly<Record<NonNullable<RefusalRecord['number']>, string>> = {
  byte: 'a byte',
  short: 'a short',
  int: 'an int',
  long: 'a long',
  double: 'a floating-point number',
  integer: 'a whole number',
  decimal: 'a decimal number',
};

const UNDECIDED: Judgement = { certainty: 'may', latent: false };
const WRONG: Judgement = { certainty: 'must', latent: false };

const LIMITS: Readonly<Record<string, readonly [bigint, bigint]>> = {
  byte: [-128n, 127n],
  short: [-32_768n, 32_767n],
  int: [-(2n ** 31n), 2n ** 31n - 1n],
  long: [-(2n ** 63n), 2n ** 63n - 1n],
};

/** Undefined where it is a number. Hexadecimal numbers, names of infinities and large exponents are left to runs. Only ASCII is decided: Java reads digits of other scripts, too. */
function judgementOf(known: string | undefined, kind: NonNullable<RefusalRecord['number']>): Judgement | undefined {
  if (known === undefined || !/^[ -~]*$/.test(known)) return UNDECIDED;
  if (kind === 'double')
    return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?$/.test(known.trim()) ? undefined : UNDECIDED;
  if (kind === 'decimal') return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,4})?$/.test(known) ? undefined : UNDECIDED;
  if (!/^[+-]?\d+$/.test(known)) return WRONG;
  const limits = LIMITS[kind];
  if (limits === undefined) return undefined;
  const value = BigInt(known.replace(/^[+]/, ''));
  return value >= limits[0] && value <= limits[1] ? undefined : WRONG;
}
