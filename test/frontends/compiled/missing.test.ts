/** Class files that name classes which nobody has: what is called and overridden is still certain, or not translated. */
import { describe, expect, it } from 'vitest';
import type { JavaClassTable } from '../../../src/frontends/java/frontend.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import { Flag } from '../../../src/ir/program.js';
import { classBytes } from '../../support/classfiles.js';
import { ClassBuilder } from '../classfile/assembler/class-builder.js';
import { classNamed, complaints, instructionsOf, methodNamed, verifierProblems } from '../elaboration/opening.js';
import { openAgainst } from './opening.js';

const STATIC = Flag.PUBLIC | Flag.STATIC | Flag.NATIVE;

function library(): Uint8Array {
  const builder = new ClassBuilder({ name: 'l/Lib' }).defaultConstructor();
  builder.field({ flags: Flag.PUBLIC, name: 'thing', descriptor: 'Lgone/Thing;' });
  for (const [flags, name, descriptor] of [
    [STATIC, 'pick', '(Lgone/Thing;)I'],
    [STATIC, 'pick', '(Ljava/lang/Object;)I'],
    [STATIC, 'pick', '(Ljava/lang/String;II)I'],
    [STATIC, 'give', '()Lgone/Thing;'],
    [STATIC, 'take', '(Lgone/Thing;)V'],
    [STATIC, 'all', '()[[Lgone/Thing;'],
    [Flag.PUBLIC | Flag.NATIVE, 'visit', '(Lgone/Thing;[Lgone/Thing;)I'],
    [Flag.PUBLIC | Flag.NATIVE, 'other', '(Lgone/Other;)I'],
    [Flag.PUBLIC | Flag.NATIVE, 'make', '()Lgone/Thing;'],
  ] as const)
    builder.method({ flags, name, descriptor });
  return builder.build();
}

async function open(text: string): Promise<JavaClassTable> {
  const table = await openAgainst(classBytes({ 'l.Lib': library() }, 'classpath'), { 'Test.java': text });
  table.elaborateAll();
  expect(verifierProblems(table)).toEqual([]);
  return table;
}

/** Calls and what could not be translated. */
function done(table: JavaClassTable, name: string): readonly string[] {
  return instructionsOf(methodNamed(classNamed(table, 'Test'), name)).flatMap((instruction) => {
    if (instruction.kind === 'unsupported') return [instruction.reason];
    if (instruction.kind !== 'call') return [];
    return [instruction.method.name + instruction.method.descriptor];
  });
}

describe('a missing class in the signature of a compiled method', () => {
  it('does not change its descriptor, nor that of a field', async () => {
    const table = await open(`import l.Lib;
      class Test {
        void pass() { Lib.take(Lib.give()); }
        int far() { return Lib.pick("a", 1, 2); }
        Object read(Lib lib) { return lib.thing; }
      }`);
    expect(done(table, 'pass')).toEqual(['give()Lgone/Thing;', 'take(Lgone/Thing;)V']);
    expect(done(table, 'far')).toEqual(['pick(Ljava/lang/String;II)I']);
    const [load] = instructionsOf(methodNamed(classNamed(table, 'Test'), 'read')).filter(({ kind }) => kind === 'load');
    expect(load).toMatchObject({ place: { field: { owner: 'l.Lib', name: 'thing', type: 'gone.Thing' } } });
    expect(complaints(table)).toEqual([]);
  });

  it('does not keep arrays of it from being read', async () => {
    const table = await open(`import l.Lib;
      class Test {
        Object last() { Object found = null; for (var row : Lib.all()) for (Object each : row) found = each; return found; }
        Object first() { Lib.take(Lib.all()[1][2]); return Lib.all()[0][0]; }
        void set(Object value) { Lib.all()[0][0] = Lib.give(); }
      }`);
    expect(done(table, 'last')).toEqual(['all()[[Lgone/Thing;']);
    expect(done(table, 'first')).toEqual(['all()[[Lgone/Thing;', 'take(Lgone/Thing;)V', 'all()[[Lgone/Thing;']);
    expect(complaints(table)).toEqual([]);
  });

  it('leaves a choice between overloads open', async () => {
    const table = await open(`import l.Lib;
      class Test {
        int number() { return Lib.pick(1); }
        int object(Object o) { return Lib.pick(o); }
        int text() { return Lib.pick("a"); }
      }`);
    const hierarchy = new Hierarchy(table);
    for (const name of ['number', 'object', 'text']) {
      const calls = instructionsOf(methodNamed(classNamed(table, 'Test'), name)).flatMap((instruction) =>
        instruction.kind === 'call' ? [instruction.method] : [],
      );
      expect(calls.map((method) => method.name)).toEqual(['pick']);
      // Unknown code: none of the overloads is chosen.
      expect(calls.map((method) => hierarchy.resolveMethod(method))).toEqual([undefined]);
    }
    expect(complaints(table)).toHaveLength(3);
    for (const complaint of complaints(table))
      expect(complaint).toMatch(/(?:a parameter type is unknown|ambiguous): pick\(/);
  });

  it.each([
    ['its qualified name', '', 'gone.Thing', 'gone.Other'],
    ['an import', 'import gone.Thing; import gone.Other;', 'Thing', 'Other'],
    ['an import on demand', 'import gone.*;', 'Thing', 'Other'],
  ])('does not keep source that names it by %s from overriding', async (_, imports, thing, other) => {
    const table = await open(`import l.Lib; ${imports}
      class Test extends Lib {
        @Override public int visit(${thing} one, ${thing}[] more) { return 1; }
        @Override public ${thing} make() { return null; }
        public int other(${thing} x) { return 2; }
        public int unrelated(${other} x) { return 3; }
      }`);
    const bridges = classNamed(table, 'Test').methods.filter((method) => (method.flags & Flag.BRIDGE) !== 0);
    expect(bridges.map(({ name, descriptor }) => name + descriptor).sort()).toEqual([
      'make()Lgone/Thing;',
      'visit(Lgone/Thing;[Lgone/Thing;)I',
    ]);
  });
});
