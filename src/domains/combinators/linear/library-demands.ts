/** What calls of the Java library were given that returned: anything else they would have refused. Facts of the class library's documentation. */
import type { CallInstruction, CodeEdge } from '../../../engine/code.js';
import type { Operand } from '../../../ir/instructions.js';
import { constantExpression, type LinearExpression, minus, plus } from '../../../lattices/linear/expressions.js';
import type { LinearNumbers } from './numbers.js';
import type { RebuiltForms } from './rebuilt.js';

/** The sum of some arguments, and the gap, is at most that of others. Of a text or array its length is meant, which is none of null. */
interface Demand {
  readonly lower: readonly number[];
  readonly upper: readonly number[];
  readonly gap: number;
}

/** `1 + 4 <= 0`: arguments by their places, the receiver first; `-` stands for zero. */
function demandsOf(...written: readonly string[]): readonly Demand[] {
  return written.map((each): Demand => {
    const [lower = '', comparison, upper = ''] = each.split(/ (<=?) /);
    const places = (side: string): readonly number[] => (side === '-' ? [] : side.split(' + ').map(Number));
    return { lower: places(lower), upper: places(upper), gap: comparison === '<' ? 1 : 0 };
  });
}

const ELEMENT = demandsOf('- <= 1', '1 < 0');
const START = demandsOf('- <= 1', '1 <= 0');
const PART = demandsOf('- <= 1', '1 <= 2', '2 <= 0');
const INDEX = demandsOf('- <= 0', '0 < 1');
const FROM_TO = demandsOf('- <= 0', '0 <= 1', '1 <= 2');
const FROM_SIZE = demandsOf('- <= 0', '- <= 1', '0 + 1 <= 2');

/** By class, name and the number of arguments. */
const DEMANDS: Readonly<Record<string, readonly Demand[]>> = {
  'java.lang.System.arraycopy 5': demandsOf('- <= 1', '- <= 3', '- <= 4', '1 + 4 <= 0', '3 + 4 <= 2'),
  'java.lang.String.charAt 2': ELEMENT,
  'java.lang.String.codePointAt 2': ELEMENT,
  'java.lang.String.substring 2': START,
  'java.lang.String.substring 3': PART,
  'java.lang.String.subSequence 3': PART,
  'java.util.Objects.checkIndex 2': INDEX,
  'java.util.Objects.checkFromToIndex 3': FROM_TO,
  'java.util.Objects.checkFromIndexSize 3': FROM_SIZE,
  'jdk.internal.util.Preconditions.checkIndex 3': INDEX,
  'jdk.internal.util.Preconditions.checkFromToIndex 4': FROM_TO,
  'jdk.internal.util.Preconditions.checkFromIndexSize 4': FROM_SIZE,
  'java.util.Arrays.copyOf 2': demandsOf('- <= 0', '- <= 1'),
  'java.util.Arrays.copyOfRange 3': demandsOf('- <= 1', '1 <= 0', '1 <= 2'),
};

/** All of these, by class and name. */
export const DEMANDING: readonly string[] = Object.keys(DEMANDS).map((key) => key.slice(0, key.lastIndexOf(' ')));

export class LibraryDemands<E> {
  readonly #numbers: LinearNumbers<E>;
  readonly #rebuilt: RebuiltForms<E>;

  constructor(numbers: LinearNumbers<E>, rebuilt: RebuiltForms<E>) {
    this.#numbers = numbers;
    this.#rebuilt = rebuilt;
  }

  /** The state before the call, if that returns. Of the arguments, and of what these were computed from. */
  met(at: CodeEdge, call: CallInstruction, before: E): E {
    const given = call.arguments;
    const demands = DEMANDS[`${call.method.owner}.${call.method.name} ${given.length}`];
    if (demands === undefined) return before;
    const numbers = this.#numbers;
    const typed = numbers.typed(before, ...given);
    const plain = given.map((operand) => numbers.formOf(operand));
    const whole = given.map((operand, place) => this.#whole(typed, at, operand) ?? plain[place]);
    return demands.reduce((state, demand) => {
      const known = this.#demanded(state, demand, plain);
      return this.#demanded(known, demand, whole);
    }, typed);
  }

  #demanded(state: E, { lower, upper, gap }: Demand, forms: readonly (LinearExpression | undefined)[]): E {
    const sum = (places: readonly number[]): LinearExpression | undefined =>
      places.reduce<LinearExpression | undefined>((known, place) => {
        const form = forms[place];
        return known === undefined || form === undefined ? undefined : plus(known, form);
      }, constantExpression(0));
    const [less, more] = [sum(lower), sum(upper)];
    if (less === undefined || more === undefined) return state;
    return this.#numbers.atMost(state, plus(minus(less, more), constantExpression(gap)));
  }

  #whole(state: E, at: CodeEdge, operand: Operand): LinearExpression | undefined {
    const form = this.#rebuilt.operand(state, at, operand);
    return form?.divisor === 1 ? form.value : undefined;
  }
}
