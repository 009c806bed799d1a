/** Fields and methods of class files: order, flags, constants, names and annotations of parameters, places. */
import { describe, expect, it } from 'vitest';
import type { MethodInformation } from '../../../../src/frontends/classfile/format/class-file.js';
import { type Annotation, type ClassDeclaration, Flag } from '../../../../src/ir/program.js';
import { verifyMethod } from '../../../../src/ir/verifier.js';
import { madeClass, madeCode, madeField, madeMethod, madeTable } from './made-class.js';

const marked = (type: string): readonly Annotation[] => [{ type, elements: [] }];

function declared(parts: Parameters<typeof madeClass>[0]): ClassDeclaration {
  const found = madeTable({ files: [madeClass(parts)] }).find(parts.name);
  if (found === undefined) throw new Error(`no class ${parts.name}`);
  return found;
}

function parametersOf(method: Parameters<typeof madeMethod>[0], parts: Partial<Parameters<typeof madeClass>[0]> = {}) {
  return declared({ name: 'C', ...parts, methods: [madeMethod(method)] }).methods[0]?.parameters ?? [];
}

describe('fields', () => {
  it('synthetic ones come last, flags and types are kept', () => {
    const { fields } = declared({
      name: 'C',
      fields: [
        madeField({ name: 'this$0', flags: Flag.FINAL | Flag.SYNTHETIC, type: 'O' }),
        madeField({ name: 'a', flags: Flag.VOLATILE | Flag.PRIVATE }),
        madeField({ name: 'b', flags: Flag.TRANSIENT, type: 'int[]' }),
      ],
    });
    expect(fields.map(({ name, type, flags, owner }) => [owner, name, type, flags])).toEqual([
      ['C', 'a', 'int', Flag.VOLATILE | Flag.PRIVATE],
      ['C', 'b', 'int[]', Flag.TRANSIENT],
      ['C', 'this$0', 'O', Flag.FINAL | Flag.SYNTHETIC],
    ]);
  });

  it('only a static final field is a constant: the others get their value when the program runs', () => {
    const constant = { kind: 'constant', type: 'int', value: 7 } as const;
    const { fields } = declared({
      name: 'C',
      fields: [
        madeField({ name: 'a', flags: Flag.STATIC | Flag.FINAL, constant }),
        madeField({ name: 'b', flags: Flag.FINAL, constant }),
        madeField({ name: 'c', flags: Flag.STATIC, constant }),
      ],
    });
    expect(fields.map((field) => field.constant?.value)).toEqual([7, undefined, undefined]);
  });

  it('a static variable with a first value gets it before the static initialiser runs', () => {
    const value = (name: string, number: number) =>
      madeField({ name, flags: Flag.STATIC, constant: { kind: 'constant', type: 'int', value: number } });
    const initialiser = madeMethod({ name: '<clinit>', flags: Flag.STATIC });
    for (const methods of [[], [initialiser]]) {
      const table = madeTable({ files: [madeClass({ name: 'C', fields: [value('a', 7), value('b', 8)], methods })] });
      const [method, another] = table.find('C')?.methods ?? [];
      expect(another).toBeUndefined();
      expect(method?.name).toBe('<clinit>');
      expect(method?.body()).toBe(method?.body());
      expect(method?.body()?.edges.map(({ instruction }) => instruction)).toMatchObject([
        { kind: 'store', place: { kind: 'static', field: { owner: 'C', name: 'a' } }, value: { value: 7 } },
        { kind: 'store', place: { kind: 'static', field: { owner: 'C', name: 'b' } }, value: { value: 8 } },
        { kind: 'return' },
      ]);
      const classes = { find: (name: string) => table.find(name), inputs: () => [], diagnostics: () => [] };
      expect(method === undefined ? ['none'] : verifyMethod(classes, method)).toEqual([]);
    }
  });

  it('of two fields of one name the first counts', () => {
    const fields = [madeField({ name: 'a' }), madeField({ name: 'a', type: 'long', descriptor: 'J' })];
    expect(declared({ name: 'C', fields }).fields.map(({ type }) => type)).toEqual(['int']);
  });

  it('before Java 1.4 the outer instance was set late, so it does not count as synthetic', () => {
    const fields = [madeField({ name: 'this$0', flags: Flag.FINAL | Flag.SYNTHETIC, type: 'O' })];
    const flags = (majorVersion: number) => declared({ name: 'C', majorVersion, fields }).fields[0]?.flags;
    expect(flags(47)).toBe(Flag.FINAL);
    expect(flags(48)).toBe(Flag.FINAL | Flag.SYNTHETIC);
  });
});

describe('final fields that code writes late', () => {
  const owner = 'C';
  const references = [undefined, 'a', 'b'].map((name) => ({ owner, name: name ?? '', type: 'int' }));
  const pool = {
    ...madeClass({ name: owner }).pool,
    size: 3,
    tag: () => 9,
    field: (index: number) => references[index] as (typeof references)[number],
  };
  const constant = { kind: 'constant', type: 'int', value: 7 } as const;
  const PUTSTATIC = 0xb3;
  const PUTFIELD = 0xb5;
  /** A field `a`, static with a constant, and a field `b`, both final; one method stores into one of them. */
  const flagsOf = (majorVersion: number, name: string, opcode: number, index: number) => {
    const fields = [
      madeField({ name: 'a', flags: Flag.STATIC | Flag.FINAL, constant }),
      madeField({ name: 'b', flags: Flag.FINAL }),
    ];
    const bytes = new Uint8Array([0x03, opcode, 0, index, 0xb1]);
    const flags = name === '<clinit>' ? Flag.STATIC : 0;
    const methods = [madeMethod({ name, flags, code: madeCode({ bytes }) })];
    const found = declared({ name: owner, majorVersion, pool, fields, methods });
    return [...found.fields.map((field) => (field.flags & Flag.FINAL) !== 0), found.fields[0]?.constant !== undefined];
  };

  it.each([
    ['a constant in the static initialiser', 61, '<clinit>', PUTSTATIC, 1, [false, true, false]],
    ['a field in a constructor, as it should be', 52, '<init>', PUTFIELD, 2, [true, true, true]],
    ['a field in a method of Java 8', 52, 'm', PUTFIELD, 2, [true, false, true]],
    ['a static field in a constructor of Java 8', 52, '<init>', PUTSTATIC, 1, [false, true, false]],
    ['a field in a method of Java 9: the machine throws', 53, 'm', PUTFIELD, 2, [true, true, true]],
    ['no field', 52, 'm', PUTFIELD, 9, [true, true, true]],
  ] as const)('%s', (_, version, method, opcode, index, expected) => {
    expect(flagsOf(version, method, opcode, index)).toEqual(expected);
  });

  it('the constant is then the value at first', () => {
    const fields = [madeField({ name: 'a', flags: Flag.STATIC | Flag.FINAL, constant })];
    const code = madeCode({ bytes: new Uint8Array([0x03, PUTSTATIC, 0, 1, 0xb1]) });
    const methods = [madeMethod({ name: '<clinit>', flags: Flag.STATIC, code })];
    const [initialiser] = declared({ name: owner, pool, fields, methods }).methods;
    expect(initialiser?.body()?.edges[0]?.instruction).toMatchObject({ kind: 'store', value: constant });
  });
});

describe('methods', () => {
  it('bridges and synthetic ones behind the others, the static initialiser last', () => {
    const bridge = Flag.PUBLIC | Flag.BRIDGE | Flag.SYNTHETIC;
    const methods = [
      madeMethod({ name: '<clinit>', flags: Flag.STATIC }),
      madeMethod({ name: 'lambda$0', flags: Flag.STATIC | Flag.SYNTHETIC }),
      madeMethod({ name: '<init>' }),
      madeMethod({ name: 'compareTo', flags: bridge, descriptor: '(Ljava/lang/Object;)I' }),
      madeMethod({ name: 'compareTo', descriptor: '(LC;)I' }),
    ];
    expect(declared({ name: 'C', methods }).methods.map(({ name, descriptor }) => name + descriptor)).toEqual([
      '<init>()V',
      'compareTo(LC;)I',
      'lambda$0()V',
      'compareTo(Ljava/lang/Object;)I',
      '<clinit>()V',
    ]);
  });

  it('types are those of the descriptor', () => {
    const descriptor = '(I[[JLjava/util/Map$Entry;)[Ljava/lang/String;';
    const [method] = declared({ name: 'C', methods: [madeMethod({ name: 'm', descriptor })] }).methods;
    expect(method?.parameters.map(({ type }) => type)).toEqual(['int', 'long[][]', 'java.util.Map$Entry']);
    expect(method?.result).toBe('java.lang.String[]');
  });

  it('stand at the smallest line of their code', () => {
    const lines = [
      { start: 0, line: 12 },
      { start: 3, line: 11 },
      { start: 7, line: 15 },
    ];
    const methods = [madeMethod({ name: 'm', code: madeCode({ lines }) }), madeMethod({ name: 'n' })];
    const found = declared({ name: 'a.C', sourceFile: 'C.java', methods });
    expect(found.methods.map(({ span }) => span)).toEqual([
      { file: 'a/C.java', line: 11, column: 1, endLine: 11, endColumn: 1 },
      { file: 'a/C.java', line: 0, column: 0, endLine: 0, endColumn: 0 },
    ]);
    expect(found.span.line).toBe(11);
  });

  it('one that is declared twice, or whose descriptor is none, is reported and left out', () => {
    const methods = ['()V', '()V', '(', 'V', '(V)V'].map((descriptor) => madeMethod({ name: 'm', descriptor }));
    const table = madeTable({ files: [madeClass({ name: 'C', methods })] });
    expect(table.find('C')?.methods.length).toBeLessThanOrEqual(2);
    expect(table.diagnostics().length).toBeGreaterThanOrEqual(3);
  });
});

describe('erasure', () => {
  it.each([
    ['TE;', true],
    ['[[TE;', true],
    ['Ljava/util/List<TE;>;', false],
    [undefined, false],
  ])('a field of type %s: %s', (signature, erased) => {
    const { fields } = declared({ name: 'C', fields: [madeField({ name: 'a', signature })] });
    expect(fields[0]?.erased ?? false).toBe(erased);
  });

  it.each([
    ['(TT;)TE;', true],
    ['<T:Ljava/lang/Object;>([TT;)[TT;^TX;', true],
    ['(TT;)Ljava/util/List<TE;>;', false],
    ['(TT;)V^TX;', false],
    [undefined, false],
  ])('a method %s: %s', (signature, erased) => {
    const { methods } = declared({ name: 'C', methods: [madeMethod({ name: 'm', signature })] });
    expect(methods[0]?.erased ?? false).toBe(erased);
  });
});

describe('names of parameters', () => {
  const local = (name: string, slot: number, type: string, start = 0) => ({ name, slot, type, start, end: 9 });

  it.each<[string, Partial<MethodInformation>, readonly string[]]>([
    ['by position', {}, ['arg0', 'arg1']],
    [
      'of MethodParameters',
      {
        parameterNames: [
          { name: 'width', flags: 0 },
          { name: undefined, flags: 0 },
        ],
      },
      ['width', 'arg1'],
    ],
    ['not of MethodParameters of another length', { parameterNames: [{ name: 'width', flags: 0 }] }, ['arg0', 'arg1']],
    [
      'of LocalVariableTable, a long in two slots',
      { code: madeCode({ localVariables: [local('this', 0, 'C'), local('a', 1, 'long'), local('b', 3, 'int')] }) },
      ['a', 'b'],
    ],
    [
      'not of a variable of another type, or of a later one',
      { code: madeCode({ localVariables: [local('a', 1, 'int'), local('b', 3, 'int', 4)] }) },
      ['arg0', 'arg1'],
    ],
    [
      'only what is a name in Java, each once',
      {
        parameterNames: [
          { name: '<set-?>', flags: 0 },
          { name: 'this', flags: 0 },
        ],
      },
      ['arg0', 'arg1'],
    ],
    [
      'not the same twice',
      {
        parameterNames: [
          { name: 'x', flags: 0 },
          { name: 'x', flags: 0 },
        ],
      },
      ['x', 'arg1'],
    ],
  ])('%s', (_, parts, names) => {
    expect(parametersOf({ name: 'm', descriptor: '(JI)V', ...parts }).map(({ name }) => name)).toEqual(names);
  });

  it('an enum constructor takes the name and the number of the constant', () => {
    const names = parametersOf(
      { name: '<init>', descriptor: '(Ljava/lang/String;II)V', flags: Flag.PRIVATE },
      { flags: Flag.ENUM, superclass: 'java.lang.Enum' },
    );
    expect(names.map(({ name }) => name)).toEqual(['$name', '$ordinal', 'arg2']);
  });
});

describe('annotations of parameters', () => {
  const types = (parameters: ReturnType<typeof parametersOf>) =>
    parameters.map(({ annotations }) => annotations.map(({ type }) => type).join());

  it('one list a parameter', () => {
    const parameterAnnotations = [marked('A'), marked('B')];
    expect(types(parametersOf({ name: 'm', descriptor: '(II)V', parameterAnnotations }))).toEqual(['A', 'B']);
    expect(types(parametersOf({ name: 'm', descriptor: '(II)V' }))).toEqual(['', '']);
  });
});
