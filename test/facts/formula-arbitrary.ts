/** Random formulas, well formed but seldom well typed. */
import fc from 'fast-check';
import type { Formula } from '../../src/facts/formula.js';
import { PREDICATES, type PredicateName } from '../../src/facts/meaning/predicates.js';

const nowhere = { offset: 0, end: 0 };
const identifier = fc.constantFrom('x', 'y', 'next', 'Node', 'this', 'list', 'größe', '$a');
const word = fc.constantFrom('x', 'y', 'next', 'Node', 'grün');
const typeText = fc.record({
  name: fc.constantFrom('int', 'Node', 'a.b.C', 'boolean'),
  dimensions: fc.constantFrom(0, 0, 1, 2),
  offset: fc.constant(0),
  end: fc.constant(0),
});
const literal = fc.oneof(
  fc.nat().map((value) => ({ kind: 'literal' as const, type: 'int' as const, value, ...nowhere })),
  fc
    .integer({ min: -2147483648, max: -1 })
    .map((value) => ({ kind: 'literal' as const, type: 'int' as const, value, ...nowhere })),
  fc
    .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
    .map((value) => ({ kind: 'literal' as const, type: 'long' as const, value, ...nowhere })),
  fc
    .double({ min: 0, noNaN: true, noDefaultInfinity: true })
    .filter((value) => !Object.is(value, -0))
    .map((value) => ({ kind: 'literal' as const, type: 'double' as const, value, ...nowhere })),
  fc
    .float({ min: 0, noNaN: true, noDefaultInfinity: true })
    .filter((value) => !Object.is(value, -0))
    .map((value) => ({ kind: 'literal' as const, type: 'float' as const, value, ...nowhere })),
  fc.nat({ max: 65535 }).map((value) => ({ kind: 'literal' as const, type: 'char' as const, value, ...nowhere })),
  fc
    .string({ unit: 'binary' })
    .map((value) => ({ kind: 'literal' as const, type: 'string' as const, value, ...nowhere })),
  fc.constantFrom({ kind: 'literal' as const, type: 'null' as const, value: null, ...nowhere }),
  fc.constantFrom(0, 1).map((value) => ({ kind: 'literal' as const, type: 'boolean' as const, value, ...nowhere })),
);

export const anyFormula = fc.letrec<{ formula: Formula }>((tie) => {
  const formula = tie('formula');
  const field = fc.oneof(
    word.map((name) => ({ name, ...nowhere })),
    word.map((name) => ({ owner: 'a.B', name, ...nowhere })),
    fc.constant({ name: '[]', ...nowhere }),
  );
  const predicate = fc
    .constantFrom(...(Object.keys(PREDICATES) as PredicateName[]))
    .chain((name) =>
      fc.record({
        kind: fc.constant('predicate' as const),
        name: fc.constant(name as string),
        subjects: fc.array(formula, { minLength: PREDICATES[name].subjects, maxLength: PREDICATES[name].subjects }),
        fields: fc.array(field, { maxLength: 2 }),
      }),
    )
    .map((each) => ({ ...each, ...nowhere }));
  const binary = fc
    .record({
      kind: fc.constant('binary' as const),
      operator: fc.constantFrom('<==>', '==>', '||', '&&', '==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%'),
      left: formula,
      right: formula,
    })
    .map((each) => ({ ...each, ...nowhere }) as Formula);
  const unary = fc
    .record({ kind: fc.constant('unary' as const), operator: fc.constantFrom('!', '-', '+'), operand: formula })
    .map((each) => ({ ...each, ...nowhere }) as Formula);
  const quantified = fc
    .record(
      {
        kind: fc.constant('quantified' as const),
        quantifier: fc.constantFrom('forall' as const, 'exists' as const),
        type: typeText,
        variables: fc.array(word, { minLength: 1, maxLength: 2 }),
        range: formula,
        body: formula,
      },
      { requiredKeys: ['kind', 'quantifier', 'type', 'variables', 'body'] },
    )
    .map((each) => ({ ...each, ...nowhere }) as Formula);
  return {
    formula: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      literal as fc.Arbitrary<Formula>,
      identifier.map((name) => ({ kind: 'name' as const, name, ...nowhere })),
      fc.constant({ kind: 'result' as const, ...nowhere }),
      fc.record({ base: formula, name: word }).map((each) => ({ kind: 'select' as const, ...each, ...nowhere })),
      fc.record({ base: formula, index: formula }).map((each) => ({ kind: 'index' as const, ...each, ...nowhere })),
      fc.record({ type: typeText, operand: formula }).map((each) => ({ kind: 'cast' as const, ...each, ...nowhere })),
      fc
        .record({ operand: formula, type: typeText })
        .map((each) => ({ kind: 'instanceof' as const, ...each, ...nowhere })),
      fc.record({ operand: formula }).map((each) => ({ kind: 'old' as const, ...each, ...nowhere })),
      unary,
      binary,
      binary,
      quantified,
      predicate as fc.Arbitrary<Formula>,
    ),
  };
}).formula;

/**
 * Texts of well-typed formulas over `this` and `list` (Node), `size` (int), `flag` (boolean), where a Node has the fields
 * next (Node), x (int), y (boolean) and all (Node[]).
 */
export const typedFormula: fc.Arbitrary<string> = fc.letrec<{ node: string; number: string; condition: string }>(
  (tie) => {
    const node = tie('node');
    const number = tie('number');
    const condition = tie('condition');
    const join = (...parts: readonly (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> =>
      fc
        .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
        .map((each) => each.join(''));
    const deep = { maxDepth: 4, withCrossShrink: true };
    const fields = fc.constantFrom('', ', next', ', Node.next', ', next, all, []');
    return {
      node: fc.oneof(
        deep,
        fc.constantFrom('this', 'list', 'next', '\\result', 'null'),
        join('((Node) ', node, ').next'),
        join('((Node) ', node, ').all[', number, ']'),
        join('((a.b.C) ', node, ')'),
      ),
      number: fc.oneof(
        deep,
        fc.constantFrom('0', '1', '2', 'size', 'x', 'all.length', '-1'),
        join('((Node) ', node, ').x'),
        join('(', number, fc.constantFrom(' + ', ' - ', ' * ', ' / ', ' % '), number, ')'),
        join('((int) (', number, ' * 1.5))'),
      ),
      condition: fc.oneof(
        deep,
        fc.constantFrom('flag', 'y', 'true', 'this.next != null'),
        join('((Node) ', node, ').y'),
        join('(', node, fc.constantFrom(' == ', ' != '), node, ')'),
        join('(', number, fc.constantFrom(' == ', ' < ', ' >= '), number, ')'),
        join('(', condition, fc.constantFrom(' && ', ' || ', ' ==> ', ' <==> '), condition, ')'),
        join('!(', condition, ')'),
        join('(', node, ' instanceof a.b.C)'),
        join(fc.constantFrom('acyclic(', 'cyclic(', 'tree(', 'unshared('), node, fields, ')'),
        join(fc.constantFrom('reach(', 'disjoint('), node, ', ', node, fields, ')'),
        join('list(', node, ', next)'),
        join('(\\forall Node n; n.next != ', node, '; ', condition, ')'),
        join('(\\exists int i; 0 <= i && i < ', number, '; ', condition, ')'),
        join('(\\exists Node m; m.x == \\old(m.x) && ', condition, ')'),
      ),
    };
  },
).condition;
