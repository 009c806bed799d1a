/** Generic signatures (Java Virtual Machine Specification, 4.7.9.1). */
import { describe, expect, it } from 'vitest';
import {
  parseClassSignature,
  parseFieldSignature,
  parseMethodSignature,
  type SignatureArgument,
  type SignatureType,
} from '../../../../src/frontends/classfile/format/signatures.js';

function show(type: SignatureType | { readonly kind: 'void' }): string {
  switch (type.kind) {
    case 'void':
      return 'void';
    case 'primitive':
      return type.name;
    case 'variable':
      return `'${type.name}`;
    case 'array':
      return `${show(type.element)}[]`;
    case 'class': {
      const list = type.arguments.length === 0 ? '' : `<${type.arguments.map(showArgument).join(', ')}>`;
      return `${type.enclosing === undefined ? '' : `{${show(type.enclosing)}}`}${type.name}${list}`;
    }
  }
}

function showArgument(argument: SignatureArgument): string {
  if (argument.kind === 'any') return '?';
  return argument.kind === 'exact' ? show(argument.type) : `? ${argument.kind} ${show(argument.type)}`;
}

describe('signatures of fields', () => {
  it.each([
    ['TT;', "'T"],
    ['Ljava/util/List<TT;>;', "java.util.List<'T>"],
    ['Ljava/util/Map<-TK;+[Ljava/lang/Object;>;', "java.util.Map<? super 'K, ? extends java.lang.Object[]>"],
    ['Ljava/lang/Class<*>;', 'java.lang.Class<?>'],
    ['[[I', 'int[][]'],
    ['La/Outer<TT;>.Inner<**>.Deep;', "{{a.Outer<'T>}a.Outer$Inner<?, ?>}a.Outer$Inner$Deep"],
    ['La/Outer$Nested<TT;>;', "a.Outer$Nested<'T>"],
    ['Ljava/util/List<[I>;', 'java.util.List<int[]>'],
  ])('%s', (text, shown) => {
    const type = parseFieldSignature(text);
    expect(type && show(type)).toBe(shown);
  });

  it.each([
    ...['', 'I', 'T', 'TT', 'T;', 'L;', 'Ljava/util/List', 'Ljava/util/List<', 'Ljava/util/List<>;', 'La//b;', 'L/a;'],
    ...[
      'La.;',
      'Ljava/util/List<I>;',
      'Ljava/util/List<TT;>;x',
      '[',
      '[V',
      'Ljava/util/List<?>;',
      'La<TT;;',
      'V',
      'Lint;',
    ],
    ...['['.repeat(5000), `${'La<'.repeat(5000)}TT;${'>;'.repeat(5000)}`, `La${'.b'.repeat(5000)};`],
  ])('no signature: %.20s', (text) => {
    expect(parseFieldSignature(text)).toBeUndefined();
  });
});

describe('signatures of classes', () => {
  it('have type parameters with bounds, a superclass and interfaces', () => {
    const text =
      '<T:Ljava/lang/Object;U::Ljava/lang/Comparable<TU;>;V:TT;W:Lp/A;:Lp/I;:Lp/J;>' +
      'Ljava/util/AbstractList<TT;>;Ljava/util/List<TT;>;Ljava/io/Serializable;';
    const signature = parseClassSignature(text);
    expect(signature?.typeParameters.map(({ name, bounds }) => [name, bounds.map(show)])).toEqual([
      ['T', ['java.lang.Object']],
      ['U', ["java.lang.Comparable<'U>"]],
      ['V', ["'T"]],
      ['W', ['p.A', 'p.I', 'p.J']],
    ]);
    expect(signature && show(signature.superclass)).toBe("java.util.AbstractList<'T>");
    expect(signature?.interfaces.map(show)).toEqual(["java.util.List<'T>", 'java.io.Serializable']);
  });

  it.each(['', '<>Ljava/lang/Object;', '<T>Ljava/lang/Object;', '<T:>', 'TT;', '[I', 'Lp/A;TT;', '<:Lp/A;>Lp/B;'])(
    'no signature: %s',
    (text) => {
      expect(parseClassSignature(text)).toBeUndefined();
    },
  );
});

describe('signatures of methods', () => {
  it.each([
    ['()V', '() void'],
    ['(ILjava/util/List<TT;>;[J)TT;', "(int, java.util.List<'T>, long[]) 'T"],
    ['<E:Ljava/lang/Exception;>(TE;)V^TE;^Ljava/io/IOException;', "<E>('E) void throws 'E, java.io.IOException"],
  ])('%s', (text, shown) => {
    const signature = parseMethodSignature(text);
    if (signature === undefined) throw new Error('not parsed');
    const names = signature.typeParameters.map(({ name }) => name).join(', ');
    const thrown = signature.exceptions.map(show).join(', ');
    expect(
      `${names && `<${names}>`}(${signature.parameters.map(show).join(', ')}) ${show(signature.result)}` +
        (thrown && ` throws ${thrown}`),
    ).toBe(shown);
  });

  it.each(['', '()', '(V)V', '(I)V^I', '(I)V^[I', '(IV', '(I)VV', '<T:Lp/A;>', '()V^'])('no signature: %s', (text) => {
    expect(parseMethodSignature(text)).toBeUndefined();
  });
});
