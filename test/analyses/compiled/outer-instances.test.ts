/** The field of an inner class that holds the object around: old compilers set it after the constructor of the superclass. */

import { describe, expect, it } from 'vitest';
import { HIDDEN_REASONS } from '../../../src/findings/claim.js';
import { check } from '../../../src/workspace/index.js';
import { ClassBuilder } from '../../frontends/classfile/assembler/class-builder.js';
import type { CodeBuilder } from '../../frontends/classfile/assembler/code-builder.js';
import { classBytes } from '../../support/classfiles.js';
import { agreement } from '../agreement.js';
import { openCompiledProgram } from './compiled-programs.js';

/** Without stack maps. */
const version = 48;
const SYNTHETIC_FINAL = 0x1010;

/** `class Base { Base() { hook(); } void hook() {} }`, and an inner class whose `hook` reads a field of the object around. */
function classesThatSet(when: 'before' | 'after') {
  const outer = new ClassBuilder({ name: 'Outer', version }).field({ name: 'number', descriptor: 'I' });
  outer.defaultConstructor();
  outer.method({ flags: 9, name: 'main', descriptor: '([Ljava/lang/String;)V' }, (code) =>
    code
      .type('new', 'Outer$Inner')
      .type('new', 'Outer')
      .op('dup')
      .invoke('invokespecial', 'Outer', '<init>', '()V')
      .invoke('invokespecial', 'Outer$Inner', '<init>', '(LOuter;)V')
      .op('return'),
  );
  const base = new ClassBuilder({ name: 'Base', version });
  base.method({ name: '<init>', descriptor: '()V' }, (code) =>
    code
      .op('aload_0')
      .invoke('invokespecial', 'java/lang/Object', '<init>', '()V')
      .op('aload_0')
      .invoke('invokevirtual', 'Base', 'hook', '()V')
      .op('return'),
  );
  base.method({ name: 'hook', descriptor: '()V' }, (code) => code.op('return'));
  const inner = new ClassBuilder({ name: 'Outer$Inner', version, superclass: 'Base' });
  inner.field({ flags: SYNTHETIC_FINAL, name: 'this$0', descriptor: 'LOuter;' });
  const store = (code: CodeBuilder): unknown =>
    code.op('aload_0').op('aload_1').field('putfield', 'Outer$Inner', 'this$0', 'LOuter;');
  inner.method({ name: '<init>', descriptor: '(LOuter;)V' }, (code) => {
    if (when === 'before') store(code);
    code.op('aload_0').invoke('invokespecial', 'Base', '<init>', '()V');
    if (when === 'after') store(code);
    code.op('return');
  });
  inner.method({ name: 'hook', descriptor: '()V' }, (code) =>
    code
      .op('aload_0')
      .field('getfield', 'Outer$Inner', 'this$0', 'LOuter;')
      .field('getfield', 'Outer', 'number', 'I')
      .op('pop')
      .op('return'),
  );
  return classBytes({ Outer: outer.build(), Base: base.build(), Outer$Inner: inner.build() });
}

describe('the object around an inner one', () => {
  it('is never null where it is set before the constructor of the superclass runs', async () => {
    const workspace = await openCompiledProgram(classesThatSet('before'));
    const { results } = check(workspace, { classes: [], methods: ['Inner.hook'], show: HIDDEN_REASONS, budget: 1 });
    const verdicts = results.flatMap(({ claims }) => claims.map(({ verdict }) => verdict));
    expect(verdicts).toEqual(['proved']);
    expect(agreement(workspace, 'Outer').failures).toEqual([]);
  });

  it('may be null where it is set afterwards', async () => {
    const { failures, contradicted } = agreement(await openCompiledProgram(classesThatSet('after')), 'Outer');
    expect(failures.length).toBe(1);
    expect(contradicted).toEqual([]);
  });
});
