/** Asks call sequences about formulas over a class of a Java text. */

import type { Asked } from '../../../../src/analyses/invariants/local-analysis.js';
import {
  breakBySequences,
  type RandomQuestion,
  randomSequences,
  type SequenceAnswer,
  type SequenceBudget,
  sequenceProgram,
} from '../../../../src/analyses/invariants/sequences/index.js';
import { bindFormula, invariantScope, parseFormula } from '../../../../src/facts/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { ClassTable } from '../../../../src/ir/program.js';
import { openTexts } from '../../../support/open.js';

export type World = 'open' | 'closed';

export async function tableOf(text: string): Promise<ClassTable> {
  return (await openTexts([{ path: 'T.java', text }])).table;
}

/** A formula that does not mention `this` is one about static fields when it starts with `static:`. */
export function askedOf(table: ClassTable, type: string, formulas: readonly string[]): readonly Asked[] {
  const hierarchy = new Hierarchy(table);
  return formulas.map((text) => {
    const ofObject = !text.startsWith('static:');
    const { formula, error } = parseFormula(text.replace(/^static:/, ''));
    if (formula === undefined) throw new Error(`${text}: ${error?.message}`);
    const { bound } = bindFormula(formula, invariantScope({ name: type }), hierarchy);
    if (bound === undefined) throw new Error(`${text} means nothing`);
    return { term: bound.term, ofObject };
  });
}

export async function answerFor(
  text: string,
  type: string,
  formulas: readonly string[],
  world: World = 'open',
  budget: Partial<SequenceBudget> = {},
): Promise<SequenceAnswer> {
  const table = await tableOf(text);
  return breakBySequences(sequenceProgram(table), { type, asked: askedOf(table, type, formulas), world, budget });
}

/** The lines that break a formula; undefined where none do. */
export async function linesFor(
  text: string,
  type: string,
  formula: string,
  world: World = 'open',
): Promise<readonly string[] | undefined> {
  const { broken } = await answerFor(text, type, [formula], world);
  return broken[0]?.witness.calls;
}

export async function randomAnswerFor(
  text: string,
  type: string,
  formulas: readonly string[],
  question: Partial<RandomQuestion> = {},
): Promise<SequenceAnswer> {
  const table = await tableOf(text);
  const asked = askedOf(table, type, formulas);
  return randomSequences(sequenceProgram(table), { type, asked, world: 'open', seed: 1, sequences: 500, ...question });
}
