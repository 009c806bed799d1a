/** String concatenation, dynamic constants and bootstrap methods that nobody knows. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { DynamicMeaning } from '../../../../src/frontends/classfile/dynamic/meaning.js';
import type { LoadableConstant } from '../../../../src/frontends/classfile/format/class-file.js';
import { bootstrap, classOf, handle, int, Program, siteOf, text } from './by-hand.js';

let program: Program;
beforeAll(async () => {
  program = await Program.open(`
    class Above { static final int FIXED = 1; }
    class Owner extends Above { enum Colour { RED } static int changing; final int own = 0; }`);
});

describe('concatenation', () => {
  const concat = (descriptor: string, ...values: readonly LoadableConstant[]): DynamicMeaning =>
    program.meaning(
      siteOf(
        bootstrap('java.lang.invoke.StringConcatFactory.makeConcatWithConstants', ...values),
        'makeConcatWithConstants',
        descriptor,
      ),
    );
  const STRING = 'Ljava/lang/String;';

  it('follows the recipe', () => {
    expect(concat(`(I${STRING})${STRING}`, text('a\u0001b\u0001'))).toEqual({
      kind: 'concat',
      parts: ['a', 0, 'b', 1],
    });
    expect(concat(`(I)${STRING}`, text('\u0001'))).toEqual({ kind: 'concat', parts: [0] });
    expect(concat(`()${STRING}`, text(''))).toEqual({ kind: 'concat', parts: [] });
  });

  it('has constants, which may hold the marks themselves', () => {
    const values = [text('<\u0002\u0001\u0002>'), text('\u0001\u0002'), int(-3)];
    expect(concat(`(I)${STRING}`, ...values)).toEqual({ kind: 'concat', parts: ['<\u0001\u0002', 0, '-3>'] });
  });

  it('needs no recipe', () => {
    const plain = bootstrap('java.lang.invoke.StringConcatFactory.makeConcat');
    expect(program.meaning(siteOf(plain, 'makeConcat', `(ZD)${STRING}`))).toEqual({ kind: 'concat', parts: [0, 1] });
  });

  it.each([
    ['an argument too many', `(II)${STRING}`, [text('\u0001')]],
    ['an argument too few', `()${STRING}`, [text('\u0001')]],
    ['a constant too many', `()${STRING}`, [text(''), text('a')]],
    ['a constant too few', `()${STRING}`, [text('\u0002')]],
    ['a constant without known text', `()${STRING}`, [text('\u0002'), classOf('Owner')]],
    ['no recipe', `()${STRING}`, [int(1)]],
    ['another result', '()I', [text('')]],
    ['no descriptor', '', [text('')]],
  ])('is unknown with %s', (_, descriptor, values) => {
    expect(concat(descriptor, ...values).kind).toBe('unknown');
  });
});

describe('dynamic constants', () => {
  const constant = (method: string, name: string, descriptor: string, ...values: LoadableConstant[]): DynamicMeaning =>
    program.sites.constant(
      siteOf(bootstrap(`java.lang.invoke.ConstantBootstraps.${method}`, ...values), name, descriptor),
    );

  it('null, primitive classes, constants of enums, static fields', () => {
    expect(constant('nullConstant', '_', 'Ljava/lang/String;')).toEqual({
      kind: 'constant',
      constant: { kind: 'constant', type: 'null', value: null },
    });
    expect(constant('primitiveClass', 'J', 'Ljava/lang/Class;')).toEqual({
      kind: 'constant',
      constant: { kind: 'constant', type: 'java.lang.Class', value: 'long' },
    });
    expect(constant('enumConstant', 'RED', 'LOwner$Colour;')).toEqual({
      kind: 'static-field',
      field: { owner: 'Owner$Colour', name: 'RED', type: 'Owner$Colour' },
    });
    expect(constant('getStaticFinal', 'out', 'Ljava/io/PrintStream;', classOf('java.lang.System'))).toEqual({
      kind: 'static-field',
      field: { owner: 'java.lang.System', name: 'out', type: 'java.io.PrintStream' },
    });
    expect(constant('getStaticFinal', 'FIXED', 'I', classOf('Owner'))).toEqual({
      kind: 'static-field',
      field: { owner: 'Above', name: 'FIXED', type: 'int' },
    });
    expect(constant('getStaticFinal', 'MAX_VALUE', 'I')).toEqual({
      kind: 'static-field',
      field: { owner: 'java.lang.Integer', name: 'MAX_VALUE', type: 'int' },
    });
  });

  it.each([
    ['nullConstant', '_', 'I', []],
    ['primitiveClass', 'Ljava/lang/String;', 'Ljava/lang/Class;', []],
    ['primitiveClass', 'I', 'Ljava/lang/String;', []],
    ['enumConstant', 'RED', '[LOwner$Colour;', []],
    ['getStaticFinal', 'x', 'I', [int(3)]],
    ['getStaticFinal', 'changing', 'I', [classOf('Owner')]],
    ['getStaticFinal', 'own', 'I', [classOf('Owner')]],
    ['getStaticFinal', 'missing', 'I', [classOf('Owner')]],
    ['getStaticFinal', 'FIXED', 'J', [classOf('Owner')]],
    ['enumConstant', 'BLUE', 'LOwner$Colour;', []],
    ['getStaticFinal', 'x', 'I', [classOf('int[]')]],
    ['invoke', 'x', 'I', [handle('invoke-static', 'Owner.x', '()I')]],
    ['arrayVarHandle', 'x', 'Ljava/lang/invoke/VarHandle;', [classOf('int[]')]],
    ['nullConstant', '_', 'not a descriptor', []],
  ])('%s of %s as %s is unknown', (method, name, descriptor, values) => {
    expect(constant(method, name, descriptor, ...values).kind).toBe('unknown');
  });
});

describe('any other bootstrap method', () => {
  it('is named', () => {
    const groovy = bootstrap('org.codehaus.groovy.vmplugin.v8.IndyInterface.bootstrap', text('a'), int(0));
    expect(program.meaning(siteOf(groovy, 'invoke', '(Ljava/lang/Object;)Ljava/lang/Object;'))).toEqual({
      kind: 'unknown',
      reason: 'invokedynamic through org.codehaus.groovy.vmplugin.v8.IndyInterface.bootstrap',
    });
  });
});
