/** The comparison of commands: a flipped verdict is reported, a run that breaks a listed assumption is not. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Claim, Verdict, Witness } from '../../src/findings/claim.js';
import { agreement } from './disagreements.js';
import { type JudgedProgram, type Judgement, judged } from './judgements.js';

const TEXT = `class Cell {
  Cell next;
  int value;
  static int first(Cell given) { return given.value; }
  //@ requires list(given, next);
  static int asked(Cell given) { return given == null ? 0 : given.value; }
  private static int inner(Cell given) { return given.value; }
  static int made() { Cell one = new Cell(); return inner(one); }
  public static void main(String[] args) { Cell two = new Cell(); two.next = new Cell(); System.out.println(two.next.value); }
}`;

const NOT_PROVED: readonly Verdict[] = ['refuted', 'unproved', 'unknown'];
const HEAP: Witness = { start: 'heap', arguments: ['Cell#1'], heap: [], calls: [], trace: [] };

describe('verdicts of all commands', () => {
  let program: JudgedProgram;
  beforeAll(async () => {
    program = await judged([{ path: 'Cell.java', text: TEXT }], { scope: 2, budget: 0.2, clients: 40 });
  });

  function changed(change: (judgement: Judgement) => Judgement): JudgedProgram {
    return { ...program, judgements: program.judgements.map(change) };
  }

  /** The command's claims about the method that have one of the verdicts get another. */
  function flipped(command: string, method: string, from: readonly Verdict[], to: Partial<Claim>): JudgedProgram {
    return changed((each) => {
      const isMeant = each.command === command && each.method?.startsWith(method) === true;
      return isMeant && from.includes(each.claim.verdict) ? { ...each, claim: { ...each.claim, ...to } } : each;
    });
  }

  it('agree, and many places are decided by several', () => {
    const { places, shared, disagreements } = agreement(program);
    expect(disagreements).toEqual([]);
    expect(shared).toBeGreaterThan(2);
    expect(places).toBeGreaterThan(shared);
  });

  it('say that null breaks what is not assumed by all', () => {
    const { excused } = agreement(program);
    expect([...excused.keys()].sort()).toContain('assumption');
  });

  it.each<readonly [string, string, string, readonly Verdict[], Partial<Claim>]>([
    ['shape refutes what check proves', 'shape', 'asked', ['proved'], { verdict: 'refuted', witness: HEAP }],
    ['check refutes what shape proves', 'check', 'asked', ['proved'], { verdict: 'refuted', witness: HEAP }],
    ['a refutation that tells no subject', 'run --scope', 'asked', ['unproved'], { verdict: 'refuted', witness: HEAP }],
    ['shape proves what a run on a heap breaks', 'shape', 'first', NOT_PROVED, { verdict: 'proved' }],
  ])('%s', (_, command, method, from, to) => {
    expect(agreement(flipped(command, method, from, to)).disagreements.length).toBeGreaterThan(0);
  });

  it('a run from main fails where all is proved', () => {
    const line = TEXT.split('\n').findIndex((text) => text.includes('main')) + 1;
    const claim: Claim = {
      property: 'null-dereference',
      kind: 'obligation',
      verdict: 'refuted',
      location: { file: 'Cell.java', line, column: 0 },
      assumptions: [],
      witness: { ...HEAP, start: 'main', arguments: [] },
    };
    const failure: Judgement = { command: 'run --entry', class: 'Cell', method: undefined, claim };
    const { disagreements } = agreement({ ...program, judgements: [...program.judgements, failure] });
    expect(disagreements.map(({ proved }) => proved.command)).toContain('check');
  });

  it('a run that breaks an assumption of the proof is none', () => {
    const listing = (assumption: string): JudgedProgram =>
      changed((each) =>
        each.command === 'check' ? { ...each, claim: { ...each.claim, assumptions: [assumption] } } : each,
      );
    expect(agreement(listing('non-null-arguments')).excused.get('assumption')?.length).toBeGreaterThan(0);
    expect(agreement(listing('single-thread')).excused.get('assumption')).toBeUndefined();
  });

  it('null for a parameter of which a requires speaks is no excuse', () => {
    const nulls: Witness = { ...HEAP, arguments: ['null'] };
    const { disagreements } = agreement(flipped('shape', 'asked', ['proved'], { verdict: 'refuted', witness: nulls }));
    expect(disagreements.some(({ proved }) => proved.command === 'check')).toBe(true);
  });

  it('a run that starts inside says nothing of executions', () => {
    const inside = flipped('shape', 'inner', NOT_PROVED, { verdict: 'refuted', witness: HEAP });
    expect(agreement(inside).disagreements).toEqual([]);
    expect(agreement(inside).excused.get('no execution')?.length).toBeGreaterThan(0);
  });

  it('an invariant that a run breaks is wrong only where it is proved of all methods', () => {
    const place = { file: 'Cell.java', line: 2, column: 3 };
    const of = (method: string | undefined, verdict: Verdict, command: string): Judgement => ({
      command,
      class: 'Cell',
      method,
      claim: {
        property: 'invariant',
        kind: 'obligation',
        verdict,
        location: place,
        subject: 'next == null',
        assumptions: [],
        ...(verdict === 'refuted' && { witness: { ...HEAP, start: 'calls', arguments: [] } }),
      },
    });
    const broken = of(undefined, 'refuted', 'run by clients');
    const found = (second: Verdict): number =>
      agreement({ ...program, judgements: [of('a()V', 'proved', 'shape'), of('b()V', second, 'shape'), broken] })
        .disagreements.length;
    expect(found('unproved')).toBe(0);
    expect(found('proved')).toBeGreaterThan(0);
  });

  it('a call on another object may break what specifications prove of each receiver', () => {
    const cause = { property: 'invariant', verdict: 'proved' } as const;
    const [one] = program.judgements;
    if (one === undefined) throw new Error('nothing is judged');
    const proved: Judgement = { ...one, command: 'spec', method: 'a()V', claim: { ...one.claim, ...cause } };
    const witness: Witness = { ...HEAP, start: 'calls', arguments: [] };
    const refuted: Judgement = {
      ...proved,
      command: 'run by clients',
      method: undefined,
      claim: { ...proved.claim, verdict: 'refuted', witness },
    };
    const { excused, disagreements } = agreement({ ...program, judgements: [proved, refuted] });
    expect(disagreements).toEqual([]);
    expect(excused.get('another object')?.length).toBe(1);
  });

  it('null in a field that every constructor is given is an argument', async () => {
    const text = `class Name {
      private final String text;
      Name(String text) { this.text = text; }
      int length() { return text.length(); }
    }
    class Late {
      private String text;
      void set(String to) { text = to; }
      int length() { return text.length(); }
    }`;
    const both = await judged([{ path: 'Name.java', text }], { scope: 2, budget: 0.2, clients: 0 });
    const holding = (name: string): Witness => ({
      ...HEAP,
      arguments: [`${name}#1`],
      heap: [{ id: `${name}#1`, class: name, fields: { text: 'null' } }],
    });
    expect(both.starts.isGivenNull(holding('Name'))).toBe(true);
    expect(both.starts.isGivenNull(holding('Late'))).toBe(false);
    expect(agreement(both).disagreements).toEqual([]);
  });
});
