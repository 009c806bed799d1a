/** Rules in SARIF, with what code scanning shows and sorts by. */
import type { ReportingDescriptor } from 'sarif';
import type { RuleCard } from '../../findings/check-result.js';

export const LEVELS = { refuted: 'error', unproved: 'warning', unknown: 'note', proved: 'none' } as const;

/** Rules that speak of the analysis or its use and of no bug. */
const REMARKS: readonly string[] = ['not-analysed', 'unused-suppression'];

/** Descriptions that are longer are refused. */
const LONGEST = 1024;

export function descriptorOf({ id, title, question, help }: RuleCard, page: string | undefined): ReportingDescriptor {
  const isRemark = REMARKS.includes(id);
  return {
    id,
    name: id
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
    shortDescription: { text: title.slice(0, LONGEST) },
    fullDescription: { text: question.slice(0, LONGEST) },
    help: { text: help, markdown: page ?? help },
    defaultConfiguration: { level: isRemark ? 'note' : 'warning' },
    properties: {
      // Most findings of a rule were replayed, and those that were not say so themselves.
      precision: isRemark ? 'medium' : 'high',
      'problem.severity': isRemark ? 'recommendation' : 'error',
      tags: isRemark ? ['maintainability'] : ['reliability', 'correctness'],
    },
  };
}
