/** Postconditions taken apart: what is read on entry, and what is left for the exit. */
import { beforeAll, describe, expect, it } from 'vitest';
import { piecesOf } from '../../../src/analyses/shape/pieces.js';
import { bindFormula, methodScope, parseFormula, type Term } from '../../../src/facts/index.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { MethodDeclaration } from '../../../src/ir/program.js';
import { openTexts } from '../../support/open.js';

const TEXT = `class P {
  static class Node { Node next; }
  static Node f, g;
  static Node m(Node x, Node y, boolean b, int k) { return x; }
}`;

let hierarchy: Hierarchy;
let method: MethodDeclaration;

beforeAll(async () => {
  hierarchy = new Hierarchy((await openTexts([{ path: 'Test.java', text: TEXT }])).table);
  const found = hierarchy.find('P')?.methods.find(({ name }) => name === 'm');
  if (found === undefined) throw new Error('there is no P.m');
  method = found;
});

function term(text: string, clause: 'requires' | 'ensures'): Term {
  const { formula } = parseFormula(text);
  const bound = formula && bindFormula(formula, methodScope(method, clause), hierarchy).bound;
  if (bound === undefined) throw new Error(`${text} does not bind`);
  return bound.term;
}

/** `before => after` of each piece; a negation that is not in the text is spelled with `not`. */
function pieces(ensures: string, ...requires: readonly string[]): readonly string[] {
  const spelled = (each: Term): string => {
    const text = ensures.slice(each.offset, each.end);
    return each.kind === 'not' && !text.startsWith('!') ? `not ${text}` : text;
  };
  return piecesOf(
    term(ensures, 'ensures'),
    requires.map((text) => term(text, 'requires')),
  ).map(({ before, after }) => `${before.map(spelled).join(', ')} => ${spelled(after)}`);
}

describe('what speaks of the entry becomes an assumption', () => {
  it.each([
    ['list(x, next) && list(y, next)', [' => list(x, next)', ' => list(y, next)']],
    ['x == null ==> \\result == y', ['x == null => \\result == y']],
    ['x != null && b ==> \\result == y', ['x != null, b => \\result == y']],
    ['x == null || list(\\result, next)', ['not x == null => list(\\result, next)']],
    ['b <==> \\result == null', ['b => \\result == null', 'not b => not \\result == null']],
    ['\\old(list(x, next)) ==> list(\\result, next)', ['list(x, next) => list(\\result, next)']],
    ['x != null && \\old(x.next) == null ==> \\result == x', ['x != null, x.next == null => \\result == x']],
  ])('%s', (formula, expected) => {
    expect(pieces(formula).map((each) => each.replaceAll('\\old(x.next)', 'x.next'))).toEqual(expected);
  });
});

describe('what does not stays as it is', () => {
  it.each([
    // Read on exit.
    'x.next == null ==> \\result == x',
    '\\result == null ==> x == null',
    'f == null ==> \\result == null',
    // Has no value where x is null: then the whole formula does not hold.
    '\\old(x.next) == null ==> \\result == x',
    '\\old(f.next) == null ==> \\result == x',
    '\\old(x.next == null || x == null) ==> b',
  ])('%s', (formula) => {
    expect(pieces(formula)).toEqual([` => ${formula}`]);
  });

  it('paths are known not to be null by what is required, one by one', () => {
    const formula = '\\old(x.next) == null ==> \\result == x';
    expect(pieces(formula, 'x != null')).toHaveLength(1);
    expect(pieces(formula, 'x != null')[0]).toMatch(/^.+ => \\result == x$/);
    expect(pieces(formula, 'cyclic(x, next)')[0]).toMatch(/^.+ => \\result == x$/);
    expect(pieces(formula, 'y != null')).toEqual([` => ${formula}`]);
    expect(pieces(formula, 'x != null || b')).toEqual([` => ${formula}`]);
  });

  it.each(['1<2&&P.f != null', '1<2&&P.g != null'])('static fields may have no value on entry: %s', (required) => {
    const formula = '\\old(P.g.next) == null ==> b';
    expect(pieces(formula, required)).toEqual([` => ${formula}`]);
  });
});
