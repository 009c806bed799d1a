/** Random methods that test, require, replace and hand on their arguments, call each other, and catch what is thrown. */
import fc from 'fast-check';

const MOST_METHODS = 5;

/** A class `Random` with static methods `m0(Object p, Object q)`, `m1` …, of which later ones call earlier ones. */
export function programs(): fc.Arbitrary<string> {
  return fc
    .array(fc.nat({ max: 1 }), { minLength: 2, maxLength: MOST_METHODS })
    .chain((kinds) =>
      fc.tuple(...kinds.map((kind, number) => method(number, kind === 0 ? 'boolean' : 'Object', kinds))),
    )
    .map(
      (methods) => `class Random {
    static void require(Object x) { if (x == null) throw new IllegalArgumentException(); }
    static boolean absent(Object x) { return x == null; }
${methods.join('\n')}
}
`,
    );
}

type Result = 'boolean' | 'Object';

function method(number: number, result: Result, kinds: readonly number[]): fc.Arbitrary<string> {
  const earlier = kinds
    .slice(0, number)
    .map((kind, other): readonly [string, Result] => [`m${other}`, kind === 0 ? 'boolean' : 'Object']);
  return fc.tuple(block(3, result, earlier), value(result, earlier)).map(
    ([body, last]) => `    static ${result} m${number}(Object p, Object q) {
        Object r = "r"; boolean b = false; int n = 2;
        ${body}
        return ${last};
    }`,
  );
}

type Earlier = readonly (readonly [name: string, result: Result])[];

const variable = fc.constantFrom('p', 'q', 'r');

function condition(earlier: Earlier): fc.Arbitrary<string> {
  const calls = earlier.flatMap(([name, result]) => (result === 'boolean' ? [name] : []));
  const simple = fc.oneof(
    variable.map((each) => `${each} == null`),
    variable.map((each) => `${each} != null`),
    variable.map((each) => `${each} instanceof String`),
    variable.map((each) => `absent(${each})`),
    fc.constantFrom('b', '!b', 'n > 0'),
    ...(calls.length === 0
      ? []
      : [fc.tuple(fc.constantFrom(...calls), variable, variable).map(([name, x, y]) => `${name}(${x}, ${y})`)]),
  );
  return fc.oneof(
    { weight: 3, arbitrary: simple },
    {
      weight: 1,
      arbitrary: fc
        .tuple(simple, fc.constantFrom('&&', '||', '&', '|', '=='), simple)
        .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
    },
  );
}

function reference(earlier: Earlier): fc.Arbitrary<string> {
  const calls = earlier.flatMap(([name, result]) => (result === 'Object' ? [name] : []));
  return fc.oneof(
    variable,
    fc.constantFrom('null', '"t"', 'new Object()'),
    fc.tuple(condition(earlier), variable, variable).map(([test, x, y]) => `(${test} ? ${x} : ${y})`),
    ...(calls.length === 0
      ? []
      : [fc.tuple(fc.constantFrom(...calls), variable, variable).map(([name, x, y]) => `${name}(${x}, ${y})`)]),
  );
}

function value(result: Result, earlier: Earlier): fc.Arbitrary<string> {
  if (result === 'Object') return reference(earlier);
  return fc.oneof(condition(earlier), fc.constantFrom('true', 'false'));
}

function block(depth: number, result: Result, earlier: Earlier): fc.Arbitrary<string> {
  return fc.array(statement(depth, result, earlier), { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
}

function statement(depth: number, result: Result, earlier: Earlier): fc.Arbitrary<string> {
  const simple = fc.oneof(
    variable.map((each) => `require(${each});`),
    variable.map((each) => `${each}.hashCode();`),
    fc.tuple(variable, reference(earlier)).map(([target, source]) => `${target} = ${source};`),
    condition(earlier).map((each) => `b = ${each};`),
    condition(earlier).map((each) => `if (${each}) throw new IllegalStateException();`),
    fc.tuple(condition(earlier), value(result, earlier)).map(([test, each]) => `if (${test}) return ${each};`),
  );
  if (depth === 0) return simple;
  const inner = block(depth - 1, result, earlier);
  return fc.oneof(
    { weight: 4, arbitrary: simple },
    {
      weight: 2,
      arbitrary: fc
        .tuple(condition(earlier), inner, inner)
        .map(([test, one, other]) => `if (${test}) { ${one} } else { ${other} }`),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(inner, inner).map(([one, other]) => `try { ${one} } catch (RuntimeException e) { ${other} }`),
    },
    { weight: 1, arbitrary: fc.tuple(inner, inner).map(([one, other]) => `try { ${one} } finally { ${other} }`) },
    { weight: 1, arbitrary: inner.map((one) => `while (n-- > 0) { ${one} }`) },
    { weight: 1, arbitrary: fc.tuple(variable, inner).map(([lock, one]) => `synchronized (${lock}) { ${one} }`) },
  );
}
