/** What type names mean: scopes, imports, inheritance, errors. */
import { describe, expect, it } from 'vitest';
import { erasure } from '../../../src/frontends/java/model/types/erasure.js';
import { libraryProvider } from './library.js';
import { classNamed, fieldNamed, openSources } from './opening.js';

/** Erased types of the fields of a class. */
async function fieldTypes(
  sources: Readonly<Record<string, string>> | string,
  name: string,
  library: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, string>>> {
  const model = await openSources(sources, libraryProvider(library));
  return Object.fromEntries(
    classNamed(model, name)
      .fields()
      .map((field) => [field.name, erasure(field.type())]),
  );
}

describe('simple names', () => {
  it('mean type parameters, member classes, inherited ones and those of enclosing classes, the nearest first', async () => {
    const text = `class Base { class Inherited { } class Both { } } class Outer { class Both { } class FromOuter { }
      static class In<T extends Number> extends Base { T t; Inherited i; Both b; FromOuter o; In<T> self; class Own { T own; Own next; } } }`;
    expect(await fieldTypes(text, 'Outer$In')).toEqual({
      t: 'java.lang.Number',
      i: 'Base$Inherited',
      b: 'Base$Both',
      o: 'Outer$FromOuter',
      self: 'Outer$In',
    });
    expect(await fieldTypes(text, 'Outer$In$Own')).toEqual({ own: 'java.lang.Number', next: 'Outer$In$Own' });
  });

  it('mean single imports before the package, the package before imports on demand, java.lang last', async () => {
    const library = {
      'q.List': 'package q; public class List { }',
      'q.Thing': 'package q; public class Thing { }',
      'q.Hidden': 'package q; class Hidden { }',
      'q.String': 'package q; class String { }',
      'p.Thing': 'package p; public class Thing { }',
    };
    const sources = {
      'p/A.java':
        'package p; import java.util.List; import q.*; class A { List list; Thing thing; String string; Map map; Local local; } class Local { }',
      'p/Map.java': 'package p; class Map { }',
    };
    expect(await fieldTypes(sources, 'p.A', library)).toEqual({
      list: 'java.util.List',
      thing: 'p.Thing',
      string: 'java.lang.String',
      map: 'p.Map',
      local: 'p.Local',
    });
  });

  it('mean classes that static imports bring, of one name and on demand', async () => {
    const text =
      'import static java.util.Map.Entry; import static java.util.HashMap.*; class A { Entry<String, String> entry; Inner inner; }';
    expect(await fieldTypes(text, 'A')).toEqual({ entry: 'java.util.Map$Entry', inner: 'java.util.HashMap$Inner' });
  });

  it('mean classes of java.base after a module import', async () => {
    expect(await fieldTypes('import module java.base; class A { List<Function<String, Integer>> list; }', 'A')).toEqual(
      { list: 'java.util.List' },
    );
  });
});

describe('qualified names', () => {
  it('may begin with packages or classes', async () => {
    const text =
      'class A { java.util.Map.Entry<String, Integer> a; B.C b; java.util.Map<String, B>.Entry<String, B> c; static class B { class C { } } }';
    expect(await fieldTypes(text, 'A')).toEqual({ a: 'java.util.Map$Entry', b: 'A$B$C', c: 'java.util.Map$Entry' });
  });

  it('find inherited member classes', async () => {
    expect(await fieldTypes('class A { static class I { } } class B extends A { } class C { B.I i; }', 'C')).toEqual({
      i: 'A$I',
    });
  });
});

describe('names that mean nothing', () => {
  it('are reported once for each file, and are unknown types', async () => {
    const model = await openSources({
      'A.java': 'class A extends Gone { Gone g; java.util.Nothing n; Gone h; <T extends Gone> void f(T t) { } }',
      'B.java': 'import x.Gone; class B { Gone g; @Gone int annotated; }',
    });
    for (const name of ['A', 'B']) {
      const symbol = classNamed(model, name);
      symbol.superclass();
      for (const field of symbol.fields()) field.type();
      for (const field of symbol.fields()) field.annotations();
      for (const method of symbol.methods()) for (const parameter of method.parameters()) erasure(parameter.type);
    }
    expect(fieldNamed(classNamed(model, 'A'), 'g').type().kind).toBe('unknown');
    expect(classNamed(model, 'A').superclass()?.kind).toBe('unknown');
    expect(model.diagnostics().map((each) => `${each.span.file}:${each.span.column} ${each.message}`)).toEqual([
      'A.java:17 cannot find class Gone',
      'A.java:32 cannot find class java.util.Nothing',
      'B.java:26 cannot find class Gone',
    ]);
  });

  it('do not make cyclic declarations loop', async () => {
    const text = `class A extends B { X x; } class B extends A { } interface I extends J { } interface J extends I { }
      class C<T extends U, U extends T> { T t; } class D extends D.E { static class E { } } class F<T extends F<? extends T>> { T t; }`;
    expect(await fieldTypes(text, 'A')).toEqual({ x: 'java.lang.Object' });
    expect(await fieldTypes(text, 'C')).toEqual({ t: 'java.lang.Object' });
    expect(await fieldTypes(text, 'F')).toEqual({ t: 'F' });
    const model = await openSources(text);
    for (const name of ['A', 'B', 'I', 'J', 'D']) expect(classNamed(model, name).interfaces().length).toBeLessThan(2);
  });
});
