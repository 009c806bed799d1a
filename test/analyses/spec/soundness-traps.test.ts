/**
 * Programs that rules of the paper, or tempting ones, get wrong. For each: answers by hand, which concrete runs confirm; the wrong
 * answer, which a concrete run refutes; and ours, which no run refutes and which says as much where an equality is expected.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SpecResult } from '../../../src/findings/spec-result.js';
import type { Workspace } from '../../../src/workspace/workspace.js';
import { openTexts } from '../../support/open.js';
import { constraint, refuted, replacing } from './oracle/assertions.js';
import { newTally, specify } from './oracle/check.js';

interface Trap {
  readonly name: string;
  readonly right: readonly string[];
  /** What a wrong rule says. */
  readonly wrong: readonly string[];
  /** Relations for which ours is an equality. */
  readonly exact: readonly string[];
}

const TRAPS: readonly Trap[] = [
  {
    name: 'earlyReturn',
    right: ["next' = next ++ ((x - y) -> y)", '\\result = y'],
    wrong: ["next' = next ++ (x -> y)"],
    exact: ["next'", '\\result'],
  },
  { name: 'defaultValue', right: ['\\result = null'], wrong: ['\\result ⊆ none'], exact: ['\\result'] },
  {
    name: 'ternary',
    right: ["data' = data ++ ((b & false).(univ -> (p - q)) -> 1)"],
    wrong: ["data' ⊆ data + ((p & (Node - (p + q))) -> 1)"],
    exact: [],
  },
  {
    name: 'conditionalStore',
    right: ["prev' = prev ++ ((h.*next & data.d) -> s)"],
    wrong: ["prev' = prev ++ ((h.*next & (Node - null)) -> s)"],
    exact: ["prev'"],
  },
  {
    name: 'stopsMidway',
    right: ["data' = data ++ ((h.*((Node - stop) <: next) - stop) -> 1)"],
    wrong: ["data' = data ++ ((h.*next & (Node - stop) - null) -> 1)"],
    exact: ["data'"],
  },
  {
    name: 'last',
    right: ["l' = l ++ (this -> (c.*next & next.null))"],
    wrong: ["l' = l ++ (this -> (c.*next & (Node - null)))"],
    exact: ["l'"],
  },
  {
    name: 'reverse',
    right: ["next' ⊇ next - ((c.*next - null) -> Node)", '\\result ⊆ c.*next + null'],
    wrong: ["next' = next", "next' ⊆ next"],
    exact: [],
  },
  {
    name: 'unlinking',
    right: ["data' ⊇ data - ((c.*next - null) -> int)", "data' ⊆ data + ((c.*next - null) -> 1)"],
    wrong: ["data' = data ++ ((c.*next & (Node - null - next.null)) -> 1)"],
    exact: [],
  },
  {
    name: 'aliases',
    right: ['\\result = (a & b).(univ -> y) + (a - b).(univ -> x)', "next' = next ++ (a -> x) ++ (b -> y)"],
    wrong: ['\\result = x', "next' = next ++ (b -> y) ++ (a -> x)"],
    exact: ['\\result', "next'"],
  },
  {
    name: 'perhapsNothing',
    right: [
      "next' = next ++ ((h.*((Node - data.0) <: next) & data.0) -> y)",
      '\\result = (h.*((Node - data.0) <: next) & data.0).(univ -> y) + (null - (h.*((Node - data.0) <: next) & data.0).(univ -> null))',
    ],
    wrong: ['\\result ⊇ y', '\\result = y'],
    exact: ["next'", '\\result'],
  },
  {
    name: 'manyNewOnes',
    right: [
      "prev' ⊇ prev - ((h.*next - null) -> Node')",
      "prev' ⊆ prev + (set_New_Node -> null) + ((h.*next - null) -> set_New_Node)",
    ],
    wrong: ["prev' = (prev + (set_New_Node -> null)) ++ ((h.*next - null) -> set_New_Node)"],
    exact: [],
  },
  {
    name: 'newInCallee',
    right: ["data' = data"],
    wrong: ["data' ⊇ data ++ ((h.*next - null) -> 7)"],
    exact: [],
  },
  {
    name: 'twoCalls',
    right: ["next' = next ++ (New_Node -> New_Node_2) ++ (New_Node_2 -> null)", '\\result = New_Node'],
    wrong: ["next' = next ++ (New_Node -> New_Node)"],
    exact: ["next'", '\\result', "Node'"],
  },
  {
    name: 'caught',
    right: ["next' = next ++ ((x - null) -> y)", "data' = data ++ ((x - null).(univ -> (z - null)) -> 3)"],
    wrong: ["next' = next ++ ((z - null).(univ -> (x - null)) -> y)", "next' = next"],
    exact: ["next'", "data'"],
  },
  {
    name: 'writesItsTest',
    right: ["data' = data ++ ((c.*((Node - data.d) <: next) - null - data.d) -> d)", '\\result ⊆ c.*next'],
    wrong: ['\\result = c.*((Node - data.d) <: next) & (null + data.d)'],
    exact: [],
  },
  {
    name: 'writesAhead',
    right: ["data' ⊇ data - (c.*next -> int)", "prev' ⊆ prev + ((c.*next - null) -> (c.*next - null))"],
    wrong: ["prev' = prev ++ (((c.*((Node - data.d) <: next) - null - data.d - next.null) <: iden))"],
    exact: [],
  },
  {
    name: 'atNull',
    right: ["prev' = prev ++ (g.l -> e)"],
    wrong: ["prev' = prev + (g.l -> e)", "prev' ⊇ prev"],
    exact: ["prev'"],
  },
];

describe('traps', () => {
  let workspace: Workspace;
  let results: readonly SpecResult[];

  beforeAll(async () => {
    const text = readFileSync('test/fixtures/spec/traps/Traps.java', 'utf8');
    workspace = await openTexts([{ path: 'Traps.java', text }]);
    results = specify(workspace);
  });

  function resultOf(name: string): SpecResult {
    const found = results.find(({ method }) => method === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  }

  it.each(TRAPS)('$name: right answers hold, wrong ones do not', ({ name, right, wrong }) => {
    const result = resultOf(name);
    for (const text of right)
      expect([text, refuted(workspace, replacing(result, constraint(text)))]).toEqual([text, undefined]);
    for (const text of wrong)
      expect([text, refuted(workspace, replacing(result, constraint(text)), 3000) === undefined]).toEqual([
        text,
        false,
      ]);
  });

  it.each(TRAPS)('$name: ours holds', ({ name, exact }) => {
    const result = resultOf(name);
    const tally = newTally();
    expect(refuted(workspace, result, 400, tally)).toBeUndefined();
    expect(tally.pairs).toBeGreaterThan(100);
    for (const relation of exact)
      expect([relation, result.constraints.find((each) => each.relation === relation)?.op]).toEqual([relation, 'eq']);
  });

  it('a store at null throws, and nothing is mapped from null', () => {
    const { throws } = resultOf('atNull');
    expect(throws.map(({ type, exact }) => [type, exact])).toEqual([['java.lang.NullPointerException', true]]);
  });
});
