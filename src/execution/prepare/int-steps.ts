/** Steps of int and boolean operators: one closure text each, so that JavaScript sees small integers only. */
import type { Point } from '../../ir/body.js';
import type { BinaryOperator } from '../../ir/instructions.js';
import type { Step } from '../frame.js';

/** Shift counts are taken modulo 32 by JavaScript as by Java. Undefined for operators that int does not have. */
export function intStep(
  operator: BinaryOperator,
  target: number,
  left: number,
  right: number,
  next: Point,
): Step | undefined {
  switch (operator) {
    case '+':
      return (r) => {
        r[target] = ((r[left] as number) + (r[right] as number)) | 0;
        return next;
      };
    case '-':
      return (r) => {
        r[target] = ((r[left] as number) - (r[right] as number)) | 0;
        return next;
      };
    case '*':
      return (r) => {
        r[target] = Math.imul(r[left] as number, r[right] as number);
        return next;
      };
    case '/':
      return (r) => {
        r[target] = ((r[left] as number) / (r[right] as number)) | 0;
        return next;
      };
    case '%':
      return (r) => {
        r[target] = ((r[left] as number) % (r[right] as number)) | 0;
        return next;
      };
    case '&':
      return (r) => {
        r[target] = (r[left] as number) & (r[right] as number);
        return next;
      };
    case '|':
      return (r) => {
        r[target] = (r[left] as number) | (r[right] as number);
        return next;
      };
    case '^':
      return (r) => {
        r[target] = (r[left] as number) ^ (r[right] as number);
        return next;
      };
    case '<<':
      return (r) => {
        r[target] = (r[left] as number) << (r[right] as number);
        return next;
      };
    case '>>':
      return (r) => {
        r[target] = (r[left] as number) >> (r[right] as number);
        return next;
      };
    case '>>>':
      return (r) => {
        r[target] = ((r[left] as number) >>> (r[right] as number)) | 0;
        return next;
      };
    case '==':
      return (r) => {
        r[target] = r[left] === r[right] ? 1 : 0;
        return next;
      };
    case '!=':
      return (r) => {
        r[target] = r[left] !== r[right] ? 1 : 0;
        return next;
      };
    case '<':
      return (r) => {
        r[target] = (r[left] as number) < (r[right] as number) ? 1 : 0;
        return next;
      };
    case '<=':
      return (r) => {
        r[target] = (r[left] as number) <= (r[right] as number) ? 1 : 0;
        return next;
      };
    case '>':
      return (r) => {
        r[target] = (r[left] as number) > (r[right] as number) ? 1 : 0;
        return next;
      };
    case '>=':
      return (r) => {
        r[target] = (r[left] as number) >= (r[right] as number) ? 1 : 0;
        return next;
      };
    default:
      return undefined;
  }
}
