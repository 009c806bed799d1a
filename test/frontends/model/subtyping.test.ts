/** Relations between types. The questions are written as Java types; expected answers are javac's. */
import { describe, expect, it } from 'vitest';
import { glb, lub } from '../../../src/frontends/java/model/inference/bounds.js';
import { functionDescriptor } from '../../../src/frontends/java/model/inference/functional.js';
import type { JavaModel } from '../../../src/frontends/java/model/model.js';
import {
  binaryPromotion,
  isCastable,
  isLooselyCompatible,
  isStrictlyCompatible,
} from '../../../src/frontends/java/model/types/conversions.js';
import { showType } from '../../../src/frontends/java/model/types/show-type.js';
import { isSubtype } from '../../../src/frontends/java/model/types/subtyping.js';
import type { JavaType } from '../../../src/frontends/java/model/types/types.js';
import { classNamed, methodNamed, openSources } from './opening.js';

const HEADER = `import java.util.*; import java.util.function.*; class Animal { } class Cat extends Animal implements Comparable<Cat> { public int compareTo(Cat c) { return 0; } }
  final class Sealed { } interface Marker { } class Pair<A, B> { } interface Weird<T extends Number> { T get(T t, List<? super T> l); }
  interface Two { void a(); void b(); } interface Same extends Runnable { void run(); boolean equals(Object o); } `;

/** Types written as the parameters of a method. */
async function typesOf(list: string): Promise<{ readonly model: JavaModel; readonly types: readonly JavaType[] }> {
  const named = list.split(';').map((type, index) => `${type.trim()} p${index}`);
  const model = await openSources(
    `${HEADER} class Test<T extends Animal, U extends T> { void test(${named.join(', ')}) { } }`,
  );
  const types = methodNamed(classNamed(model, 'Test'), 'test')
    .parameters()
    .map((parameter) => parameter.type);
  expect(model.diagnostics()).toEqual([]);
  return { model, types };
}

async function relate(
  pair: string,
  relation: (model: JavaModel, from: JavaType, to: JavaType) => boolean,
): Promise<boolean> {
  const { model, types } = await typesOf(pair);
  const [from, to] = types;
  if (from === undefined || to === undefined) throw new Error('two types expected');
  return relation(model, from, to);
}

describe('subtyping', () => {
  it.each([
    ['Cat; Animal', true],
    ['Animal; Cat', false],
    ['Cat; Comparable<Cat>', true],
    ['Cat; Comparable<Animal>', false],
    ['ArrayList<Cat>; List<Cat>', true],
    ['ArrayList<Cat>; Collection<? extends Animal>', true],
    ['List<Cat>; List<Animal>', false],
    ['List<Animal>; List<? super Cat>', true],
    ['List<? super Animal>; List<? super Cat>', true],
    ['List<? extends Cat>; List<? extends Animal>', true],
    ['List<? extends Animal>; List<? extends Cat>', false],
    ['List<?>; List<? extends Object>', true],
    ['List<? extends Cat>; Iterable<? extends Animal>', true],
    ['List<List<Cat>>; List<List<? extends Cat>>', false],
    ['List<List<Cat>>; List<? extends List<? extends Animal>>', true],
    ['List<Cat>; List', true],
    ['List; List<Cat>', false],
    ['List; List<?>', true],
    ['Cat[]; Animal[]', true],
    ['Cat[]; Object[]', true],
    ['int[]; Object', true],
    ['int[]; Object[]', false],
    ['int[][]; Object[]', true],
    ['int[]; Cloneable', true],
    ['U; T', true],
    ['U; Animal', true],
    ['T; U', false],
    ['List<U>; List<? extends Animal>', true],
    ['Comparator<Animal>; Comparator<? super Cat>', true],
    ['Runnable; Object', true],
  ])('%s: %s', async (pair, answer) => {
    expect(await relate(pair, isSubtype)).toBe(answer);
  });
});

describe('conversions', () => {
  it.each([
    ['int; long', true, true],
    ['long; int', false, false],
    ['char; int', true, true],
    ['short; char', false, false],
    ['int; Integer', false, true],
    ['int; Object', false, true],
    ['int; Long', false, false],
    ['Integer; int', false, true],
    ['Integer; long', false, true],
    ['Integer; Number', true, true],
    ['Object; int', false, false],
    ['List; List<Cat>', true, true],
    ['boolean; Boolean', false, true],
    ['boolean; int', false, false],
  ])('%s: strict %s, loose %s', async (pair, strict, loose) => {
    expect(await relate(pair, isStrictlyCompatible)).toBe(strict);
    expect(await relate(pair, isLooselyCompatible)).toBe(loose);
  });

  it.each([
    ['Object; int', true],
    ['Integer; long', true],
    ['Integer; byte', false],
    ['long; byte', true],
    ['boolean; int', false],
    ['int; Object', true],
    ['int; Long', false],
    ['Animal; Cat', true],
    ['Animal; Marker', true],
    ['Sealed; Marker', false],
    ['Animal; String', false],
    ['Object[]; int[]', false],
    ['Object; int[]', true],
    ['Animal[]; Cat[]', true],
    ['T; Cat', true],
    ['T; String', false],
    ['Number; Integer', true],
  ])('cast %s: %s', async (pair, answer) => {
    expect(await relate(pair, isCastable)).toBe(answer);
  });

  it('promotes two operands to the larger type, at least int', async () => {
    const { types } = await typesOf('byte; Character; Long; float; double; boolean; String');
    const name = (left: number, right: number): string | undefined =>
      binaryPromotion(types[left] as JavaType, types[right] as JavaType)?.name;
    expect([name(0, 1), name(1, 2), name(2, 3), name(3, 4), name(0, 5), name(0, 6)]).toEqual([
      'int',
      'long',
      'float',
      'double',
      undefined,
      undefined,
    ]);
  });
});

describe('bounds', () => {
  it.each([
    ['Cat; Animal', 'Animal'],
    ['ArrayList<Cat>; HashSet<Cat>', 'Collection<Cat>'],
    ['ArrayList<Cat>; ArrayList<Animal>', 'ArrayList<? extends Animal>'],
    ['int; int', 'Integer'],
    ['Cat[]; Animal[]', 'Animal[]'],
    ['Animal; String', 'Object'],
    ['List<? super Cat>; List<? super Animal>', 'List<? super Cat>'],
  ])('least upper bound of %s: %s', async (list, expected) => {
    const { model, types } = await typesOf(list);
    expect(showType(lub(model, types))).toBe(expected);
  });

  it('ends for types that bound themselves', async () => {
    const { model, types } = await typesOf('Integer; String');
    expect(showType(lub(model, types))).toMatch(/^(Object & )?(Serializable & Comparable|Comparable)<\? extends .*/);
  });

  it('takes the greatest lower bound as an intersection without what is implied', async () => {
    const { model, types } = await typesOf('Marker; Animal; Cat; Object');
    expect(showType(glb(model, types))).toBe('Cat & Marker');
  });
});

describe('functional interfaces', () => {
  it.each([
    ['Runnable', '() void'],
    ['Same', '() void'],
    ['Comparator<String>', '(String, String) int'],
    ['Function<? super Cat, ? extends Animal>', '(Cat) Animal'],
    ['BinaryOperator<Cat>', '(Cat, Cat) Cat'],
    ['Function<?, ?>', '(Object) Object'],
    ['Weird<?>', '(Number, List<? super Number>) Number'],
    ['Function', '(Object) Object'],
    ['Two', 'none'],
    ['Animal', 'none'],
    ['Marker', 'none'],
  ])('%s: %s', async (type, expected) => {
    const { model, types } = await typesOf(type);
    const descriptor = functionDescriptor(model, types[0] as JavaType);
    const shown =
      descriptor === undefined
        ? 'none'
        : `(${descriptor.parameterTypes.map((each) => showType(each)).join(', ')}) ${showType(descriptor.resultType)}`;
    expect(shown).toBe(expected);
  });
});
