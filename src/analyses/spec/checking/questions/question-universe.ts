/** The atoms of a question: those of all types that its symbols and formulas lead to. */

import type { Node } from '../../../../machines/relational/algebra.js';
import { SPEC_BUDGETS } from '../../budgets.js';
import type { Prenex } from '../relational.js';
import type { ParameterSlot } from '../small/model.js';
import { Universe } from '../small/universe.js';
import { Unsupported } from '../unsupported.js';
import type { FormulaWords } from './formula-words.js';
import type { QuestionInput } from './question-input.js';
import { fieldKey, type Vocabulary } from './vocabulary.js';

const MOST_CLASSES = SPEC_BUDGETS['checking/questions/question-universe'].mostClasses.most;

/** What the symbols of the question are; types lead to fields and these to further types. */
export function universeOf(
  { hierarchy, method, outcome, goal, clauses, requires, remembered, scope, invariants }: QuestionInput,
  parameters: readonly ParameterSlot[],
  vocabulary: Vocabulary,
  words: FormulaWords,
): Universe {
  for (const { type } of parameters) vocabulary.addType(type);
  vocabulary.addCondition(outcome.condition);
  if (outcome.value !== undefined) vocabulary.addNode(outcome.value);
  for (const { term } of requires) words.add(term);
  if (goal.bound !== undefined) words.add(goal.bound.term);
  else for (const prenex of [goal.relational.shown, ...goal.relational.assumed]) addPrenex(vocabulary, prenex);
  if (words.needsAllFields) for (const { olds } of remembered) for (const { operand } of olds) words.add(operand);
  const opened = new Set<string>();
  const nodes = new Map<string, Node>();
  for (const [field, node] of outcome.fields) nodes.set(fieldKey(field.owner, field.name), node);
  for (let size = -1; size !== vocabulary.fields.size + vocabulary.types.size + opened.size; ) {
    size = vocabulary.fields.size + vocabulary.types.size + opened.size;
    for (const key of [...vocabulary.fields.keys()]) {
      const node = nodes.get(key);
      if (node !== undefined) vocabulary.addNode(node);
    }
    for (const { object, condition } of outcome.allocated) {
      if (vocabulary.created.has(object) || vocabulary.createdSets.has(object)) vocabulary.addCondition(condition);
    }
    for (const type of new Universe(hierarchy, vocabulary, 1).classes) {
      if (words.needsAllFields) words.addAllFields(type);
      if (opened.has(type)) continue;
      opened.add(type);
      if (!invariants) continue;
      for (const { bound } of clauses.assumedOf(type, method)) if (bound !== undefined) words.add(bound.term);
    }
    if (opened.size > MOST_CLASSES)
      throw new Unsupported(`there are more than ${MOST_CLASSES} classes to have objects of`);
  }
  return new Universe(hierarchy, vocabulary, scope);
}

function addPrenex(vocabulary: Vocabulary, { variables, condition }: Prenex): void {
  vocabulary.addCondition(condition);
  for (const { type } of variables) vocabulary.addType(type);
}
