/** Random methods against their specifications, on enumerated heaps and on random ones: counts pairs of a method and a heap. */
import { check, type Heaps, newTally, specify, type Tally, type Wrong } from '../../analyses/spec/oracle/check.js';
import { openTexts } from '../../support/open.js';
import { randomCopies } from './copies.js';
import { type Draw, randomProgram, withoutUnused } from './program.js';
import { shrink } from './shrink.js';

/** Of each method: heaps of at most two objects a class, and random ones that are larger. */
const HEAPS: Heaps = { enumerated: { scope: 2, heaps: 40 }, random: 8 };
/** To see the same fault again in a smaller program. */
const MORE_HEAPS: Heaps = { enumerated: { scope: 2, heaps: 120 }, random: 90 };
/** Programs that may be opened for a pair: guards against a generator that makes nothing. */
const MOST_PROGRAMS = 3;

export function drawing(seed: number): Draw {
  let state = (Math.imul(seed, 2654435761) + 12345) >>> 0;
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % bound;
  };
}

/** Of every eight programs one copies lists, four have no more fields than they use. */
function programOf(seed: number): string {
  if (seed % 8 === 1) return randomCopies(drawing(seed));
  const drawn = randomProgram(drawing(seed));
  return seed % 2 === 0 ? withoutUnused(drawn) : drawn;
}

/** What the specifications of one program say wrong. */
export async function judgeProgram(text: string, seed: number, heaps: Heaps, tally: Tally): Promise<readonly Wrong[]> {
  const workspace = await openTexts([{ path: 'M.java', text }]);
  const [error] = workspace.diagnostics().filter(({ severity }) => severity === 'error');
  if (error !== undefined) throw new Error(`no program: ${error.message}`);
  const results = specify(workspace).filter((result) => result.class === 'M');
  return check(workspace, results, heaps, drawing(seed), tally);
}

/** Until there are `count` pairs with an enumerated heap; throws with the smallest program found when a specification is wrong. */
export async function fuzzSpecs(count: number, seed: number): Promise<Tally> {
  const tally = newTally();
  for (let number = 0; tally.enumerated < count && number < MOST_PROGRAMS * count; number++) {
    const each = (seed + number * 7919) >>> 0;
    const text = programOf(each);
    const [wrong] = await judgeProgram(text, each, HEAPS, tally);
    if (wrong === undefined) continue;
    const fails = async (smaller: string): Promise<boolean> => {
      try {
        return (await judgeProgram(smaller, each, MORE_HEAPS, newTally())).some(
          ({ method }) => method === wrong.method,
        );
      } catch {
        return false;
      }
    };
    const small = await shrink(text, fails, 150);
    throw new Error(`seed ${each}: ${wrong.method}: ${wrong.fault}\n${small}`);
  }
  return tally;
}

export function showSpecTally({
  methods,
  statuses,
  pairs,
  enumerated,
  whole,
  returned,
  threw,
  endless,
}: Tally): string {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} ${status}`);
  return `${enumerated} pairs of a method and an enumerated heap and ${pairs - enumerated} with a random one, of ${methods} methods (${counts.join(', ')}; ${whole} on all heaps of the scope), ${returned} returned, ${threw} threw; ${endless} calls did not end`;
}
