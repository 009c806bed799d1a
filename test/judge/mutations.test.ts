/** Mutants are the same for the same seed, differ from their programs in one place, and programs survive their layout. */
import { describe, expect, it } from 'vitest';
import { differenceOf, mutantsOf } from './mutants.js';
import { MUTATIONS } from './mutations.js';
import { judgedPrograms } from './programs.js';
import { textOf, tokensOf } from './tokens.js';

const PROGRAMS = judgedPrograms();

describe('mutants', () => {
  it('come from every folder of programs', () => {
    const folders = new Set(PROGRAMS.map(({ name }) => name.split('/').slice(0, 2).join('/')));
    expect([...folders].sort()).toEqual([
      'examples/check',
      'examples/typestate',
      'test/analyses',
      'test/fixtures',
      'test/frontends',
      'test/judge',
      'test/papers',
      'test/programs',
      'test/suite',
    ]);
  });

  it('keep the tokens of their programs', () => {
    for (const { files } of PROGRAMS) {
      for (const { tokens } of files) {
        expect(tokensOf(textOf(tokens)).map(({ text }) => text)).toEqual(tokens.map(({ text }) => text));
      }
    }
  });

  it('keep array initialisers on their line', () => {
    const text =
      'class A { int[][] a = {{1}, {2, 3}}; int b = f(new int[] {g(() -> { h(); return 1; })})[0]; int c = new int[] {1} [0]; }';
    expect(textOf(tokensOf(text)).trim().split('\n')).toEqual([
      'class A {',
      '  int[][] a = {{1}, {2, 3}};',
      '  int b = f(new int[] {g(() -> {',
      '    h();',
      '    return 1;',
      '  })})[0];',
      '  int c = new int[] {1} [0];',
      '}',
    ]);
  });

  it('have one statement a line', () => {
    const text = 'class A { void f() { for (int i = 0; i < 2; i++) g(i,\n 1); /* no */ h(() -> { a(); b(); }); } }';
    expect(textOf(tokensOf(text)).trim().split('\n')).toEqual([
      'class A {',
      '  void f() {',
      '    for (int i = 0; i < 2; i++) g(i, 1);',
      '    h(() -> {',
      '      a();',
      '      b();',
      '    });',
      '  }',
      '}',
    ]);
  });

  it('are the same for the same seed, and others for another', () => {
    const [first, again, other] = [3, 3, 4].map((seed) => mutantsOf(PROGRAMS, 20, seed));
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('are all different from their programs', () => {
    for (const mutant of mutantsOf(PROGRAMS, 100, 6)) expect(differenceOf(mutant), mutant.kind).not.toBe('');
  });

  it('are of every kind', () => {
    const made = new Set(mutantsOf(PROGRAMS, 600, 7).map(({ kind }) => kind));
    expect([...made].sort()).toEqual(MUTATIONS.map(({ name }) => name).sort());
  });
});
