/** What an annotation before a type speaks of: the declaration, the type, or an array's elements (JLS 9.7.4 and 10.2). */
import { expect, it } from 'vitest';
import type { Annotation } from '../../../src/ir/program.js';
import { classNamed, fieldNamed, methodNamed, openSources } from './opening.js';

const ANNOTATIONS = `
  @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Use { }
  @java.lang.annotation.Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_USE})
  @interface Both { }
  @java.lang.annotation.Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER}) @interface Declared { }
  @java.lang.annotation.Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER, ElementType.FIELD}) @interface Fields { }
  @interface Anywhere { }
  interface Outer { interface In { } }
`;

function names(annotations: readonly Annotation[] | undefined): string {
  return (annotations ?? []).map(({ type }) => type).join(' ');
}

async function field(declaration: string, name = 'x', imports = ''): Promise<string> {
  const model = await openSources(`${imports} class Test { ${declaration}; } ${ANNOTATIONS}`);
  return names(fieldNamed(classNamed(model, 'Test'), name).annotations());
}

it.each([
  ['@Use String x', 'Use'],
  ['@Use String[] x', ''],
  ['String @Use [] x', 'Use'],
  ['@Use String @Both [] x', 'Both'],
  ['String @Use [] @Both [] x', 'Use'],
  ['String [] @Use [] x', ''],
  ['@Use String x[]', ''],
  ['String @Use [] x @Both []', 'Both'],
  ['@Both String[] x', 'Both'],
  ['@Declared String[] x', 'Declared'],
  ['@Fields String[] x', 'Fields'],
  ['@Anywhere String[] x', 'Anywhere'],
  ['@Unknown String[] x', 'Unknown'],
  ['Outer.@Use In x', 'Use'],
  ['Outer.@Use In[] x', ''],
])('%s is annotated: %s', async (declaration, expected) => {
  expect(await field(declaration)).toBe(expected);
});

it('is asked of each variable of a declaration', async () => {
  expect(await field('@Use String x, y[]', 'x')).toBe('Use');
  expect(await field('@Use String x, y[]', 'y')).toBe('');
});

it('is known of annotations that are not in reach', async () => {
  const declaration = '@NonNull String[] x';
  expect(await field(declaration, 'x', 'import org.jspecify.annotations.NonNull;')).toBe('');
  expect(await field(declaration, 'x', 'import org.checkerframework.checker.nullness.qual.*;')).toBe('');
  expect(await field(declaration, 'x', 'import org.example.NonNull;')).toBe('org.example.NonNull');
  expect(await field('@org.jspecify.annotations.NonNull String[] x')).toBe('');
  expect(await field('String @NonNull [] x', 'x', 'import org.jspecify.annotations.NonNull;')).toBe(
    'org.jspecify.annotations.NonNull',
  );
});

it('is the same for parameters, results and record components', async () => {
  const model = await openSources(`
    class Test {
      @Use String[] elements(@Use String[] a, String @Use [] b, @Use String... c, String @Use ... d, @Fields String[] e) { return null; }
      @Both String @Use [] array() { return null; }
      String trailing() @Use [] { return null; }
    }
    record Held(@Use String[] x, @Both String @Use [] y) { }
    ${ANNOTATIONS}`);
  const test = classNamed(model, 'Test');
  const elements = methodNamed(test, 'elements');
  expect(names(elements.annotations())).toBe('');
  expect(elements.parameters().map(({ annotations }) => names(annotations))).toEqual(['', 'Use', '', 'Use', '']);
  expect(names(methodNamed(test, 'array').annotations())).toBe('Both Use');
  expect(names(methodNamed(test, 'trailing').annotations())).toBe('Use');
  const held = classNamed(model, 'Held');
  expect(held.recordComponents().map((component) => names(component.annotations()))).toEqual(['', 'Both Use']);
  expect(names(methodNamed(held, 'y').annotations())).toBe('Both Use');
  expect(
    methodNamed(held, '<init>')
      .parameters()
      .map(({ annotations }) => names(annotations)),
  ).toEqual(['', 'Both Use']);
});
