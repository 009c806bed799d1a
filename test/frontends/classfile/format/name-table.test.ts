/** Files that share a table of names say the same as files that do not. */
import { describe, expect, it } from 'vitest';
import { NameTable } from '../../../../src/frontends/classfile/format/pool/name-table.js';
import { readClassFile } from '../../../../src/frontends/classfile/format/read.js';
import { ClassBuilder } from '../assembler/class-builder.js';
import { samples } from '../assembler/samples/index.js';
import { readEverything } from './everything.js';
import { richClass } from './rich-class.js';

function described(bytes: Uint8Array, names?: NameTable): unknown {
  const file = readClassFile(bytes, names);
  expect(readEverything(file)).toEqual([]);
  const { name, superclass, interfaces, innerClasses, bootstrapMethods } = file;
  const fields = file.fields.map((field) => [field.name, field.descriptor, field.type, field.constant]);
  const methods = file.methods.map(({ name: method, descriptor, code, exceptions }) => [
    ...[method, descriptor, exceptions, code?.handlers, code?.lines, code?.localVariables, code?.frames],
  ]);
  return { name, superclass, interfaces, innerClasses, bootstrapMethods, fields, methods };
}

describe('a table of names', () => {
  it('changes nothing', () => {
    const names = new NameTable();
    for (const bytes of [richClass(), ...samples().flatMap(({ classes }) => [...classes.values()])]) {
      expect(described(bytes, names)).toEqual(described(bytes));
    }
  });

  it('does not remember what is wrong', () => {
    const names = new NameTable();
    for (let round = 0; round < 2; round++) {
      expect(() => readClassFile(new ClassBuilder({ name: '../A' }).build(), names)).toThrow('is no name of a class');
      expect(() => names.type('Lint;')).toThrow('called like the type int');
      expect(() => names.methodTypes('(V)V')).toThrow('no descriptor');
    }
  });

  it('tells names of classes, types and texts apart', () => {
    const names = new NameTable();
    // Each would be something else in another place.
    expect(names.shared('I')).toBe('I');
    expect(names.className('I')).toBe('I');
    expect(names.type('I')).toBe('int');
    expect(names.className('p/I')).toBe('p.I');
    expect(names.type('[Lp/I;')).toBe('p.I[]');
    expect(names.methodTypes('(J[I)V')).toEqual({ parameters: ['long', 'int[]'], result: 'void' });
  });
});

describe('tables of code', () => {
  it('are the same when methods are asked in turn', () => {
    const builder = new ClassBuilder({ name: 'p/A', version: 49 });
    builder.method({ flags: 9, name: 'm', descriptor: '()V' }, (code) => code.line(1).op('return'));
    builder.method({ flags: 9, name: 'n', descriptor: '()V' }, (code) => code.line(2).op('return'));
    const [m, n] = readClassFile(builder.build()).methods;
    for (let round = 0; round < 2; round++) {
      expect(m?.code?.lines).toEqual([{ start: 0, line: 1 }]);
      expect(n?.code?.lines).toEqual([{ start: 0, line: 2 }]);
      expect(n?.code?.lines).toBe(n?.code?.lines);
    }
  });
});
