/** From answers, hindrances and witnesses to verdicts, by hand-made evidence. */
import { describe, expect, it } from 'vitest';
import type { Analysed } from '../../../../src/analyses/invariants/choose/choose.js';
import type { Candidate } from '../../../../src/analyses/invariants/claims/candidates.js';
import { type CandidateEvidence, claimOf, spelled } from '../../../../src/analyses/invariants/claims/verdicts.js';
import type { ClassRun } from '../../../../src/analyses/invariants/local-analysis.js';
import type { Truth } from '../../../../src/base/truth.js';
import type { Term } from '../../../../src/facts/index.js';
import type { Witness } from '../../../../src/findings/claim.js';

const HOLDS: Term = { kind: 'constant', value: 1, type: 'boolean', offset: 0, end: 0 };
const PLACE = { file: 'src/List.java', line: 7, column: 3 };

const ACYCLIC: Candidate = {
  property: 'acyclic',
  kind: 'fact',
  subject: 'head',
  fields: [{ owner: 'List', name: 'head', type: 'Node' }],
  over: ['next'],
  deep: true,
  term: HOLDS,
  ofObject: true,
  location: PLACE,
  message: '`head` leads to no cycle along `next`',
};
const NON_NULL: Candidate = { ...ACYCLIC, property: 'non-null', deep: false };
const WITNESS: Witness = { start: 'calls', arguments: [], heap: [], calls: ['new List()'], trace: [] };

function run(answer: Truth, more: Partial<ClassRun> = {}): ClassRun {
  const drawing = (): never => {
    throw new Error('nothing is drawn here');
  };
  return {
    states: 1,
    empty: 0,
    rounds: [],
    answers: [answer],
    reached: true,
    givenUp: [],
    draw: drawing,
    show: () => '',
    ...more,
  };
}

function solved(id: Analysed['id'], answer: Truth, more: Partial<ClassRun> = {}): Analysed {
  return { id, knowsShapes: id === 'shapegraph' || id === 'contraction', run: run(answer, more) };
}

function evidence(analyses: readonly Analysed[], more: Partial<CandidateEvidence> = {}): CandidateEvidence {
  return {
    analyses,
    place: 0,
    hindrances: [],
    aliases: [],
    users: [],
    assumptions: ['single-thread'],
    isMadeElsewhere: false,
    ...more,
  };
}

describe('a verdict on a class claim', () => {
  it('is proved by one analysis that says yes, with what it rests on', () => {
    const analyses = [solved('shapegraph', 'unknown'), solved('contraction', 'yes')];
    expect(claimOf(ACYCLIC, evidence(analyses))).toMatchObject({
      property: 'acyclic',
      kind: 'fact',
      subject: 'head',
      over: ['next'],
      verdict: 'proved',
      by: ['contraction'],
      assumptions: ['single-thread'],
      location: PLACE,
    });
  });

  it('is not proved where something forbids it, whatever an analysis says', () => {
    const hindrances = [{ text: '`head` is undisciplined: written at', location: PLACE }];
    const claim = claimOf(ACYCLIC, evidence([solved('contraction', 'yes')], { hindrances }));
    expect(claim).toMatchObject({ verdict: 'unknown', because: hindrances, assumptions: [] });
    expect(claim.reason).toContain('List.java:7');
    expect(claim.by).toBeUndefined();
  });

  it('is refuted by a call sequence, also where something forbids a proof', () => {
    const hindrances = [{ text: 'undisciplined' }];
    const broken = claimOf(ACYCLIC, evidence([], { hindrances, witness: WITNESS }));
    expect(broken).toMatchObject({ verdict: 'refuted', witness: WITNESS, because: hindrances });
  });

  it('is not proved by shape graphs where the object may come back under another name; contraction looks at that itself', () => {
    const aliases = [{ text: 'the result of `find` may be the object itself', location: PLACE }];
    const byGraphs = claimOf(ACYCLIC, evidence([solved('shapegraph', 'yes')], { aliases }));
    expect(byGraphs).toMatchObject({ verdict: 'unknown', because: aliases });
    const byBoth = claimOf(ACYCLIC, evidence([solved('shapegraph', 'yes'), solved('contraction', 'yes')], { aliases }));
    expect(byBoth).toMatchObject({ verdict: 'proved', by: ['contraction'] });
  });

  it('is unproved where the analysis ended and could not show it', () => {
    expect(claimOf(ACYCLIC, evidence([solved('contraction', 'unknown')])).verdict).toBe('unproved');
    expect(claimOf(NON_NULL, evidence([solved('nullness', 'unknown')])).verdict).toBe('unproved');
  });

  it('is unknown, with the reason, where the budget was spent', () => {
    const spent: Analysed = { id: 'contraction', knowsShapes: true, unsolved: 'the budget of 10 steps is spent' };
    expect(claimOf(ACYCLIC, evidence([spent]))).toMatchObject({
      verdict: 'unknown',
      reason: 'the budget of 10 steps is spent',
    });
  });

  it('is unknown where nothing that was run speaks of it', () => {
    expect(claimOf(ACYCLIC, evidence([])).verdict).toBe('unknown');
    expect(claimOf(ACYCLIC, evidence([solved('nullness', 'unknown')])).verdict).toBe('unknown');
  });

  it('names the place where the structure was given up', () => {
    const givenUp = [{ text: 'handed out by peek()', location: PLACE }];
    const claim = claimOf(ACYCLIC, evidence([solved('contraction', 'unknown', { givenUp })]));
    expect(claim).toMatchObject({ verdict: 'unknown', because: givenUp });
    expect(claim.reason).toBe('handed out by peek() (List.java:7)');
    const users = [{ text: '`setNext` of Node writes `next`', location: { ...PLACE, file: 'Node.java' } }];
    const used = claimOf(ACYCLIC, evidence([solved('contraction', 'unknown', { givenUp })], { users }));
    expect(used.because?.[0]?.text).toBe('handed out by peek(); `setNext` of Node writes `next` (Node.java:7)');
  });

  it('is proved and unreached where there is never an object, unless others make some', () => {
    const none = [solved('contraction', 'yes', { reached: false })];
    expect(claimOf(ACYCLIC, evidence(none))).toMatchObject({ verdict: 'proved', unreached: true });
    expect(claimOf(ACYCLIC, evidence(none, { isMadeElsewhere: true })).verdict).not.toBe('proved');
    const unsure = [solved('contraction', 'unknown', { reached: false })];
    expect(claimOf({ ...ACYCLIC, ofObject: false }, evidence(unsure)).verdict).not.toBe('proved');
  });

  it('is unknown of a formula without meaning, and of code with errors', () => {
    const unread = 'there are errors';
    expect(claimOf({ ...ACYCLIC, term: undefined }, evidence([], { place: undefined })).verdict).toBe('unknown');
    const claim = claimOf(ACYCLIC, evidence([solved('contraction', 'yes')], { unread }));
    expect(claim).toMatchObject({ verdict: 'unknown', reason: unread });
  });

  it('spells a reason with its place', () => {
    expect(spelled({ text: 'written', location: PLACE })).toBe('written (List.java:7)');
    expect(spelled({ text: 'written' })).toBe('written');
  });
});
