/** Which locals an expression may assign: needed to keep values read before an assignment in the same expression. */
import type { Expression, Local, Location } from '../tree.js';

/** `everything` when the expression contains statements, whose effects are not looked at in detail. */
export type Assigned = ReadonlySet<Local> | 'everything';

const NOTHING: ReadonlySet<Local> = new Set();

export function assignedLocals(expressions: readonly Expression[]): Assigned {
  if (expressions.every((expression) => expression.kind === 'literal' || expression.kind === 'local')) return NOTHING;
  const found = new Set<Local>();
  const pending: Expression[] = [...expressions];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === 'sequence' || next.kind === 'switch-expression') return 'everything';
    if ((next.kind === 'assign' || next.kind === 'update') && next.target.kind === 'local')
      found.add(next.target.local);
    pending.push(...subexpressions(next));
  }
  return found;
}

function locationParts(location: Location): readonly Expression[] {
  switch (location.kind) {
    case 'local':
      return [];
    case 'field':
      return location.object === undefined ? [] : [location.object];
    case 'element':
      return [location.array, location.index];
  }
}

function subexpressions(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'local':
    case 'field':
    case 'element':
      return locationParts(expression);
    case 'array-length':
      return [expression.array];
    case 'assign':
      return [...locationParts(expression.target), expression.value];
    case 'update':
      return [...locationParts(expression.target), expression.compute];
    case 'unary':
    case 'convert':
    case 'cast':
    case 'matches':
    case 'non-null':
      return [expression.operand];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'concat':
      return expression.parts;
    case 'call':
    case 'unknown-call':
      return expression.receiver === undefined ? expression.arguments : [expression.receiver, ...expression.arguments];
    case 'new':
      return expression.arguments;
    case 'new-array':
      return expression.lengths;
    case 'array-literal':
      return expression.elements;
    case 'literal':
    case 'switch-expression':
    case 'sequence':
    case 'any':
    case 'unsupported':
      return [];
  }
}
