/** What a judgement is told as. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Disagreement } from './compare.js';
import type { Judged, Verdict } from './judge.js';
import { differenceOf } from './mutants.js';

/** Of a mutant: one cause often makes many. */
const MOST_TOLD = 5;

export function verdictText({ mutant, disagreements, apart, faults }: Verdict): string {
  const head = `${mutant.name}: ${mutant.program.name}, ${mutant.kind} (${mutant.way}, ${mutant.form})`;
  const lineOf = (file: string, line: number): string => mutant.sources[file]?.split('\n')[line - 1]?.trim() ?? '';
  const told = (each: Disagreement, label: string): readonly string[] => {
    const { location, property, subject, message, assumptions, unreached } = each.claim;
    const raised = each.breach?.raised;
    return [
      `${label}: ${location.file}:${location.line}:${location.column}: ${property} of \`${subject}\`${unreached === true ? ' (never reached)' : ''}`,
      `    ${lineOf(location.file, location.line)}`,
      raised === undefined && each.kind === 'false proof'
        ? '    seen: the line is run'
        : raised === undefined
          ? `    claimed: ${message ?? ''}`
          : `    seen: ${raised.type} thrown in ${raised.thrownIn}${raised.message === '' ? '' : `: ${raised.message}`}`,
      ...(assumptions.length === 0
        ? []
        : [`    rests on: ${assumptions.filter((word) => !/^library-/.test(word)).join(', ')}`]),
    ];
  };
  return [
    head,
    ...differenceOf(mutant).split('\n'),
    ...disagreements.slice(0, MOST_TOLD).flatMap((each) => told(each, each.kind.toUpperCase())),
    ...(disagreements.length > MOST_TOLD ? [`and ${disagreements.length - MOST_TOLD} more`] : []),
    ...apart.flatMap((each) => told(each, 'an assumption was broken before')),
    ...faults.map((fault) => `fault: ${fault}`),
  ].join('\n  ');
}

/** Sources and story of a mutant, in a folder of its own. */
export function keep(folder: string, verdict: Verdict): void {
  const place = path.join(folder, verdict.mutant.name);
  for (const [file, text] of Object.entries(verdict.mutant.sources)) {
    const target = path.join(place, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  writeFileSync(path.join(place, 'verdict.txt'), `${verdictText(verdict)}\n`);
}

const VERDICTS = ['proved', 'refuted', 'unproved', 'unknown'];

export function summary(judged: Judged): string {
  const { made, compiled, failing, unended, asked, agreed, claims, unclaimed, verdicts } = judged;
  const rules = [...new Set([...claims.keys()].map((key) => key.replace(/ \w+$/, '')))].sort();
  const count = (kind: Disagreement['kind']): number =>
    verdicts.reduce((sum, { disagreements }) => sum + disagreements.filter((each) => each.kind === kind).length, 0);
  const apart = verdicts.reduce((sum, each) => sum + each.apart.length, 0);
  const faults = verdicts.filter((each) => each.faults.length > 0).length;
  return [
    `${made} mutants made, ${compiled} compile and run: ${failing} see an exception, ${unended} do not end by themselves`,
    `${asked} compared with claims`,
    ...rules.map(
      (rule) => `  ${rule}: ${VERDICTS.map((word) => `${claims.get(`${rule} ${word}`) ?? 0} ${word}`).join(', ')}`,
    ),
    `${agreed} failures at places that are not called safe`,
    ...[...unclaimed]
      .sort()
      .map(([kind, places]) => `  without any claim: ${places.length} of ${kind}, such as ${places[0]}`),
    `${apart} proofs broken only after an assumption that they list; ${faults} mutants with faults or errors of the front end`,
    `${count('false proof')} false proofs, ${count('false replay')} false replays`,
  ].join('\n');
}

export function isClean({ verdicts }: Judged): boolean {
  return verdicts.every(({ disagreements, faults }) => disagreements.length === 0 && !faults.some(isOwnFault));
}

/** Not what the front end complains of: such as a proof that fell in a run of the check itself. */
function isOwnFault(fault: string): boolean {
  return fault.startsWith('internal fault');
}
