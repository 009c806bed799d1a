/** Findings, and the runs that show them. */
import type { Finding } from '../../../findings/check-result.js';
import type { Counterexample, FindingsAnswer, Mark } from '../../protocol.js';

type BrokenMark = Mark & { readonly counterexample: Counterexample };

/** The mark with a run that speaks of the same claim. */
export function counterexampleOf(finding: Finding | undefined, marks: readonly BrokenMark[]): BrokenMark | undefined {
  if (finding === undefined) return undefined;
  const { location, property, subject } = finding;
  return marks.find(
    ({ file, line, claim }) =>
      file === location.file &&
      line === location.line &&
      claim?.property === property &&
      claim.location.column === location.column &&
      JSON.stringify(claim.subject) === JSON.stringify(subject),
  );
}

/** `1 bug, 2 maybes; 8 places proved`. */
export function findingsText({ findings, proved, hidden }: FindingsAnswer): string {
  const bugs = findings.filter(({ verdict }) => verdict === 'refuted').length;
  const words = (count: number, noun: string): string =>
    `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
  return [
    `${words(bugs, 'bug')}, ${words(findings.length - bugs, 'maybe')}`,
    `${words(proved, 'place')} proved`,
    ...(hidden === 0 ? [] : [`${hidden} hidden: the program shows nothing that brings them about`]),
  ].join('; ');
}

/** Where there is no finding. */
export function provedText(proved: number): string {
  if (proved === 0) return 'There is no place where something could fail.';
  return `${proved === 1 ? 'One place was' : `${proved} places were`} looked at and proved safe.`;
}
