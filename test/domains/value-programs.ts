/** Random Java methods full of integer arithmetic, for judging value domains by runs. */
import fc from 'fast-check';

const VARIABLES = { int: ['a', 'b', 'c'], long: ['l', 'm'], byte: ['y'], char: ['h'], boolean: ['p', 'q'] } as const;
type Type = keyof typeof VARIABLES;
const CONSTANTS: Readonly<Record<Type, readonly string[]>> = {
  int: ['0', '1', '-1', '7', '100', '31', '0x7fffffff', '0x80000000', '-128', '65535'],
  long: ['0L', '1L', '-3L', '63L', '0x7fffffffffffffffL', '0x8000000000000000L', '4294967296L', '9007199254740993L'],
  byte: ['(byte) 0', '(byte) 127', '(byte) -128', '(byte) 200'],
  char: ["'a'", "'\\uffff'", "'\\0'"],
  boolean: ['true', 'false'],
};

/** Choices from a tape; what lies behind its end is zero, so that shorter tapes make simpler programs. */
class Tape {
  #at = 0;
  constructor(readonly numbers: readonly number[]) {}
  pick<T>(options: readonly T[]): T {
    return options[(this.numbers[this.#at++] ?? 0) % options.length] as T;
  }
}

function expression(tape: Tape, type: Type, depth: number): string {
  const inner = (of: Type): string => expression(tape, of, depth - 1);
  const leaf = (): string => tape.pick([...VARIABLES[type], ...CONSTANTS[type]]);
  if (depth === 0) return leaf();
  switch (type) {
    case 'int':
      return tape.pick([
        leaf,
        () => `(${inner('int')} ${tape.pick(['+', '-', '*', '&', '|', '^', '/', '%'])} ${inner('int')})`,
        () => `(${inner('int')} ${tape.pick(['<<', '>>', '>>>'])} ${inner(tape.pick(['int', 'long']))})`,
        () => `${tape.pick(['-', '~'])}(${inner('int')})`,
        () => `(${inner('byte')} + ${inner('char')})`,
        () => `((int) ${inner('long')})`,
        () => `(${inner('boolean')} ? ${inner('int')} : ${inner('int')})`,
        () => `g(${inner('int')}, ${inner('long')})`,
      ])();
    case 'long':
      return tape.pick([
        leaf,
        () => `(${inner('long')} ${tape.pick(['+', '-', '*', '&', '|', '^', '/', '%'])} ${inner('long')})`,
        () => `(${inner('long')} ${tape.pick(['<<', '>>', '>>>'])} ${inner('int')})`,
        () => `${tape.pick(['-', '~'])}(${inner('long')})`,
        () => `((long) ${inner(tape.pick(['int', 'char', 'byte']))})`,
      ])();
    case 'byte':
      return `((byte) ${inner(tape.pick(['int', 'long']))})`;
    case 'char':
      return `((char) ${inner(tape.pick(['int', 'byte']))})`;
    case 'boolean':
      return tape.pick([
        leaf,
        () => `(${inner('int')} ${tape.pick(['<', '<=', '>', '>=', '==', '!='])} ${inner('int')})`,
        () => `(${inner('long')} ${tape.pick(['<', '<=', '>', '>=', '==', '!='])} ${inner('long')})`,
        () => `(${inner('boolean')} ${tape.pick(['&', '|', '^', '&&', '||', '=='])} ${inner('boolean')})`,
        () => `!${inner('boolean')}`,
      ])();
  }
}

function statement(tape: Tape, depth: number, label: string): string {
  const block = (): string => [0, 1].map((index) => statement(tape, depth - 1, `${label}${index}`)).join(' ');
  const assign = (): string => {
    const type = tape.pick(['int', 'long', 'int', 'boolean', 'byte', 'char'] as const);
    return `${tape.pick(VARIABLES[type])} = ${expression(tape, type, 2)};`;
  };
  if (depth === 0) return assign();
  return tape.pick([
    assign,
    () => `if (${expression(tape, 'boolean', 2)}) { ${block()} } else { ${block()} }`,
    () => `for (int i${label} = 0; i${label} < ${tape.pick([1, 3, 5])}; i${label}++) { ${block()} a = i${label}; }`,
    () =>
      `switch (${expression(tape, 'int', 1)}) { case 0: case 1: ${block()} break; case -1: ${assign()} default: ${block()} }`,
    () => `try { ${block()} } catch (ArithmeticException e) { ${block()} }`,
    () => `b = new int[] { ${expression(tape, 'int', 1)}, 5 }[a & 1];`,
    () =>
      `${tape.pick(['a', 'y', 'h', 'l'])} ${tape.pick(['+=', '-=', '*=', '>>=', '&='])} ${expression(tape, 'int', 1)};`,
  ])();
}

function program(tape: Tape): string {
  const statements = [0, 1, 2, 3, 4].map((index) => statement(tape, 2, `_${index}`)).join('\n    ');
  return `class A {
  static int g(int a, long l) { if (a > 5) return g(a & 3, l + 1); return h(a * 2, l); }
  static int h(int a, long l) { return l > 3 ? a : 2; }
  static int f(int a, long l) {
    int b = 3, c = 9; long m = 4; byte y = 1; char h = 'h'; boolean p = a > 3, q = true;
    ${statements}
    return a;
  }
}`;
}

export const valuePrograms: fc.Arbitrary<string> = fc
  .array(fc.nat({ max: 2 ** 20 }), { minLength: 10, maxLength: 220 })
  .map((numbers) => program(new Tape(numbers)));
