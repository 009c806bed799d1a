/** What the text form leaves unsaid because the rest of the line implies it; printer and parser share these rules. */
import type { BinaryOperator, Condition, Operand, Variable } from '../instructions.js';
import type { ClassKind } from '../program.js';
import { type ClassName, isReference, OBJECT, STRING, type TypeName } from '../types.js';

/** The exception that a failing check throws unless another is named. */
export const CHECK_EXCEPTION: Readonly<Record<Condition['kind'], ClassName>> = {
  'not-null': 'java.lang.NullPointerException',
  'in-bounds': 'java.lang.ArrayIndexOutOfBoundsException',
  'not-negative': 'java.lang.NegativeArraySizeException',
  'not-zero': 'java.lang.ArithmeticException',
  castable: 'java.lang.ClassCastException',
  storable: 'java.lang.ArrayStoreException',
};

/** The type that a binary expression computes in, by its operands. */
export function operationType(operator: BinaryOperator, left: Operand, right: Operand): TypeName {
  if (operator === 'concat') return STRING;
  return isReference(left.type) && isReference(right.type) ? OBJECT : left.type;
}

export function superclassOf(kind: ClassKind, name: ClassName): ClassName | undefined {
  switch (kind) {
    case 'interface':
    case 'annotation':
      return undefined;
    case 'enum':
      return 'java.lang.Enum';
    case 'record':
      return 'java.lang.Record';
    default:
      return name === OBJECT ? undefined : OBJECT;
  }
}

export function roleOf(name: string): Variable['role'] {
  return name === '@thrown' ? 'thrown' : name.startsWith('%') ? 'temporary' : 'local';
}

/** Behind a repeated source name stand a dollar sign and a number from 2. */
export function sourceNameOf(name: string, role: Variable['role']): string | undefined {
  if (role === 'temporary' || role === 'thrown') return undefined;
  return name.replace(/(.)\$(?:[2-9]|[1-9]\d+)$/, '$1');
}
