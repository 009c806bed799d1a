/** All commands over many programs: what they say of the same places. */
import type { Unit } from '../pairs/units.js';
import { agreement, type Disagreement, type Excuse } from './disagreements.js';
import { type JudgeOptions, judged } from './judgements.js';

export interface AgreeTally {
  programs: number;
  /** With errors in the code, which no command judges. */
  skipped: number;
  places: number;
  shared: number;
  readonly excused: Map<Excuse, number>;
  disagreements: number;
}

export async function runAgree(
  units: readonly Unit[],
  options: JudgeOptions,
  onDisagreement: (unit: Unit, disagreement: Disagreement) => void,
): Promise<AgreeTally> {
  const tally: AgreeTally = { programs: 0, skipped: 0, places: 0, shared: 0, excused: new Map(), disagreements: 0 };
  for (const unit of units) {
    const program = await judged(unit.inputs, options);
    if (program.errors.length > 0) {
      tally.skipped++;
      continue;
    }
    const { places, shared, disagreements, excused } = agreement(program);
    tally.programs++;
    tally.places += places;
    tally.shared += shared;
    for (const [excuse, all] of excused) tally.excused.set(excuse, (tally.excused.get(excuse) ?? 0) + all.length);
    tally.disagreements += disagreements.length;
    for (const each of disagreements) onDisagreement(unit, each);
  }
  return tally;
}

export function showDisagreement(unit: Unit, { proved, refuted }: Disagreement): string {
  const { location, property, subject } = proved.claim;
  const { witness, message = '' } = refuted.claim;
  const from =
    witness === undefined ? '' : ` from ${witness.start} (${[...witness.arguments, ...witness.calls].join(', ')})`;
  return [
    `${unit.name}: ${location.file}:${location.line}:${location.column}: ${property} ${subject ?? ''} in ${proved.class}.${proved.method ?? ''}`,
    `  ${proved.command} proves it: ${proved.claim.assumptions.join(' ')}`,
    `  ${refuted.command} refutes it${from}: ${message}`,
  ].join('\n');
}
