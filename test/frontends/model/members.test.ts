/** Members of types: access, inheritance, imports, method references, classes declared in bodies. */
import { describe, expect, it } from 'vitest';
import { isAccessible } from '../../../src/frontends/java/model/access.js';
import { resolveMethodReference } from '../../../src/frontends/java/model/inference/method-references.js';
import { findField, memberMethods, methodCandidates } from '../../../src/frontends/java/model/members.js';
import type { JavaModel } from '../../../src/frontends/java/model/model.js';
import { selectMethod } from '../../../src/frontends/java/model/overloads/overloads.js';
import { findTypeNamed } from '../../../src/frontends/java/model/resolve-type.js';
import {
  staticallyImportedField,
  staticallyImportedMethods,
} from '../../../src/frontends/java/model/source/static-imports.js';
import { showType } from '../../../src/frontends/java/model/types/show-type.js';
import { classType, INT, type JavaType, selfType } from '../../../src/frontends/java/model/types/types.js';
import { childOfKind, fieldOf } from '../../../src/frontends/java/syntax/navigation.js';
import { libraryProvider } from './library.js';
import { classNamed, fieldNamed, methodNamed, openSources } from './opening.js';

function named(model: JavaModel, name: string): JavaType {
  return classType(classNamed(model, name));
}

describe('access', () => {
  const sources = {
    'p/A.java':
      'package p; public class A { private int a; int b; protected int c; public int d; protected static int e; class In { } }',
    'p/B.java': 'package p; class B { }',
    'q/C.java': 'package q; class C extends p.A { class Inner { } }',
    'q/D.java': 'package q; class D extends C { }',
    'q/E.java': 'package q; class E { }',
  };
  it.each([
    ['p.A', 'a b c d e'],
    ['p.A$In', 'a b c d e'],
    ['p.B', 'b c d e'],
    ['q.C', 'c d e'],
    ['q.C$Inner', 'c d e'],
    ['q.E', 'd'],
  ])('from %s, by simple names: %s', async (from, expected) => {
    const model = await openSources(sources);
    const access = { from: classNamed(model, from) };
    const fields = classNamed(model, 'p.A')
      .fields()
      .filter((field) => isAccessible(model, field, access));
    expect(fields.map((field) => field.name).join(' ')).toBe(expected);
  });

  it('to protected members needs a receiver of the subclass, unless through super or static', async () => {
    const model = await openSources(sources);
    const [c, e] = ['c', 'e'].map((name) => fieldNamed(classNamed(model, 'p.A'), name));
    const access = { from: classNamed(model, 'q.C') };
    if (c === undefined || e === undefined) throw new Error('fields expected');
    const through = (receiver: string): boolean => isAccessible(model, c, access, named(model, receiver));
    expect([through('p.A'), through('q.C'), through('q.D')]).toEqual([false, true, true]);
    expect(isAccessible(model, c, { ...access, viaSuper: true }, named(model, 'p.A'))).toBe(true);
    expect(isAccessible(model, e, access, named(model, 'p.A'))).toBe(true);
  });
});

describe('inheritance', () => {
  it('drops overridden methods, keeps overloads, leaves private and static interface methods behind', async () => {
    const model = await openSources(
      `interface I { default void m() { } static void s() { } void m(int i); } class A implements I { private void p() { } public void m(int i) { } void m(String s) { } }
       class B extends A { public void m() { } }`,
    );
    const list = (name: string): readonly string[] =>
      memberMethods(model, classNamed(model, 'B'), name).map(
        (method) => `${method.owner.name}/${method.parameters().length}`,
      );
    expect(list('m')).toEqual(['B/0', 'A/1', 'A/1']);
    expect([list('p'), list('s')]).toEqual([[], []]);
    expect(list('toString')).toEqual(['java.lang.Object/0']);
  });

  it('prefers the more special result among inherited abstract methods, and class methods over defaults', async () => {
    const model = await openSources(
      `interface I { Object f(); default int g() { return 1; } } interface J { String f(); } interface K extends I, J { }
       abstract class A { public int g() { return 2; } } class B extends A implements I { public Object f() { return null; } }`,
    );
    expect(memberMethods(model, classNamed(model, 'K'), 'f').map((method) => method.owner.name)).toEqual(['J']);
    expect(memberMethods(model, classNamed(model, 'B'), 'g').map((method) => method.owner.name)).toEqual(['A']);
  });

  it('gives interfaces the public methods of Object', async () => {
    const model = await openSources('interface I { } interface J extends I { }');
    const found = methodCandidates(model, named(model, 'J'), 'hashCode', { from: undefined });
    expect(found.map((candidate) => candidate.method.owner.name)).toEqual(['java.lang.Object']);
    expect(methodCandidates(model, named(model, 'J'), 'clone', { from: undefined }).length).toBe(0);
  });

  it('finds fields of superclasses and interfaces, hidden ones not, with type arguments', async () => {
    const model = await openSources(
      'interface I { int K = 1; } class A<T> { T t; int hidden; } class B extends A<String> implements I { long hidden; } class C extends B { }',
    );
    const find = (name: string): string | undefined => {
      const found = findField(model, named(model, 'C'), name, { from: classNamed(model, 'C') });
      return found && `${found.field.owner.name} ${showType(found.type)}`;
    };
    expect([find('t'), find('hidden'), find('K'), find('none')]).toEqual(['A String', 'B long', 'I int', undefined]);
  });

  it('does not inherit private fields, which still hide those above', async () => {
    const model = await openSources(
      'class Outer { static class A { int x; } static class B extends A { private int x; } static class C extends B { } }',
    );
    const access = { from: classNamed(model, 'Outer$C') };
    const owner = (name: string): string | undefined =>
      findField(model, named(model, name), 'x', access)?.field.owner.name;
    expect([owner('Outer$A'), owner('Outer$B'), owner('Outer$C')]).toEqual(['Outer$A', 'Outer$B', undefined]);
  });

  it('hides member classes that a superclass hides, even where its own is not inherited', async () => {
    const model = await openSources(
      `interface Map { interface Entry { } } class Hash implements Map { private class Entry { } }
       class Outer { class Entry { } class Inner extends Hash { Entry e; } }`,
    );
    const type = findTypeNamed(model, model.scopeOf(classNamed(model, 'Outer$Inner')), 'Entry');
    expect(type?.kind === 'class' ? type.symbol.name : '').toBe('Outer$Entry');
  });
});

describe('imports', () => {
  it('of static members come from one name before on demand, inherited ones included', async () => {
    const library = {
      'p.Base': 'package p; public class Base { public static int base; public static void f(int i) { } }',
      'p.A':
        'package p; public class A extends Base { public static void f(String s) { } static int hidden; public int instance; }',
      'p.B': 'package p; public class B { public static void f() { } public static int only; }',
    };
    const model = await openSources(
      'package q; import static p.A.f; import static p.A.base; import static p.A.*; import static p.B.*; class T { }',
      libraryProvider(library),
    );
    const symbol = classNamed(model, 'q.T');
    const scope = model.scopeOf(symbol);
    const access = { from: symbol };
    expect(staticallyImportedMethods(model, scope, 'f', access).map((each) => each.method.owner.name)).toEqual([
      'p.A',
      'p.Base',
    ]);
    const field = (name: string): string | undefined =>
      staticallyImportedField(model, scope, name, access)?.field.owner.name;
    expect([field('base'), field('only'), field('hidden'), field('instance')]).toEqual([
      'p.Base',
      'p.B',
      undefined,
      undefined,
    ]);
  });

  it('on demand from a class bring in what it declares, not what it inherits', async () => {
    const library = {
      'p.I': 'package p; public interface I { class Inherited { } }',
      'p.A': 'package p; public class A implements I { public static class Own { } static class Hidden { } }',
    };
    const model = await openSources('package q; import p.A.*; class T { }', libraryProvider(library));
    const scope = model.scopeOf(classNamed(model, 'q.T'));
    expect(['Own', 'Inherited', 'Hidden'].map((name) => findTypeNamed(model, scope, name)?.kind)).toEqual([
      'class',
      undefined,
      undefined,
    ]);
  });
});

describe('method references', () => {
  it('mean static, bound, unbound methods, constructors or array creation', async () => {
    const model = await openSources(
      'class A { A() { } A(int i) { } static int s(A a) { return 0; } int u() { return 0; } int v(int i) { return 0; } int w(Object... o) { return 0; } static <T> T id(T t) { return t; } }',
    );
    const symbol = classNamed(model, 'A');
    const type = selfType(symbol);
    const resolve = (name: string, kind: 'type' | 'expression', parameters: readonly JavaType[]): string => {
      const shape = {
        kind: 'method-reference',
        qualifier: { kind, type },
        name,
        typeArguments: [],
        access: { from: symbol },
      } as const;
      const found = resolveMethodReference(model, shape, parameters);
      if (found === undefined || found.kind === 'array') return found?.kind ?? 'none';
      return `${found.kind} ${found.invocation.parameterTypes.length}${found.invocation.varargs ? ' varargs' : ''} ${showType(found.invocation.result)}`;
    };
    expect(resolve('s', 'type', [type])).toBe('static 1 int');
    expect(resolve('u', 'type', [type])).toBe('unbound 0 int');
    expect(resolve('v', 'type', [type, INT])).toBe('unbound 1 int');
    expect(resolve('v', 'expression', [INT])).toBe('bound 1 int');
    expect(resolve('w', 'expression', [INT, INT])).toBe('bound 2 varargs int');
    expect(resolve('new', 'type', [INT])).toBe('constructor 1 A');
    expect(resolve('id', 'type', [INT])).toBe('static 1 Integer');
    expect(resolve('u', 'type', [])).toBe('none');
    expect(resolve('v', 'type', [type, model.classTypeNamed('java.lang.String')])).toBe('none');
  });
});

describe('classes declared in bodies', () => {
  it('see their scope and themselves, and are the same whenever they are declared', async () => {
    const model = await openSources(
      'class A<T> { <U> void f(U u) { class Local { Local next; T t; U v; class Deep { Local l; } } } }',
    );
    const outer = classNamed(model, 'A');
    const method = methodNamed(outer, 'f');
    const file = outer.declared?.file;
    const body = method.declared === undefined ? undefined : fieldOf(method.declared.node, 'body');
    const node = body === undefined ? undefined : childOfKind(body, 'class_declaration');
    if (file === undefined || node === undefined) throw new Error('local class expected');
    const declaration = {
      file,
      node,
      name: 'A$1Local',
      scope: model.scopeOfMethod(method),
      outer,
      staticContext: false,
    };
    const local = model.declareLocalClass(declaration);
    expect(model.declareLocalClass(declaration)).toBe(local);
    expect(model.findClass('A$1Local')).toBe(local);
    expect(local.fields().map((field) => showType(field.type()))).toEqual(['Local', 'T', 'U']);
    expect([local.local, local.inner]).toEqual([true, true]);
    expect(
      classNamed(model, 'A$1Local$Deep')
        .fields()
        .map((field) => showType(field.type())),
    ).toEqual(['Local']);
    expect(model.diagnostics()).toEqual([]);
  });

  it('without a name extend the class or implement the interface they are made of', async () => {
    const model = await openSources('interface I { } class A { void f() { new Object() { int x; }; } }');
    const outer = classNamed(model, 'A');
    const method = methodNamed(outer, 'f');
    const body = method.declared === undefined ? undefined : fieldOf(method.declared.node, 'body');
    const node = body?.children[1]?.children[0]?.children.find((child) => child.kind === 'class_body');
    if (outer.declared === undefined || node === undefined) throw new Error('class body expected');
    const common = {
      file: outer.declared.file,
      node,
      name: 'A$1',
      scope: model.scopeOf(outer),
      outer,
      staticContext: true,
    };
    const symbol = model.declareAnonymousClass({ ...common, supertype: named(model, 'I') });
    expect([symbol.simpleName, symbol.inner]).toEqual(['', false]);
    expect(symbol.interfaces().map((type) => showType(type))).toEqual(['I']);
    expect(symbol.fields().map((field) => field.name)).toEqual(['x']);
    const again = model.declareAnonymousClass({ ...common, supertype: named(model, 'java.lang.Object') });
    expect(again).not.toBe(symbol);
    expect(again.interfaces()).toEqual([]);
  });
});

describe('what is not known', () => {
  it('does not decide between overloads', async () => {
    const model = await openSources(
      'class A extends Gone { } class T { void f(Object o) { } void f(Runnable r) { } void g(Object o) { } }',
    );
    const select = (name: string): string => {
      const candidates = methodCandidates(model, named(model, 'T'), name, { from: undefined, viaSuper: true });
      const shape = { kind: 'standalone', type: named(model, 'A') } as const;
      const found = selectMethod(model, { candidates, typeArguments: [], arguments: [shape] });
      return found.kind === 'failure' ? found.reason : 'selected';
    };
    expect(select('f')).toContain('supertypes of A are unknown');
    expect(select('g')).toBe('selected');
  });
});
