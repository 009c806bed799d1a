/** Everything that bounds work: of the front ends and the interpreter, and of the analyses. */
import { BUDGETS as OF_ANALYSES } from '../analyses/budgets.js';
import type { Budgets, RoomBudgets } from '../base/budgets.js';
import { EXECUTION_BUDGETS } from '../execution/budgets.js';
import { FACTS_BUDGETS } from '../facts/budgets.js';
import { CLASSFILE_BUDGETS } from '../frontends/classfile/budgets.js';
import { JAVA_BUDGETS } from '../frontends/java/budgets.js';

export const WORKSPACE_BUDGETS = {
  'run-entry': {
    steps: { most: 2_000_000_000, of: 'Instructions of one run of a program before it is cut off.', scales: true },
  },
  'shipped-components': {
    mostRounds: { most: 8, of: 'Protocols mention others: how often these are looked for again.' },
  },
  'edits/offers': {
    mostTrials: { most: 60, of: 'Edits that are tried in one run; what would repair further findings is only said.' },
  },
} satisfies Budgets;

export const BUDGETS: readonly RoomBudgets[] = [
  ...OF_ANALYSES,
  { room: 'execution', budgets: EXECUTION_BUDGETS },
  { room: 'class files', budgets: CLASSFILE_BUDGETS },
  { room: 'Java source', budgets: JAVA_BUDGETS },
  { room: 'facts', budgets: FACTS_BUDGETS },
  { room: 'workspace', budgets: WORKSPACE_BUDGETS },
];
