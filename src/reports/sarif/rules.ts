/** Rules in SARIF, with what code scanning shows and sorts by. */
import type { ReportingDescriptor, ReportingDescriptorRelationship, ToolComponent } from 'sarif';
import type { RuleCard } from '../../findings/check-result.js';

export const LEVELS = { refuted: 'error', unproved: 'warning', unknown: 'note', proved: 'none' } as const;

/** Rules that speak of the analysis or its use and of no bug. */
const REMARKS: readonly string[] = ['not-analysed', 'unused-suppression'];

/** Descriptions that are longer are refused. */
const LONGEST = 1024;

export function descriptorOf(
  { id, title, question, help, cwe, since }: RuleCard,
  page: string | undefined,
): ReportingDescriptor {
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
      tags: isRemark ? ['maintainability'] : ['reliability', 'correctness', ...cwe.map(tagOf)],
      since,
    },
    ...(cwe.length === 0 ? {} : { relationships: cwe.map(relationshipOf) }),
  };
}

const TAXONOMY = 'CWE';

/** The part of the Common Weakness Enumeration that rules speak of, once a run; undefined where they speak of none. */
export function taxonomyOf(rules: readonly RuleCard[]): ToolComponent | undefined {
  const numbers = [...new Set(rules.flatMap(({ cwe }) => cwe))].sort((one, other) => one - other);
  if (numbers.length === 0) return undefined;
  return {
    name: TAXONOMY,
    organization: 'MITRE',
    informationUri: 'https://cwe.mitre.org/',
    shortDescription: { text: 'The Common Weakness Enumeration' },
    isComprehensive: false,
    taxa: numbers.map((number) => ({
      id: String(number),
      helpUri: `https://cwe.mitre.org/data/definitions/${number}.html`,
    })),
  };
}

/** As code scanning reads it. */
function tagOf(number: number): string {
  return `external/cwe/cwe-${String(number).padStart(3, '0')}`;
}

function relationshipOf(number: number): ReportingDescriptorRelationship {
  return { target: { id: String(number), toolComponent: { name: TAXONOMY } }, kinds: ['superset'] };
}
