/** Supertypes, assignability, resolution and selection on small hierarchies written out. */
import { describe, expect, it } from 'vitest';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { MethodDeclaration } from '../../src/ir/program.js';
import { Subtypes } from '../../src/ir/subtypes.js';
import { programOf } from './library.js';

const body = '{ 0: return }';
const TEXT = `
interface I { public void m() ${body} }
interface J extends I { public void m() ${body} }
interface K extends I {}
interface L { public void m() ${body} }
abstract interface M { public abstract void m(); }
class A implements I {}
class B implements K, J {}
class C implements I, L {}
class D extends C { public void m() ${body} }
class E extends D {}
class F implements M {}
class G implements M, L {}
class P { private void m() ${body} void n() ${body} static void s() ${body} int x; static int y; }
class Q extends P { public void m() ${body} long x; }
class R extends Q implements I { }
class p.Base { void n() ${body} public void call() ${body} }
class q.Middle extends p.Base { void n() ${body} }
class p.Low extends q.Middle { void n() ${body} }
class q.Lowest extends p.Low { void n() ${body} }
class p.Open extends p.Base { public void n() ${body} }
class q.Through extends p.Open { public void n() ${body} }
class Cycle extends Circle {}
class Circle extends Cycle {}
class Orphan extends Missing { }
`;
const hierarchy = new Hierarchy(programOf(TEXT));

function method(owner: string, name: string): MethodDeclaration {
  const found = hierarchy.declaredMethods(owner, name)[0];
  if (found === undefined) throw new Error(`${owner} has no ${name}`);
  return found;
}

const resolved = (owner: string, name: string, descriptor = '()V'): string | undefined =>
  hierarchy.resolveMethod({ owner, name, descriptor })?.owner;

const selected = (receiver: string, owner: string, name: string): string => {
  const selection = hierarchy.selectMethod(receiver, method(owner, name));
  return selection.kind === 'method' ? selection.method.owner : selection.kind;
};

describe('supertypes', () => {
  it('are all classes and interfaces above, java.lang.Object included', () => {
    expect([...hierarchy.supertypes('B')].sort()).toEqual(['B', 'I', 'J', 'K', 'java.lang.Object']);
    expect(hierarchy.superclassChain('E').map(({ name }) => name)).toEqual(['E', 'D', 'C', 'java.lang.Object']);
    expect(hierarchy.isSubclass('E', 'L')).toBe(true);
    expect(hierarchy.isSubclass('A', 'L')).toBe(false);
  });

  it('end where the hierarchy is broken', () => {
    expect(hierarchy.superclassChain('Cycle').map(({ name }) => name)).toEqual(['Cycle', 'Circle']);
    expect(hierarchy.isComplete('Cycle')).toBe(true);
    expect(hierarchy.isComplete('Orphan')).toBe(false);
    expect(hierarchy.isComplete('A')).toBe(true);
    expect(resolved('Cycle', 'm')).toBeUndefined();
  });

  it('can be asked the other way round for the classes met', () => {
    const subtypes = new Subtypes(hierarchy, ['A', 'E']);
    expect(subtypes.of('I')).toEqual(['A', 'E']);
    expect([subtypes.add('B'), subtypes.add('B')]).toEqual([true, false]);
    expect(subtypes.of('I')).toEqual(['A', 'E', 'B']);
    expect(subtypes.of('J')).toEqual(['B']);
    expect(subtypes.of('M')).toEqual([]);
    expect([subtypes.has('B'), subtypes.has('C')]).toEqual([true, false]);
  });
});

describe('assignability', () => {
  it.each([
    ['int', 'int', true],
    ['int', 'long', false],
    ['int', 'java.lang.Object', false],
    ['null', 'A', true],
    ['A', 'null', false],
    ['A', 'java.lang.Object', true],
    ['E', 'D', true],
    ['D', 'E', false],
    ['A[]', 'I[]', true],
    ['A[]', 'java.lang.Object', true],
    ['A[]', 'java.lang.Cloneable', true],
    ['A[]', 'java.io.Serializable', true],
    ['A[]', 'java.lang.CharSequence', false],
    ['A[][]', 'java.lang.Object[]', true],
    ['int[]', 'java.lang.Object[]', false],
    ['int[][]', 'java.lang.Cloneable[]', true],
    ['int[]', 'long[]', false],
    ['I', 'A', false],
    ['java.lang.Object', 'A[]', false],
    ['void', 'void', true],
    ['void', 'java.lang.Object', false],
  ])('%s to %s: %s', (lower, upper, expected) => {
    expect(hierarchy.isAssignable(lower, upper)).toBe(expected);
  });
});

describe('field resolution', () => {
  it('goes upwards and minds the type', () => {
    expect(hierarchy.resolveField({ owner: 'R', name: 'x', type: 'long' })?.owner).toBe('Q');
    expect(hierarchy.resolveField({ owner: 'R', name: 'x', type: 'int' })?.owner).toBe('P');
    expect(hierarchy.resolveField({ owner: 'R', name: 'x', type: 'char' })).toBeUndefined();
    expect(hierarchy.resolveField({ owner: 'Q', name: 'y', type: 'int' })?.owner).toBe('P');
  });
});

describe('method resolution', () => {
  it('prefers classes to interfaces, and lower interfaces to higher ones', () => {
    expect(resolved('R', 'm')).toBe('Q');
    expect(resolved('A', 'm')).toBe('I');
    expect(resolved('B', 'm')).toBe('J');
    expect(resolved('E', 'm')).toBe('D');
    expect(resolved('G', 'm')).toBe('L');
    expect(resolved('A', 'm', '(I)V')).toBeUndefined();
    expect(resolved('E', 's')).toBeUndefined();
    expect(resolved('R', 's')).toBe('P');
  });

  it('gives interfaces and arrays the methods of java.lang.Object', () => {
    expect(resolved('I', 'hashCode', '()I')).toBe('java.lang.Object');
    expect(resolved('A[]', 'hashCode', '()I')).toBe('java.lang.Object');
  });

  it('does not inherit constructors', () => {
    expect(resolved('A', '<init>')).toBeUndefined();
    expect(resolved('java.lang.Object', '<init>')).toBe('java.lang.Object');
  });
});

describe('method selection', () => {
  it('takes the nearest override, then the most specific default method', () => {
    expect(selected('A', 'I', 'm')).toBe('I');
    expect(selected('B', 'I', 'm')).toBe('J');
    expect(selected('E', 'I', 'm')).toBe('D');
    expect(selected('G', 'M', 'm')).toBe('L');
    expect(selected('R', 'I', 'm')).toBe('Q');
    expect(selected('A[]', 'java.lang.Object', 'hashCode')).toBe('java.lang.Object');
  });

  it('tells missing and conflicting methods', () => {
    expect(selected('F', 'M', 'm')).toBe('abstract');
    expect(selected('C', 'I', 'm')).toBe('conflict');
  });

  it('runs a private method as it was resolved', () => {
    expect(selected('Q', 'P', 'm')).toBe('P');
  });

  it('lets only its package override a package-private method, directly or through one that it opened', () => {
    expect(selected('q.Middle', 'p.Base', 'n')).toBe('p.Base');
    expect(selected('p.Low', 'p.Base', 'n')).toBe('p.Low');
    expect(selected('q.Lowest', 'p.Base', 'n')).toBe('p.Low');
    expect(selected('q.Lowest', 'q.Middle', 'n')).toBe('q.Lowest');
    expect(selected('q.Through', 'p.Base', 'n')).toBe('q.Through');
  });
});
