/** Whatever a class file says about a call site: an answer, and bodies that the verifier accepts. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { handleTypes } from '../../../../src/frontends/classfile/dynamic/handles.js';
import type {
  BootstrapMethod,
  LoadableConstant,
  MethodHandle,
} from '../../../../src/frontends/classfile/format/class-file.js';
import { typeDescriptor } from '../../../../src/ir/descriptors.js';
import { verifyMethod } from '../../../../src/ir/verifier.js';
import { bootstrap, classFileOf, classOf, handle, int, methodType, Program, siteOf, text } from './by-hand.js';

const JAVA = `
interface Shape { int sides(); default int twice() { return 2 * sides(); } static Shape of(int sides) { return () -> sides; } }
abstract class Base implements Shape { static int made; static { made = 1; } Base(int start) { made += start; } Base() {} }
enum Colour { RED, GREEN }
class Owner extends Base {
  int field; static Object shared; final long big = 1;
  public int sides() { return 3; }
  static int add(int left, int right) { return left + right; }
  private Object any(Object value) { return value; }
  void nothing() {}
  Integer boxed(byte small, char letter) { return (int) letter; }
}
`;

const TYPES =
  'I J Z C B F D V [I [[J Ljava/lang/Object; Ljava/lang/String; Ljava/lang/Integer; Ljava/lang/Long; LOwner; LBase; LShape; LColour; LAbsent; [LOwner; L; X'.split(
    ' ',
  );
const METHODS =
  'sides twice of add any nothing boxed <init> <clinit> field shared big valueOf intValue clone equals missing'.split(
    ' ',
  );
const CLASSES =
  'Owner Base Shape Colour Absent java.lang.Object java.lang.Integer java.lang.String int[] Owner[] int'.split(' ');
const KINDS = [
  'get-field',
  'get-static',
  'put-field',
  'put-static',
  'invoke-virtual',
  'invoke-static',
  'invoke-special',
  'new-invoke-special',
  'invoke-interface',
] as const satisfies readonly MethodHandle['reference'][];

/** Methods that exist, with their descriptors: chance alone would hardly ever find one. */
const REAL: readonly MethodHandle[] = [
  handle('invoke-static', 'Owner.add', '(II)I'),
  handle('invoke-virtual', 'Owner.any', '(Ljava/lang/Object;)Ljava/lang/Object;'),
  handle('invoke-special', 'Owner.any', '(Ljava/lang/Object;)Ljava/lang/Object;'),
  handle('invoke-virtual', 'Owner.nothing', '()V'),
  handle('invoke-virtual', 'Owner.boxed', '(BC)Ljava/lang/Integer;'),
  handle('invoke-interface', 'Shape.twice', '()I', true),
  handle('invoke-static', 'Shape.of', '(I)LShape;', true),
  handle('invoke-virtual', 'Base.sides', '()I'),
  handle('new-invoke-special', 'Base.<init>', '(I)V'),
  handle('new-invoke-special', 'Owner.<init>', '()V'),
  handle('get-field', 'Owner.field', 'I'),
  handle('get-field', 'Owner.big', 'J'),
  handle('get-static', 'Owner.shared', 'Ljava/lang/Object;'),
];

const type = fc.constantFrom(...TYPES);
const descriptor = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.array(type, { maxLength: 4 }), type)
      .map(([parameters, result]) => `(${parameters.join('')})${result}`),
  },
  { weight: 1, arbitrary: fc.string() },
);
const methodHandle = fc.oneof(
  fc.constantFrom(...REAL),
  fc
    .tuple(
      fc.constantFrom(...KINDS),
      fc.constantFrom(...CLASSES),
      fc.constantFrom(...METHODS),
      fc.oneof(descriptor, type),
    )
    .map(([kind, owner, name, described]) => handle(kind, `${owner}.${name}`, described)),
);
const loadable: fc.Arbitrary<LoadableConstant> = fc.oneof(
  methodHandle,
  descriptor.map(methodType),
  fc.constantFrom(...CLASSES).map(classOf),
  fc.constantFrom('', 'a;b', 'RED', '\u0001', '\u0001\u0002', 'field').map(text),
  fc.constantFrom(0, 1, 2, 3, 7, -1, 0x7fffffff).map(int),
  fc.record({
    kind: fc.constant('dynamic' as const),
    bootstrap: fc.integer({ min: 0, max: 5 }),
    name: fc.constantFrom('I', 'V', 'RED', 'invoke'),
    descriptor: type,
  }),
);

/** Arguments that look like a lambda's, the method's type derived from the handle's. */
const lambdaLike = fc
  .tuple(methodHandle, fc.array(type, { maxLength: 2 }), fc.array(loadable, { maxLength: 3 }), type)
  .map(([implementation, parameters, more, result]): readonly LoadableConstant[] => {
    const own = methodType(`(${parameters.join('')})${result}`);
    return [own, implementation, own, ...more];
  });

const bootstrapMethod: fc.Arbitrary<BootstrapMethod> = fc
  .tuple(
    fc.constantFrom(
      'invoke.LambdaMetafactory.metafactory',
      'invoke.LambdaMetafactory.altMetafactory',
      'invoke.StringConcatFactory.makeConcatWithConstants',
      'runtime.ObjectMethods.bootstrap',
      'runtime.SwitchBootstraps.typeSwitch',
      'runtime.SwitchBootstraps.enumSwitch',
      'invoke.ConstantBootstraps.invoke',
      'invoke.ConstantBootstraps.getStaticFinal',
      'invoke.ConstantBootstraps.primitiveClass',
    ),
    fc.oneof(lambdaLike, fc.array(loadable, { maxLength: 8 })),
  )
  .map(([target, values]) => bootstrap(`java.lang.${target}`, ...values));

const GETTERS = [handle('get-field', 'Owner.field', 'I'), handle('get-field', 'Owner.big', 'J')];

/** A type, or one that it may be converted to or from. */
const near = (own: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(own) },
    { weight: 2, arbitrary: fc.constantFrom(...(NEAR[own] ?? NEAR.L)) },
    type,
  );
const NEAR: Readonly<Record<string, readonly string[]>> & { readonly L: readonly string[] } = {
  I: ['B', 'C', 'J', 'D', 'Ljava/lang/Integer;', 'Ljava/lang/Object;', 'V'],
  B: ['I', 'Ljava/lang/Byte;', 'Ljava/lang/Object;'],
  C: ['I', 'Ljava/lang/Character;', 'Ljava/lang/Object;'],
  V: ['Ljava/lang/Object;'],
  L: ['Ljava/lang/Object;', 'LOwner;', 'LBase;', 'Ljava/lang/Integer;', 'I', 'V'],
};

/** The handle's types are shared out among captured values and parameters, some of them changed. */
const nearlyLambda = fc.constantFrom(...REAL).chain((implementation) => {
  const types = handleTypes(implementation);
  const parameters = (types?.parameters ?? []).map(typeDescriptor);
  return fc
    .tuple(
      fc.nat({ max: parameters.length }),
      fc.tuple(...parameters.map(near)),
      fc.tuple(...parameters.map(near)),
      near(typeDescriptor(types?.result ?? 'void')),
      near(typeDescriptor(types?.result ?? 'void')),
    )
    .map(([captured, exact, erased, exactResult, erasedResult]) => {
      const rest = (all: readonly string[], result: string) => methodType(`(${all.slice(captured).join('')})${result}`);
      const values = [rest(erased, erasedResult), implementation, rest(exact, exactResult)];
      const method = bootstrap('java.lang.invoke.LambdaMetafactory.metafactory', ...values);
      return siteOf(method, 'apply', `(${exact.slice(0, captured).join('')})LShape;`);
    });
});

/** Sites that are right but for what chance puts in. */
const site = fc.oneof(
  fc
    .tuple(bootstrapMethod, fc.constantFrom('sides', 'apply', 'equals', 'hashCode', '<init>'), descriptor)
    .map(([method, name, described]) => siteOf(method, name, described)),
  nearlyLambda,
  fc.tuple(fc.array(loadable, { maxLength: 4 }), type).map(([labels, selector]) => {
    return siteOf(bootstrap('java.lang.runtime.SwitchBootstraps.typeSwitch', ...labels), 'x', `(${selector}I)I`);
  }),
  fc
    .tuple(
      fc.constantFrom('', 'a', '\u0001', 'a\u0001b\u0002'),
      fc.array(type, { maxLength: 1 }),
      fc.array(loadable, { maxLength: 1 }),
    )
    .map(([recipe, types, values]) => {
      const method = bootstrap('java.lang.invoke.StringConcatFactory.makeConcatWithConstants', text(recipe), ...values);
      return siteOf(method, 'x', `(${types.join('')})Ljava/lang/String;`);
    }),
  fc.subarray(GETTERS).map((getters) => {
    const method = bootstrap('java.lang.runtime.ObjectMethods.bootstrap', classOf('Owner'), text('a;b'), ...getters);
    return siteOf(method, 'equals', '(LOwner;Ljava/lang/Object;)Z');
  }),
);

describe('call sites of any kind', () => {
  let program: Program;
  beforeAll(async () => {
    program = await Program.open(JAVA);
  });

  it('have a meaning, whose bodies are verified', async () => {
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(bootstrapMethod, { maxLength: 5 }), site, async (others, wanted) => {
        const own = program.reopened(classFileOf('Owner', others));
        const meanings = [own.sites.meaning(wanted), own.sites.constant({ ...wanted, descriptor: 'LOwner;' })];
        for (const { kind } of meanings) seen.set(kind, (seen.get(kind) ?? 0) + 1);
        for (const declaration of own.sites.classes().values()) {
          for (const method of declaration.methods) {
            expect(verifyMethod(own.hierarchy, method).map(({ message }) => message)).toEqual([]);
          }
        }
      }),
      { numRuns: 4000, seed: 4 },
    );
    // Chance has met what it was meant to meet.
    for (const kind of ['object', 'call', 'concat', 'unknown']) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(100);
  });
});
