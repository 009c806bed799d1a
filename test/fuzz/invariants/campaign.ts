/** Claims about random classes that the analysis proves, against random clients in the interpreter. */
import type { InvariantsOptions } from '../../../src/analyses/invariants/index.js';
import { invariantsOfInput } from '../../../src/analyses/invariants/index.js';
import type { Asked } from '../../../src/analyses/invariants/local-analysis.js';
import { randomSequences, sequenceProgram } from '../../../src/analyses/invariants/sequences/index.js';
import type { InvariantClaim } from '../../../src/findings/invariants-result.js';
import { selectClasses } from '../../../src/workspace/selection.js';
import type { AnalyseClasses } from '../../analyses/invariants/fixtures/judge.js';
import { askedFormula } from '../../analyses/invariants/fixtures/questions.js';
import { openTexts } from '../../support/open.js';
import { type Block, countLines, printBlocks } from '../java/blocks.js';
import { shrink } from '../java/shrink.js';
import { randomFrom } from '../random.js';
import { randomClass } from './class.js';

export interface ClassCampaignOptions {
  /** Classes that are tried to make a failing one smaller; 0: it is shown as it is. */
  readonly shrinking?: number;
  readonly analyse?: AnalyseClasses;
}

export interface ClassTally {
  classes: number;
  claims: number;
  proved: number;
  /** Claims that some client breaks. */
  broken: number;
  unsolved: number;
}

interface Wrong {
  /** What is the same when the class is made smaller. */
  readonly kind: string;
  readonly message: string;
}

/** Thrown for the first class of which something wrong is proved. */
export class FalseProof extends Error {
  constructor(
    readonly classes: number,
    message: string,
  ) {
    super(message);
  }
}

const SEQUENCES = 250;
const LENGTH = 9;

export function newClassTally(): ClassTally {
  return { classes: 0, claims: 0, proved: 0, broken: 0, unsolved: 0 };
}

/** Class number n of seed s is number 0 of seed s + n. */
export async function fuzzClasses(
  count: number,
  seed: number,
  { shrinking = 250, analyse = invariantsOfInput }: ClassCampaignOptions = {},
): Promise<ClassTally> {
  const tally = newClassTally();
  for (let number = 0; number < count; number++) {
    const each = seed + number;
    const blocks = randomClass(each);
    const wrong = await wrongProof(blocks, each, analyse, tally);
    if (wrong === undefined) continue;
    let last = wrong;
    const small = await shrink(
      blocks,
      async (candidate) => {
        const found = await wrongProof(candidate, each, analyse, newClassTally());
        if (found?.kind !== wrong.kind) return false;
        last = found;
        return true;
      },
      shrinking,
    );
    throw new FalseProof(
      number + 1,
      `seed ${each}: ${last.message}\n${countLines(small)} lines:\n${printBlocks(small)}`,
    );
  }
  return tally;
}

/** Undefined if nothing is wrong, or the text is no program. */
export async function wrongProof(
  blocks: readonly Block[],
  seed: number,
  analyse: AnalyseClasses,
  tally: ClassTally,
): Promise<Wrong | undefined> {
  const { table } = await openTexts([{ path: 'Main.java', text: printBlocks(blocks) }]);
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  const [problem] = table.diagnostics();
  if (problem !== undefined) return { kind: 'refused', message: `the class is refused: ${problem.message}` };
  const random = randomFrom(seed);
  const world = random.pick(['open', 'open', 'closed'] as const);
  const options: InvariantsOptions = {
    isSelected: () => true,
    domain: random.pick(['auto', 'auto', 'shapegraph', 'contraction', 'nullness'] as const),
    world,
    threads: 'one',
    replay: false,
    budget: 0.4,
  };
  const { results, faults, diagnostics } = analyse(table, selectClasses(table, []).classes, options);
  if (faults > 0) return { kind: 'fault', message: `fault: ${diagnostics.map(({ message }) => message).join('; ')}` };
  const program = sequenceProgram(table);
  for (const { class: type, claims } of results) {
    tally.classes++;
    tally.claims += claims.length;
    tally.unsolved += claims.filter(({ verdict }) => verdict === 'unknown').length;
    const judged = claims.flatMap((claim) => {
      const asked = askedFormula(table, type, formulaOf(claim));
      return asked === undefined ? [] : [{ claim, asked }];
    });
    const asked: readonly Asked[] = judged.map((each) => each.asked);
    const { broken } = randomSequences(program, { type, asked, world, seed, sequences: SEQUENCES, length: LENGTH });
    for (const [index, { claim }] of judged.entries()) {
      const found = broken[index];
      if (claim.verdict === 'proved') tally.proved++;
      if (found === undefined) continue;
      tally.broken++;
      if (claim.verdict !== 'proved') continue;
      const { property, by = [], message = '' } = claim;
      const told = `${type}, ${world} world, ${options.domain}: ${property} (${message}) is proved by ${by.join(', ')}`;
      return {
        kind: `proved ${property}`,
        message: `${told}, but broken by\n  ${(found.witness.calls ?? []).join('\n  ')}`,
      };
    }
  }
  return undefined;
}

function formulaOf({ property, subject = [], over = [], message = '' }: InvariantClaim): string {
  const fields = typeof subject === 'string' ? [subject] : subject;
  if (property === 'invariant') return message;
  if (property === 'null' || property === 'non-null') return `${fields[0]} ${property === 'null' ? '==' : '!='} null`;
  return `${property}(${[...fields, ...over].join(', ')})`;
}

export function showClassCampaign({ classes, claims, proved, broken, unsolved }: ClassTally): string {
  return `${classes} classes, ${claims} claims (${proved} proved, ${unsolved} not decided), ${broken} broken by clients`;
}
