/** Pattern switches by SwitchBootstraps. Expected numbers are what its methods answer in JDK 25. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { BootstrapMethod, LoadableConstant } from '../../../../src/frontends/classfile/format/class-file.js';
import { bootstrap, classFileOf, classOf, handle, int, Program, siteOf, text } from './by-hand.js';

const JAVA = `
class Owner {
  enum Colour { RED, GREEN { int extra() { return 1; } }, BLUE; int extra() { return 0; } }
  static Object value(int number) {
    switch (number) {
      case 0: return null;
      case 1: return 1;
      case 2: return (byte) 1;
      case 3: return (short) 1;
      case 4: return '\\1';
      case 5: return 1L;
      case 6: return 1.5;
      case 7: return 257;
      case 8: return true;
      case 9: return "a";
      case 10: return "b";
      case 11: return Colour.RED;
      case 12: return Colour.GREEN;
      case 13: return new int[1];
      case 14: return -1;
      case 15: return '\\uffff';
      default: return new Object();
    }
  }
}
`;
const INVOKE = 'java.lang.invoke.ConstantBootstraps.invoke';
const CLASS_DESCRIPTION = 'Ljava/lang/constant/ClassDesc;';
const STRING = 'Ljava/lang/String;';
const ENUM_DESCRIPTION = 'Ljava/lang/Enum$EnumDesc;';

const dynamic = (number: number, descriptor: string, name = 'invoke'): LoadableConstant => ({
  kind: 'dynamic',
  bootstrap: number,
  name,
  descriptor,
});
const enumOf = handle(
  'invoke-static',
  'java.lang.Enum$EnumDesc.of',
  `(${CLASS_DESCRIPTION}${STRING})${ENUM_DESCRIPTION}`,
);
const describe_ = (name: string): ReturnType<typeof handle> =>
  handle('invoke-static', `java.lang.constant.ClassDesc.${name}`, `(${STRING})${CLASS_DESCRIPTION}`);

/** As javac writes them for enum constants among patterns. */
const DYNAMIC: readonly BootstrapMethod[] = [
  bootstrap(INVOKE, describe_('of'), text('Owner$Colour')),
  bootstrap(INVOKE, enumOf, dynamic(0, CLASS_DESCRIPTION), text('RED')),
  bootstrap(INVOKE, enumOf, dynamic(0, CLASS_DESCRIPTION), text('GREEN')),
  bootstrap(INVOKE, enumOf, dynamic(0, CLASS_DESCRIPTION), text('MISSING')),
  bootstrap('java.lang.invoke.ConstantBootstraps.primitiveClass'),
  bootstrap(INVOKE, describe_('ofDescriptor'), text('LOwner$Colour;')),
  bootstrap(INVOKE, enumOf, dynamic(5, CLASS_DESCRIPTION), text('RED')),
];
const primitiveClass = (letter: string): LoadableConstant => dynamic(4, 'Ljava/lang/Class;', letter);

let program: Program;
beforeAll(async () => {
  program = await Program.open(JAVA, classFileOf('Owner', DYNAMIC));
});

function selection(selector: string, labels: readonly LoadableConstant[], kind = 'typeSwitch'): string | undefined {
  const method = bootstrap(`java.lang.runtime.SwitchBootstraps.${kind}`, ...labels);
  const meaning = program.meaning(siteOf(method, kind, `(${selector}I)I`));
  return meaning.kind === 'call' ? `${meaning.method.owner}.${meaning.method.name}` : undefined;
}

const OBJECT = 'Ljava/lang/Object;';

function answers(labels: readonly LoadableConstant[], targets: readonly number[], restart = 0): readonly unknown[] {
  const method = selection(OBJECT, labels);
  return targets.map((target) =>
    program.run(`
      static int run() {
        Object %1; int %2;
        0: %1 = static Owner.value(${target})
        1: %2 = static ${method}(%1, ${restart})
        2: return %2
      }`),
  );
}

describe('typeSwitch on objects', () => {
  it('takes numbers by their int value and characters by their code', () => {
    expect(answers([int(1)], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16])).toEqual([-1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect(answers([int(65535)], [14, 15])).toEqual([1, 0]);
    expect(answers([int(-1)], [14, 15])).toEqual([0, 1]);
  });

  it('takes strings that are equal', () => {
    expect(answers([text('a'), text('b')], [0, 1, 9, 10, 16])).toEqual([-1, 2, 0, 1, 2]);
  });

  it('takes instances of classes and array types', () => {
    const labels = ['java.lang.String', 'java.lang.CharSequence', 'java.lang.Number', 'int[]'].map(classOf);
    expect(answers(labels, [0, 1, 4, 5, 9, 13, 16])).toEqual([-1, 2, 4, 2, 0, 3, 4]);
  });

  it('takes constants of enums, also those with a class of their own', () => {
    const labels = [1, 2, 3].map((number) => dynamic(number, ENUM_DESCRIPTION));
    expect(answers(labels, [0, 9, 11, 12])).toEqual([-1, 3, 0, 1]);
    expect(answers([dynamic(6, ENUM_DESCRIPTION)], [11, 12])).toEqual([0, 1]);
  });

  it('takes wrappers for primitive types', () => {
    expect(answers([primitiveClass('I')], [0, 1, 2, 4, 5, 7])).toEqual([-1, 0, 1, 1, 1, 0]);
    expect(answers([primitiveClass('Z')], [1, 8])).toEqual([1, 0]);
  });

  it('starts at the restart index, which has bounds', () => {
    const labels = [int(1), classOf('java.lang.Integer'), classOf('java.lang.Object')];
    expect([0, 1, 2, 3].map((restart) => answers(labels, [1, 0], restart))).toEqual([
      [0, -1],
      [1, -1],
      [2, -1],
      [3, -1],
    ]);
    const outside = 'java.lang.IndexOutOfBoundsException';
    expect([-1, 4].map((restart) => answers(labels, [1, 0], restart))).toEqual([
      [outside, outside],
      [outside, outside],
    ]);
    expect(answers([], [0, 1])).toEqual([-1, 0]);
  });
});

describe('typeSwitch on primitive types and wrappers', () => {
  const run = (type: string, value: string, selector: string, labels: readonly LoadableConstant[]): unknown =>
    program.run(`
      static int run() {
        ${type} %1; int %2;
        0: %1 = ${value}
        1: %2 = static ${selection(selector, labels)}(%1, 0)
        2: return %2
      }`);

  it('a primitive type takes its values, and those of types that lose nothing', () => {
    expect(run('int', '5', 'I', [primitiveClass('I')])).toBe(0);
    expect(run('int', '5', 'I', [primitiveClass('J')])).toBe(0);
    expect(run('int', '5', 'I', [classOf('java.lang.Integer')])).toBe(0);
    expect(run('int', '5', 'I', [classOf('java.lang.String'), classOf('java.lang.Object')])).toBe(1);
    expect(run('int', '5', 'I', [int(6), int(5)])).toBe(1);
    expect(run('char', "'a'", 'C', [int(98), int(97)])).toBe(1);
    expect(run('boolean', 'true', 'Z', [int(1)])).toBe(1);
    expect(run('int', '1', 'I', [text('a')])).toBe(1);
    expect(run('Integer', 'static Integer.valueOf(5)', 'Ljava/lang/Integer;', [primitiveClass('J')])).toBe(0);
    expect(run('Integer', 'static Integer.valueOf(5)', 'Ljava/lang/Integer;', [int(4), int(5)])).toBe(1);
    expect(run('Byte', 'null', 'Ljava/lang/Byte;', [primitiveClass('I')])).toBe(-1);
  });

  it('what depends on the value is not known', () => {
    expect(selection('I', [primitiveClass('B')])).toBeUndefined();
    expect(selection('I', [primitiveClass('F')])).toBeUndefined();
    expect(selection('Ljava/lang/Long;', [primitiveClass('D')])).toBeUndefined();
  });
});

describe('enumSwitch', () => {
  it('takes constants by name and the enum itself', () => {
    const labels = [text('RED'), text('MISSING'), classOf('Owner$Colour'), text('GREEN')];
    const method = selection('LOwner$Colour;', labels, 'enumSwitch');
    const run = (target: number, restart: number): unknown =>
      program.run(`
        static int run() {
          Object %1; Owner$Colour %2; int %3;
          0: %1 = static Owner.value(${target})
          1: %2 = (Owner$Colour) %1
          2: %3 = static ${method}(%2, ${restart})
          3: return %3
        }`);
    expect([run(11, 0), run(11, 1), run(12, 0), run(12, 3), run(11, 3), run(0, 0)]).toEqual([0, 2, 2, 3, 4, -1]);
  });
});

describe('what SwitchBootstraps refuses', () => {
  it.each([
    ['a method type', OBJECT, [{ kind: 'method-type', descriptor: '()V' } as const], 'typeSwitch'],
    ['a constant that nothing describes', OBJECT, [dynamic(99, ENUM_DESCRIPTION)], 'typeSwitch'],
    ['a number in an enum switch', 'LOwner$Colour;', [int(1)], 'enumSwitch'],
    ['another class in an enum switch', 'LOwner$Colour;', [classOf('java.lang.Object')], 'enumSwitch'],
    ['a primitive enum', 'I', [text('a')], 'enumSwitch'],
    ['another descriptor', `${OBJECT}I`, [text('a')], 'typeSwitch'],
    ['too many labels', OBJECT, Array.from({ length: 300 }, (_, index) => int(index)), 'typeSwitch'],
  ])('%s', (_, selector, labels, kind) => {
    expect(selection(selector, labels, kind)).toBeUndefined();
  });
});
