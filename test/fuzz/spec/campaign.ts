/** Random methods and heaps against their specifications: counts pairs of a method and a heap that it was run on. */
import { check, newTally, specify, type Tally, type Wrong } from '../../analyses/spec/oracle/check.js';
import { openTexts } from '../../support/open.js';
import { type Draw, randomProgram } from './program.js';
import { shrink } from './shrink.js';

const HEAPS = 24;
/** Programs that may be opened for a pair: guards against a generator that makes nothing. */
const MOST_PROGRAMS = 3;

export function drawing(seed: number): Draw {
  let state = (Math.imul(seed, 2654435761) + 12345) >>> 0;
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % bound;
  };
}

/** What the specifications of one program say wrong. */
export async function judgeProgram(text: string, seed: number, heaps: number, tally: Tally): Promise<readonly Wrong[]> {
  const workspace = await openTexts([{ path: 'M.java', text }]);
  const [error] = workspace.diagnostics().filter(({ severity }) => severity === 'error');
  if (error !== undefined) throw new Error(`no program: ${error.message}`);
  const results = specify(workspace).filter((result) => result.class === 'M');
  return check(workspace, results, heaps, drawing(seed), tally);
}

/** Until there are `count` pairs; throws with the smallest program found when a specification is wrong. */
export async function fuzzSpecs(count: number, seed: number): Promise<Tally> {
  const tally = newTally();
  for (let number = 0; tally.pairs < count && number < MOST_PROGRAMS * count; number++) {
    const each = (seed + number * 7919) >>> 0;
    const text = randomProgram(drawing(each));
    const [wrong] = await judgeProgram(text, each, HEAPS, tally);
    if (wrong === undefined) continue;
    const fails = async (smaller: string): Promise<boolean> => {
      try {
        return (await judgeProgram(smaller, each, 4 * HEAPS, newTally())).some(({ method }) => method === wrong.method);
      } catch {
        return false;
      }
    };
    const small = await shrink(text, fails, 150);
    throw new Error(`seed ${each}: ${wrong.method}: ${wrong.fault}\n${small}`);
  }
  return tally;
}

export function showSpecTally({ methods, statuses, pairs, returned, threw, endless }: Tally): string {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} ${status}`);
  return `${pairs} pairs of ${methods} methods (${counts.join(', ')}), ${returned} returned, ${threw} threw; ${endless} calls did not end`;
}
