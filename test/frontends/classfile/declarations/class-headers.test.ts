/** Kind, flags and surroundings of a class, as the attributes of its class file say (JVMS 4.1, 4.7.6, 4.7.7, 4.7.30, 4.7.31). */
import { describe, expect, it } from 'vitest';
import { ClassFileProblem } from '../../../../src/frontends/classfile/format/class-file.js';
import { Flag } from '../../../../src/ir/program.js';
import { madeClass, madeTable } from './made-class.js';

const SUPER = 0x20;

describe('the kind of a class', () => {
  it.each([
    ['class', { flags: SUPER }],
    ['interface', { flags: Flag.INTERFACE | Flag.ABSTRACT }],
    ['annotation', { flags: Flag.INTERFACE | Flag.ABSTRACT | Flag.ANNOTATION }],
    ['enum', { flags: Flag.ENUM | SUPER, superclass: 'java.lang.Enum' }],
    ['record', { flags: Flag.FINAL | SUPER, superclass: 'java.lang.Record', recordComponents: [] }],
  ] as const)('%s', (kind, parts) => {
    expect(madeTable({ files: [madeClass({ name: 'a.C', ...parts })] }).find('a.C')?.kind).toBe(kind);
  });

  it('is class for the body of an enum constant', () => {
    const file = madeClass({ name: 'E$1', flags: Flag.ENUM | Flag.FINAL, superclass: 'E' });
    expect(madeTable({ files: [file] }).find('E$1')?.kind).toBe('class');
  });
});

describe('flags', () => {
  it('are those of the file without ACC_SUPER', () => {
    const file = madeClass({ name: 'C', flags: Flag.PUBLIC | Flag.FINAL | SUPER });
    expect(madeTable({ files: [file] }).find('C')?.flags).toBe(Flag.PUBLIC | Flag.FINAL);
  });

  it('of a nested class: access and static from InnerClasses, the rest from the file', () => {
    const file = madeClass({
      name: 'O$N',
      flags: Flag.PUBLIC | Flag.ABSTRACT | SUPER,
      innerClasses: [
        { name: 'O$Other', outer: 'O', simpleName: 'Other', flags: Flag.PRIVATE },
        { name: 'O$N', outer: 'O', simpleName: 'N', flags: Flag.PROTECTED | Flag.STATIC },
      ],
    });
    expect(madeTable({ files: [file] }).find('O$N')?.flags).toBe(Flag.PROTECTED | Flag.STATIC | Flag.ABSTRACT);
  });
});

describe('supertypes', () => {
  it('an interface has no superclass', () => {
    const file = madeClass({ name: 'I', flags: Flag.INTERFACE | Flag.ABSTRACT, interfaces: ['J'] });
    const found = madeTable({ files: [file] }).find('I');
    expect(found?.kind).toBe('interface');
    expect(found?.superclass).toBeUndefined();
    expect(found?.interfaces).toEqual(['J']);
  });

  it('java.lang.Object has none', () => {
    expect(madeTable({ files: [] }).find('java.lang.Object')?.superclass).toBeUndefined();
  });

  it.each([
    ['a class without superclass', madeClass({ name: 'C', superclass: undefined })],
    ['a superclass that is an array', madeClass({ name: 'C', superclass: 'int[]' })],
    ['an interface below a class', madeClass({ name: 'C', flags: Flag.INTERFACE | Flag.ABSTRACT, superclass: 'D' })],
  ])('refuses %s', (_, file) => {
    const table = madeTable({ files: [file] });
    expect(table.find('C')).toBeUndefined();
    expect(table.diagnostics()).toMatchObject([{ severity: 'error', span: { file: 'C.class', line: 0 } }]);
  });

  it('a class that is its own superclass does not stop anything', () => {
    const table = madeTable({ files: [madeClass({ name: 'C', superclass: 'C' })] });
    expect(table.find('C')?.superclass).toBe('C');
  });
});

describe('surroundings', () => {
  const inner = [
    { name: 'O$M', outer: 'O', simpleName: 'M', flags: Flag.STATIC },
    { name: 'O$Gone', outer: 'O', simpleName: 'Gone', flags: Flag.STATIC },
    { name: 'O$1', outer: undefined, simpleName: undefined, flags: 0 },
    { name: 'O$1L', outer: undefined, simpleName: 'L', flags: 0 },
    { name: 'O$M$Deep', outer: 'O$M', simpleName: 'Deep', flags: 0 },
    { name: 'java.util.Map$Entry', outer: 'java.util.Map', simpleName: 'Entry', flags: Flag.STATIC },
  ];
  const enclosingMethod = { owner: 'O', method: { name: 'm', descriptor: '()V' } };
  const table = madeTable({
    files: [
      madeClass({ name: 'O', innerClasses: inner }),
      madeClass({ name: 'O$M', innerClasses: inner, permittedSubclasses: ['O$M$Deep'] }),
      madeClass({ name: 'O$1', innerClasses: inner, enclosingMethod }),
      madeClass({ name: 'O$1L', innerClasses: inner, enclosingMethod }),
      madeClass({ name: 'O$M$Deep', innerClasses: inner }),
    ],
  });

  it('members are member classes of this very class that exist', () => {
    expect(table.find('O')?.members).toEqual(['O$M']);
    expect(table.find('O$M')?.members).toEqual(['O$M$Deep']);
    expect(table.find('O$1')?.members).toEqual([]);
  });

  it('the class around it: by InnerClasses, by EnclosingMethod for local and anonymous classes', () => {
    const outer = (name: string): string | undefined => table.find(name)?.outer;
    expect(['O', 'O$M', 'O$1', 'O$1L', 'O$M$Deep'].map(outer)).toEqual([undefined, 'O', 'O', 'O', 'O$M']);
  });

  it('subclasses that are permitted', () => {
    expect(table.find('O$M')?.permits).toEqual(['O$M$Deep']);
  });

  it('two classes that claim to be inside each other end somewhere', () => {
    const around = (name: string, outer: string) =>
      madeClass({ name, innerClasses: [{ name, outer, simpleName: 'X', flags: 0 }] });
    const hostile = madeTable({ files: [around('A', 'B'), around('B', 'A'), around('C', 'C')] });
    expect(['A', 'B', 'C'].map((name) => hostile.find(name)?.outer)).toEqual([undefined, undefined, undefined]);
  });
});

describe('damaged files', () => {
  it('what is decoded late and damaged is left out, and said once', () => {
    const damaged = {
      ...madeClass({ name: 'C' }),
      get annotations(): never {
        throw new ClassFileProblem('an annotation has no end');
      },
    };
    const table = madeTable({ files: [damaged] });
    const found = table.find('C');
    expect(found?.annotations).toEqual([]);
    expect(found?.annotations).toEqual([]);
    expect(table.diagnostics().map(({ message }) => message)).toEqual(['an annotation has no end']);
  });

  it('a file that holds another class is an error of the input, a warning of a library', () => {
    const read = () => madeClass({ name: 'b.D' });
    for (const [origin, severity] of [
      ['input', 'error'],
      ['classpath', 'warning'],
    ] as const) {
      const table = madeTable({ files: [madeClass({ name: 'a.C' })], origin, tools: { read } });
      expect(table.find('a.C')).toBeUndefined();
      expect(table.diagnostics()).toEqual([
        {
          severity,
          message: 'holds the class b.D, not a.C',
          span: { file: 'a/C.class', line: 0, column: 0, endLine: 0, endColumn: 0 },
        },
      ]);
    }
  });

  it('a fault of the reader does not come through', () => {
    const read = (): never => {
      throw new TypeError('oops');
    };
    const table = madeTable({ files: [madeClass({ name: 'C' })], tools: { read } });
    expect(table.find('C')).toBeUndefined();
    expect(table.diagnostics()[0]?.message).toMatch(/^internal: oops/);
  });

  it('a module is no class', () => {
    const table = madeTable({ files: [madeClass({ name: 'module-info', flags: 0x8000, superclass: undefined })] });
    expect(table.find('module-info')).toBeUndefined();
    expect(table.diagnostics()).toEqual([]);
  });
});

describe('finding', () => {
  it('gives the same object every time, and the file', () => {
    const file = madeClass({ name: 'C' });
    const table = madeTable({ files: [file] });
    expect(table.find('C')).toBe(table.find('C'));
    expect(table.file('C')).toBe(file);
    expect(table.find('D')).toBeUndefined();
    expect(table.file('D')).toBeUndefined();
    expect(table.diagnostics()).toEqual([]);
  });

  it.each([
    ['a.b.C', 'C.java', 'a/b/C.java'],
    ['C', 'C.java', 'C.java'],
    ['a.C', undefined, 'a/C.class'],
    ['a.C', '../../etc/passwd', 'a/C.class'],
    ['a.C', '..', 'a/C.class'],
  ])('%s of %s stands in %s', (name, sourceFile, file) => {
    expect(madeTable({ files: [madeClass({ name, sourceFile })] }).find(name)?.span.file).toBe(file);
  });

  it('a source that is found gives its path', () => {
    const sourcePath = (name: string) => (name === 'a/C.java' ? 'src/main/a/C.java' : undefined);
    const files = [madeClass({ name: 'a.C', sourceFile: 'C.java' }), madeClass({ name: 'a.D', sourceFile: 'D.java' })];
    const table = madeTable({ files, options: { sourcePath } });
    expect(table.find('a.C')?.span.file).toBe('src/main/a/C.java');
    expect(table.find('a.D')?.span.file).toBe('a/D.java');
  });
});
