import { describe, expect, it } from 'vitest';
import { isJmlComment, splitClauses } from '../../src/facts/clauses.js';

/** Kinds with formulas or keywords; each formula must stand where its offset says. */
function split(comment: string): string[] {
  return splitClauses(comment).map((clause) => {
    if (clause.kind === 'unsupported') return `? ${clause.keyword}`;
    if (clause.kind === 'malformed') return `! ${clause.message} @${clause.offset}`;
    const first = clause.formula.split('\n')[0] ?? '';
    expect(comment.slice(clause.offset, clause.offset + first.trimEnd().length)).toBe(first.trimEnd());
    return `${clause.kind} ${clause.formula}`;
  });
}

describe('clauses', () => {
  it.each([
    ['//@ requires x != null;', ['requires x != null']],
    ['//+ESPALIER@ ensures list(\\result, next);', ['ensures list(\\result, next)']],
    ['/*@ requires a; ensures b; @*/', ['requires a', 'ensures b']],
    ['/*@ requires a;\n  @ ensures b;\n  @*/', ['requires a', 'ensures b']],
    [
      '/*@\n  @ invariant (\\forall Node n; n != null; n.x > 0);\n  */',
      ['invariant (\\forall Node n; n != null; n.x > 0)'],
    ],
    ['//@ assert s == ";" && c == \';\';', ['assert s == ";" && c == \';\'']],
    ['//@ assert a; // a remark; really', ['assert a']],
    ['//@ assume a', ["! expected ';' at the end of the assume clause @12"]],
    ['//@ ensures ;', ['! the ensures clause is empty @11']],
    ['//@ assignable \\nothing;', ['? assignable']],
    ['//@ signals (Exception e) false; ensures a;', ['? signals', 'ensures a']],
    ['//@ also', ['? also']],
    ['/*@ pure @*/', ['? pure']],
    [
      '/*@ public normal_behavior\n  @ requires a;\n  @ also\n  @ ensures b;\n  @*/',
      ['? normal_behavior', 'requires a', '? also', 'ensures b'],
    ],
    ['//@ public invariant a;', ['invariant a']],
    ['//@ static invariant a;', ['? static invariant']],
    ['//@ loop_invariant i < n;', ['? loop_invariant']],
    ['//@ requires a &&\n//@   b;', ['requires a &&\n      b']],
    ['//@ requires a;\n    //@ ensures b;', ['requires a', 'ensures b']],
  ])('%s', (comment, expected) => expect(split(comment)).toEqual(expected));

  it('knows which comments are addressed to it', () => {
    for (const comment of [
      '//@ requires a;',
      '/*@ pure @*/',
      '//+ESPALIER@ assert a;',
      '/*@\n @ ensures a; */',
      '//@ foo;',
    ]) {
      expect(isJmlComment(comment), comment).toBe(true);
    }
    for (const comment of [
      '// a',
      '// @ requires a;',
      '//@formatter:off',
      '//@Override',
      '//+OPENJML@ requires a;',
      '/** @param x */',
      '//@param x',
    ]) {
      expect(isJmlComment(comment), comment).toBe(false);
    }
  });
});
