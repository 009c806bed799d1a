/** Positions in texts, lists and arrays that library methods are given, and that are outside of these. */
import type { Question } from '../../../engine/question.js';
import type { Term } from '../../../facts/index.js';
import type { Operand } from '../../../ir/instructions.js';
import {
  boundQuestion,
  type Finder,
  isTakenFromCaller,
  type Judgement,
  type Look,
} from '../../../obligations/index.js';
import { constantText } from './constant-text.js';
import { type LengthFacts, lengthFacts } from './length-facts.js';
import { argumentOf, type Demanded, type RefusableCall, refusedCall } from './refused-call.js';

const RAISED = 'java.lang.IndexOutOfBoundsException';
const TEXT = 'java.lang.String';

/** Whether the relations of numbers in a state keep the positions within. */
type Relates = <E>(look: Look<E>, bounds: Bounds) => boolean;

function positionsWithin(relates: Relates): Finder {
  return refusedCall(
    {
      id: 'index-bounds',
      title: 'Position outside of a text or list',
      question: 'Can a position outside of the text, list or array be asked for here?',
      help: 'See to it that the position is at least 0 and less than the length or size (for ends of parts: at most that).',
      cwe: [129],
      since: '0.1.0',
    },
    ({ bounds }) => bounds !== undefined,
    (refusable) => {
      const bounds = boundsOf(refusable);
      return bounds === undefined ? [] : [demanded(refusable, bounds, relates)];
    },
  );
}

export const indexBounds: Finder = positionsWithin(() => false);

/** The same, for domains that know how positions and lengths of texts and arrays relate. */
export const relatedIndexBounds: Finder = positionsWithin((look, bounds) => areRelated(look, bounds));

/** `from <= to` where there are two; `limit`: by how much the last one stays below the size. */
interface Bounds {
  readonly kind: 'element' | 'position' | 'range' | 'start' | 'length';
  readonly positions: readonly Operand[];
  /** What has the size. */
  readonly sized: Operand;
}

const WORDS = /^(element|position|range|start|length) (\d)(?: (\d))?(?: of (\d))?$/;

function boundsOf({ call, refusals: { bounds = '' } }: RefusableCall): Bounds | undefined {
  const [, kind, first, second, array] = WORDS.exec(bounds) ?? [];
  const numbers = [first, ...(second === undefined ? [] : [second])].map(Number);
  const positions = numbers.flatMap((number) => argumentOf(call, number) ?? []);
  const sized = array === undefined ? call.arguments[0] : argumentOf(call, Number(array));
  if (sized === undefined || positions.length < numbers.length) return undefined;
  return { kind: kind as Bounds['kind'], positions, sized };
}

function demanded({ method, body, edge, call, text }: RefusableCall, bounds: Bounds, relates: Relates): Demanded {
  const { positions, sized, kind } = bounds;
  const isText = sized.type === TEXT;
  const known = isText ? constantText(sized, text.definitions)?.length : undefined;
  let facts: LengthFacts | undefined;
  const factsOnce = (): LengthFacts => {
    facts ??= lengthFacts(body);
    return facts;
  };
  const words = positions.map((each) => `\`${text.of(each)}\``).join(' to ');
  return {
    subject: text.ofCall(call) ?? text.of(sized),
    message: (certainty) =>
      kind === 'length'
        ? `${words} ${certainty === 'must' ? 'is' : 'may be'} negative here`
        : `${words} ${certainty === 'must' ? 'is' : 'may be'} outside of \`${text.of(sized)}\` here`,
    judge: (look) => {
      const found = judged(look, bounds, known);
      if (found?.certainty === 'may' && relates(look, bounds)) return undefined;
      const isOpen = found?.certainty === 'may' && isText && kind !== 'length';
      return isOpen && factsOnce().areWithin(edge.from, { positions, sized, kind }, isNotNegative(look))
        ? undefined
        : found;
    },
    numeric: true,
    chosenByCaller: isTakenFromCaller([...positions, sized], text.definitions, method),
    broken: { raised: RAISED },
  };
}

const UNDECIDED: Judgement = { certainty: 'may', latent: false };
const WRONG: Judgement = { certainty: 'must', latent: false };

function isNotNegative<E>({ alarm }: Look<E>): (position: Operand) => boolean {
  return (operand) => alarm({ kind: 'not-negative', operand }) === undefined;
}

/** By the numbers that the domain knows, and a size that is a constant. */
function judged<E>(look: Look<E>, { positions, kind }: Bounds, size: number | undefined): Judgement | undefined {
  const below = positions.map((operand) => look.alarm({ kind: 'not-negative', operand }));
  if (below.some((alarm) => alarm?.certainty === 'must')) return WRONG;
  const isBelow = below.some((alarm) => alarm !== undefined);
  if (kind === 'length') return isBelow ? UNDECIDED : undefined;
  if (size === undefined) return UNDECIDED;
  const most = kind === 'element' ? size : size + 1;
  const answers = positions.map((position) => isLess(look, position, most));
  if (answers.includes('no')) return WRONG;
  if (isBelow || answers.includes('unknown')) return UNDECIDED;
  const [from, to] = positions;
  if (from === undefined || to === undefined) return undefined;
  // The part has to end where it starts, or behind that.
  if (from.kind !== 'constant' || to.kind !== 'constant')
    return from.kind === 'constant' && from.value === 0 ? undefined : UNDECIDED;
  return Number(from.value) <= Number(to.value) ? undefined : WRONG;
}

function isLess<E>({ ask, state, at }: Look<E>, position: Operand, limit: number): 'yes' | 'no' | 'unknown' {
  if (position.kind === 'constant') return Number(position.value) < limit ? 'yes' : 'no';
  return ask(boundQuestion(position, limit), state, at.edge.from);
}

/** Whether `0 <= from`, `from <= to`, and the last one is below the length, or at most that. */
function areRelated<E>({ ask, state, at }: Look<E>, { kind, positions, sized }: Bounds): boolean {
  const first = positions[0];
  const last = positions.at(-1);
  if (first === undefined || last === undefined || kind === 'length') return false;
  const isTrue = (operator: '<' | '<=', left: Term, right: Term): boolean =>
    ask(comparisonOf(operator, left, right, [...positions, sized]), state, at.edge.from) === 'yes';
  const terms = [...positions, sized].map((operand, place) => termOf(operand, place));
  const [from, to, whole] = [terms[0], terms[positions.length - 1], terms.at(-1)];
  if (from === undefined || to === undefined || whole === undefined) return false;
  const size: Term = { kind: 'length', base: whole, type: 'int', ...NOWHERE };
  const zero: Term = { kind: 'constant', value: 0, type: 'int', ...NOWHERE };
  if (sized.kind !== 'variable' || !isTrue('<=', zero, from) || !isTrue('<=', from, to)) return false;
  // What is copied may end behind the end.
  return isTrue(kind === 'element' ? '<' : '<=', kind === 'start' ? from : to, size);
}

const NOWHERE = { offset: 0, end: 0 } as const;

/** Variables are named by their places among the operands. Texts are no positions. */
function termOf(operand: Operand, place: number): Term | undefined {
  const { kind, type } = operand;
  if (kind === 'variable') return { kind, name: String(place), type, ...NOWHERE };
  return typeof operand.value === 'string' ? undefined : { kind, value: operand.value, type, ...NOWHERE };
}

function comparisonOf(operator: '<' | '<=', left: Term, right: Term, operands: readonly Operand[]): Question {
  return {
    term: { kind: 'compare', operator, operands: 'int', left, right, type: 'boolean', ...NOWHERE },
    variable: (name) => {
      const operand = operands[Number(name)];
      return operand?.kind === 'variable' ? operand : undefined;
    },
  };
}
