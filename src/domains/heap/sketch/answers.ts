/** What a picture says of formulas: how numbers in variables compare, and which variables are null or the same. */
import type { Truth } from '../../../base/truth.js';
import type { Question } from '../../../engine/question.js';
import type { CompareTerm, Term } from '../../../facts/index.js';
import type { Operand } from '../../../ir/instructions.js';
import { mayBeKept, type Scope, symbolOf } from './expressions.js';
import { ORDER_OF } from './order.js';
import type { Picture } from './pictures.js';
import { candidates, type Sketch } from './state.js';
import type { Tools } from './tools.js';
import { type SymbolNumber, UNSET } from './values.js';

export function answer(tools: Tools, { term, ...names }: Question, picture: Picture): Truth {
  const scope = tools.scope(tools.activation(picture));
  const sketch = picture.sketch.copy();
  const symbol = (part: Term): SymbolNumber | undefined => {
    const operand = operandOf(names, part);
    if (operand === undefined) return undefined;
    // Variables that are not read any more may hold what nobody else finds.
    const isForgotten =
      operand.kind === 'variable' && (sketch.variables[scope.base + operand.index] ?? UNSET) === UNSET;
    return isForgotten ? undefined : symbolOf(sketch, scope, operand);
  };
  return truthOf({ sketch, scope }, term, symbol);
}

interface Asked {
  readonly sketch: Sketch;
  readonly scope: Scope;
}

function truthOf(asked: Asked, term: Term, symbol: (part: Term) => SymbolNumber | undefined): Truth {
  const of = (part: Term): Truth => truthOf(asked, part, symbol);
  switch (term.kind) {
    // Where the operand cannot be evaluated, neither holds: what is not true may be so for that reason.
    case 'not':
      return of(term.operand) === 'yes' ? 'no' : isPlain(term.operand) && of(term.operand) === 'no' ? 'yes' : 'unknown';
    case 'connective': {
      const left = of(term.left);
      if (term.operator === '&&') {
        if (left === 'no') return 'no';
        const right = of(term.right);
        return left === 'yes' || right === 'no' ? right : 'unknown';
      }
      if (term.operator === '||' && left === 'yes') return 'yes';
      return 'unknown';
    }
    case 'compare':
      return compared(asked, term, symbol);
    default:
      return 'unknown';
  }
}

/** Whether it can always be evaluated. */
function isPlain(term: Term): boolean {
  return term.kind === 'compare' && isName(term.left) && isName(term.right);
}

function isName({ kind }: Term): boolean {
  return kind === 'variable' || kind === 'constant' || kind === 'result';
}

function compared(
  { sketch, scope }: Asked,
  { operator, operands, left, right }: CompareTerm,
  symbol: (part: Term) => SymbolNumber | undefined,
): Truth {
  if (operands === 'float' || operands === 'double') return 'unknown';
  const [one, other] = [symbol(left), symbol(right)];
  if (one === undefined || other === undefined) return 'unknown';
  if (operands === 'reference') {
    const same = mayBeKept(sketch, scope, one, other) && one !== other ? 'unknown' : areSame(sketch, one, other);
    if (same === 'unknown' || operator === '==') return same;
    return same === 'yes' ? 'no' : 'yes';
  }
  const order = sketch.order(one, other);
  if (order === 0) return 'unknown';
  if ((order & ~ORDER_OF[operator]) === 0) return 'yes';
  return (order & ORDER_OF[operator]) === 0 ? 'no' : 'unknown';
}

function areSame(sketch: Sketch, left: SymbolNumber, right: SymbolNumber): Truth {
  if (left === right) return 'yes';
  const [one, other] = [sketch.reference(left), sketch.reference(right)];
  const isOnly = ({ nodes, mayBeNull, mayBeOther }: typeof one): boolean =>
    !mayBeOther && (nodes.length === 0) === mayBeNull && nodes.length <= 1;
  const others = candidates(sketch, right);
  const sharesNode = candidates(sketch, left).some((node) => others.includes(node));
  const isPossible = (one.mayBeNull && other.mayBeNull) || (one.mayBeOther && other.mayBeOther) || sharesNode;
  if (!isPossible) return 'no';
  return isOnly(one) && isOnly(other) ? 'yes' : 'unknown';
}

function operandOf({ variable, result }: Omit<Question, 'term'>, term: Term): Operand | undefined {
  switch (term.kind) {
    case 'constant':
      return { kind: 'constant', type: term.type, value: term.value };
    case 'variable':
      return variable(term.name);
    case 'result':
      return result;
    default:
      return undefined;
  }
}
