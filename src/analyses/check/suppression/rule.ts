/** The rule of suppressions that suppress nothing. */
import type { RuleCard } from '../../../findings/check-result.js';

export const UNUSED_SUPPRESSION: RuleCard = {
  id: 'unused-suppression',
  title: 'Unused suppression',
  question: 'Does the suppression still suppress something?',
  help: 'Remove the annotation or comment, or the rules in it that are not needed any more.',
  cwe: [],
  since: '0.1.0',
};
