/** Conversion between readable type names and JVM descriptors (Java Virtual Machine Specification, 4.3). */
import { isArray, isPrimitive, type TypeName } from './types.js';

const LETTERS: Readonly<Record<string, string>> = {
  boolean: 'Z',
  byte: 'B',
  short: 'S',
  char: 'C',
  int: 'I',
  long: 'J',
  float: 'F',
  double: 'D',
  void: 'V',
};
const NAMES: Readonly<Record<string, TypeName>> = Object.fromEntries(
  Object.entries(LETTERS).map(([name, letter]) => [letter, name]),
);

export function typeDescriptor(type: TypeName): string {
  if (isArray(type)) return `[${typeDescriptor(type.slice(0, -2))}`;
  if (isPrimitive(type) || type === 'void') return LETTERS[type] as string;
  return `L${type.replaceAll('.', '/')};`;
}

export function methodDescriptor(parameters: readonly TypeName[], result: TypeName): string {
  return `(${parameters.map(typeDescriptor).join('')})${typeDescriptor(result)}`;
}

export interface MethodTypes {
  readonly parameters: readonly TypeName[];
  readonly result: TypeName;
}

/** Throws a RangeError on text that is no method descriptor. */
export function parseMethodDescriptor(descriptor: string): MethodTypes {
  let position = 0;
  const fail = (): never => {
    throw new RangeError(`not a method descriptor: ${descriptor}`);
  };
  const type = (): TypeName => {
    const letter = descriptor[position++];
    if (letter === '[') return `${type()}[]`;
    if (letter === 'L') {
      const end = descriptor.indexOf(';', position);
      if (end < 0) fail();
      const name = descriptor.slice(position, end).replaceAll('/', '.');
      position = end + 1;
      return name;
    }
    return NAMES[letter ?? ''] ?? fail();
  };
  if (descriptor[position++] !== '(') fail();
  const parameters: TypeName[] = [];
  while (descriptor[position] !== ')') parameters.push(type());
  position++;
  const result = type();
  if (position !== descriptor.length) fail();
  return { parameters, result };
}
