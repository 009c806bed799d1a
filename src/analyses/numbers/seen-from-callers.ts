/** What is proved of private methods where they are called, by runs of their callers. */
import type { Claim } from '../../findings/claim.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { type Duty, holds, type MethodDuties, readDuties } from '../../obligations/index.js';
import type { CalledFrom } from './callers.js';
import { provedClaim, type RestsOn } from './claims.js';
import type { NumbersRun, SomeRun } from './run-method.js';

/** A private method with something open. */
export interface Helper {
  readonly method: MethodDeclaration;
  readonly duties: MethodDuties;
  readonly from: CalledFrom;
}

/** How the obligations of a helper fare in the runs so far. */
interface Seen {
  readonly helper: Helper;
  readonly rests: Set<string>;
  readonly reached: Set<Duty>;
  readonly failed: Set<Duty>;
  isEntered: boolean;
  /** Whether some call of it was not followed. */
  isMissed: boolean;
}

/** By method, those duties that hold wherever it is called. */
export function seenFromCallers(
  helpers: readonly Helper[],
  run: (root: MethodDeclaration) => SomeRun | undefined,
  restsOn: RestsOn,
): ReadonlyMap<MethodDeclaration, ReadonlyMap<Duty, Claim>> {
  const all = helpers.map(
    (helper): Seen => ({
      helper,
      rests: new Set(),
      reached: new Set(),
      failed: new Set(),
      isEntered: false,
      isMissed: false,
    }),
  );
  for (const root of new Set(helpers.flatMap(({ from }) => from.roots))) {
    const wanting = all.filter(({ helper, isMissed }) => !isMissed && helper.from.roots.includes(root));
    if (wanting.length === 0) continue;
    const found = run(root);
    for (const seen of wanting) {
      if (found === undefined || 'unsolved' in found) seen.isMissed = true;
      else found.use((solved) => read(solved, seen, restsOn));
    }
  }
  return new Map(
    all
      .filter(({ isEntered, isMissed }) => isEntered && !isMissed)
      .map((seen) => [seen.helper.method, claimsOf(seen)] as const),
  );
}

function read<E>(run: NumbersRun<E>, seen: Seen, restsOn: RestsOn): void {
  const { method, duties, from } = seen.helper;
  const { result } = run;
  if (result.notFollowed.some(({ callee }) => callee !== undefined && from.within.has(callee))) {
    seen.isMissed = true;
    return;
  }
  for (const activation of result.activations) {
    if (activation.code.method !== method) continue;
    seen.isEntered = true;
    for (const [duty, reading] of readDuties({ ...run, root: activation }, duties)) {
      if (reading.reached) seen.reached.add(duty);
      if (!holds(reading)) seen.failed.add(duty);
    }
  }
  for (const each of restsOn(run)) seen.rests.add(each);
}

function claimsOf({ helper: { duties }, rests, reached, failed }: Seen): ReadonlyMap<Duty, Claim> {
  const assumptions = [...rests].sort();
  return new Map(
    duties.all
      .filter((duty) => !failed.has(duty))
      .map((duty) => [duty, provedClaim(duty, assumptions, { reached: reached.has(duty) })] as const),
  );
}
