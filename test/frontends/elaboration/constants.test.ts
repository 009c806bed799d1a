/** Constant expressions fold to what javac folds them to. The values were recorded from the JVM, bit for bit. */
import { describe, expect, it } from 'vitest';
import type { Constant } from '../../../src/ir/instructions.js';
import { classNamed, openText } from './opening.js';

/** Expression and value; float and double as the bits of their representation, char as a number. */
const RECORDED: readonly (readonly [expression: string, value: string])[] = [
  ['2147483647 + 1', 'int -2147483648'],
  ['-2147483648 - 1', 'int 2147483647'],
  ['Integer.MIN_VALUE / -1', 'int -2147483648'],
  ['Integer.MIN_VALUE % -1', 'int 0'],
  ['-7 / 2', 'int -3'],
  ['-7 % 2', 'int -1'],
  ['7 / -2', 'int -3'],
  ['1 << 33', 'int 2'],
  ['1 << -1', 'int -2147483648'],
  ['-1 >>> 28', 'int 15'],
  ['-1L >>> 60', 'long 15'],
  ['1L << 65', 'long 2'],
  ['5 & 3 | 4 ^ 1', 'int 5'],
  ['~7', 'int -8'],
  ['-(-2147483648)', 'int -2147483648'],
  ['(byte) 200', 'byte -56'],
  ['(short) 70000', 'short 4464'],
  ['(char) 65601', 'char 65'],
  ['(int) 3.99e20', 'int 2147483647'],
  ['(int) Double.NaN', 'int 0'],
  ['(long) 1e30f', 'long 9223372036854775807'],
  ['(int) -0.9', 'int 0'],
  ['(char) -1', 'char 65535'],
  ['(byte) 300L', 'byte 44'],
  ['(float) 16777217', 'float 4b800000'],
  ['(float) 9223372036854775807L', 'float 5f000000'],
  ['(float) 9007199791611905L', 'float 5a000001'],
  ['(double) 0.1f', 'double 3fb99999a0000000'],
  ['(long) -1e300', 'long -9223372036854775808'],
  ['0.1 + 0.2', 'double 3fd3333333333334'],
  ['0.1f + 0.2f', 'float 3e99999a'],
  ['1 / 3.0f', 'float 3eaaaaab'],
  ['1e308 * 10', 'double 7ff0000000000000'],
  ['-1.0 / 0', 'double fff0000000000000'],
  ['0.0 / 0 == 0.0 / 0', 'boolean false'],
  ['5.5 % -2', 'double 3ff8000000000000'],
  ['-5.5f % 2', 'float bfc00000'],
  ['1.0f * 16777217', 'float 4b800000'],
  ["'a' + 1", 'int 98'],
  ["(char) ('a' + 1)", 'char 98'],
  ["'a' < 98", 'boolean true'],
  ['1 == 1.0', 'boolean true'],
  ["'x' == 120", 'boolean true'],
  ['true ^ false & true', 'boolean true'],
  ['!true | true', 'boolean true'],
  ['3 > 2 == true', 'boolean true'],
  ['1 < 2 ? 10L : 20', 'long 10'],
  ["true ? 1 : 'a'", 'char 1'],
  ['false ? 1.0f : 2', 'float 40000000'],
  ['"a" + 1 + 2', 'java.lang.String a12'],
  ['1 + 2 + "a"', 'java.lang.String 3a'],
  ['"x" + \'c\' + true + 1L', 'java.lang.String xctrue1'],
  ['"v" + 1.5 + 0.1f', 'java.lang.String v1.50.1'],
  ['"n" + -0.0 + 1.0f / 0', 'java.lang.String n-0.0Infinity'],
  ['"a" == "a"', 'boolean true'],
  ['9223372036854775807L + 1', 'long -9223372036854775808'],
  ['-9223372036854775808L', 'long -9223372036854775808'],
  ['0x7fffffff + 0xffffffff', 'int 2147483646'],
  ['017 + 0b101', 'int 20'],
  ['1_000 * 1_000L', 'long 1000000'],
  ['100 * 1.1f', 'float 42dc0000'],
  ["(int) 'z' * 'z'", 'int 14884'],
  ['5 / 2 * 2.0', 'double 4010000000000000'],
  ['10 >> 1 << 2', 'int 20'],
  ['0x1.8p1 + 0x1p-1074', 'double 4008000000000000'],
  ['1e-45f', 'float 1'],
  ['3.4028235e38f * 2', 'float 7f800000'],
  ['0.1f + 0.2', 'double 3fd3333334cccccd'],
  ['16777216f + 1f', 'float 4b800000'],
  ['2.5e-3f', 'float 3b23d70a'],
];

function shown({ type, value }: Constant): string {
  const view = new DataView(new ArrayBuffer(8));
  if (type === 'double') {
    view.setFloat64(0, value as number);
    return `double ${view.getBigUint64(0).toString(16)}`;
  }
  if (type === 'float') {
    view.setFloat32(0, value as number);
    return `float ${view.getUint32(0).toString(16)}`;
  }
  return type === 'boolean' ? `boolean ${value === 1}` : `${type} ${value}`;
}

const TYPES = ['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double'];

describe('constant fields', () => {
  it.each(RECORDED)('%s', async (expression, value) => {
    const type = value.split(' ')[0] as string;
    const table = await openText(`class Test { static final ${type} VALUE = ${expression}; }`);
    const [field] = classNamed(table, 'Test').fields;
    expect(field?.constant && shown(field.constant)).toBe(value);
  });

  it('are converted to the type of the field', async () => {
    const fields = TYPES.slice(1).map((type) => `static final ${type} F_${type} = 'A';`);
    const table = await openText(`class Test { ${fields.join(' ')} }`);
    const found = classNamed(table, 'Test').fields.map(({ constant }) => constant);
    expect(found.map((constant) => constant?.type)).toEqual(TYPES.slice(1));
    expect(found.map((constant) => Number(constant?.value))).toEqual(TYPES.slice(1).map(() => 65));
  });

  it('need a constant initialiser: calls, objects, division by zero and cycles are none', async () => {
    const table = await openText(`class Test {
      static final int CALL = Integer.parseInt("1"), ZERO = 1 / 0, CYCLE = OTHER + 1, OTHER = CYCLE;
      static final Integer BOX = 5;
      static int variable = 5;
      static final String NULL = null;
    }`);
    for (const { name, constant } of classNamed(table, 'Test').fields)
      expect([name, constant]).toEqual([name, undefined]);
  });

  it('leave text of many digits to the library, which knows the version of Java', async () => {
    const table = await openText('class Test { static final String TEXT = "v" + 2.0e-44f; }');
    expect(classNamed(table, 'Test').fields[0]?.constant).toBeUndefined();
  });
});
