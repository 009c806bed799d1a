/** Verdicts of `shape` on random programs, against runs of the interpreter on all heaps up to a small scope. */

import {
  type ShapeOptions as AnalysisOptions,
  type ShapedProgram,
  shapeInput,
} from '../../../src/analyses/shape/index.js';
import { runScope } from '../../../src/execution/enumeration/run-scope.js';
import { NATIVES } from '../../../src/execution/natives/index.js';
import type { ShapeClaim } from '../../../src/findings/shape-result.js';
import type { MethodDeclaration } from '../../../src/ir/program.js';
import type { Workspace } from '../../../src/workspace/index.js';
import { shape } from '../../../src/workspace/shape.js';
import { losingRuns } from '../../fixtures/shape/lost-nodes.js';
import { openTexts } from '../../support/open.js';
import { type Block, countLines, printBlocks } from '../java/blocks.js';
import { shrink } from '../java/shrink.js';
import { randomFrom } from '../random.js';
import { withAssertions } from './assertions.js';
import { randomShapeProgram } from './program.js';

const SCOPE = 3;
const RUNS = 400;
const STEPS = 2_000;
const LIMITS = { integers: [0, 1, 2], runs: RUNS, choices: 10_000 };

export interface VerdictTally {
  methods: number;
  claims: number;
  proved: number;
  /** Claims that some run breaks. */
  broken: number;
  losing: number;
  /** Proved by shape graphs where contraction did not do. */
  fallenBack: number;
}

export function newVerdictTally(): VerdictTally {
  return { methods: 0, claims: 0, proved: 0, broken: 0, losing: 0, fallenBack: 0 };
}

/** What is wrong: a proved claim that a run breaks, or a fault; undefined if nothing is. `cap`: see `shapedWith`. */
export function wrongVerdict(
  workspace: Workspace,
  seed: number,
  tally: VerdictTally,
  cap?: number,
  shapes: Shapes = shapeInput,
): string | undefined {
  const { table } = workspace;
  const random = randomFrom(seed);
  const methods = (table.find('Main')?.methods ?? []).filter(
    (method) => method.name !== '<init>' && method.body() !== undefined,
  );
  const join = random.pick(['partial', 'partial', 'relational'] as const);
  const contracts = random.pick(['auto', 'auto', 'everywhere', 'loop-heads'] as const);
  const shaped =
    cap === undefined
      ? shape(workspace, {
          classes: [],
          methods: methods.map(({ name }) => `Main.${name}`),
          join,
          abstraction: contracts,
          needs: false,
          replay: false,
          budget: 0.05,
        })
      : shapedWith(workspace, methods, { join, contracts, cap }, shapes);
  if (shaped.faults > 0) return `fault: ${shaped.diagnostics.map(({ message }) => message).join('\n')}`;
  for (const method of methods) {
    const claims = shaped.results.find((result) => result.method === method.name)?.claims;
    if (claims === undefined) continue;
    tally.methods++;
    tally.claims += claims.length;
    tally.proved += claims.filter(({ verdict }) => verdict === 'proved').length;
    tally.fallenBack += claims.filter(({ domain }) => domain === 'shapegraph').length;
    const isMain = method.name === 'main';
    const options = { ...LIMITS, scope: isMain ? 1 : SCOPE, steps: RUNS * 300, stepsPerRun: STEPS, natives: NATIVES };
    const { result } = runScope(table, method, options);
    for (const broken of result.claims) {
      if (broken.verdict !== 'refuted') continue;
      tally.broken++;
      const wrong = claims.find((claim) => claim.verdict === 'proved' && isSame(claim, broken));
      if (wrong !== undefined)
        return `${method.name}: ${told(wrong)} is proved, but ${JSON.stringify(broken.witness?.heap)} breaks it`;
    }
    const lost = claims.find(({ property }) => property === 'lost-nodes');
    const { lost: losing } = losingRuns(table, method, { ...LIMITS, scope: options.scope });
    if (losing > 0) tally.losing++;
    if (losing > 0 && lost?.verdict === 'proved')
      return `${method.name}: lost-nodes is proved, but ${losing} runs lose some`;
  }
  return undefined;
}

export type Shapes = typeof shapeInput;

/** With so small a cap of contraction that nearly everything falls back on shape graphs. */
function shapedWith(
  { table }: Workspace,
  methods: readonly MethodDeclaration[],
  how: Pick<AnalysisOptions, 'join' | 'contracts' | 'cap'>,
  shapes: Shapes,
): ShapedProgram {
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const isSelected = (method: MethodDeclaration): boolean => methods.includes(method);
  return shapes(table, classes, {
    ...how,
    fallsBack: 'always',
    isSelected,
    inverses: [],
    infersNeeds: false,
    replay: false,
    budget: 0.3,
  });
}

function isSame(one: ShapeClaim, other: ShapeClaim): boolean {
  if (one.property !== other.property || one.location.line !== other.location.line) return false;
  return one.location.column === other.location.column;
}

function told({ property, location, message }: ShapeClaim): string {
  return `${property} at ${location.line}:${location.column} (${message ?? ''})`;
}

/** Throws where a verdict is wrong; says what was looked at. */
export async function fuzzVerdicts(
  count: number,
  seed: number,
  {
    shrinking = 300,
    caps,
    shapes,
  }: { readonly shrinking?: number; readonly caps?: readonly number[]; readonly shapes?: Shapes } = {},
): Promise<string> {
  const tally = newVerdictTally();
  for (let number = 0; number < count; number++) {
    const { blocks: plain, family } = randomShapeProgram(seed + number);
    const blocks = caps === undefined ? plain : withAssertions(plain, family, randomFrom(seed + number));
    const cap = caps?.[(seed + number) % caps.length];
    const problem = wrongVerdict(await opened(blocks), seed + number, tally, cap, shapes);
    if (problem === undefined) continue;
    const kind = problem.split(' ')[0];
    let last = problem;
    const small = await shrink(
      blocks,
      async (candidate) => {
        const workspace = await opened(candidate);
        for (const name of workspace.table.inputs())
          for (const method of workspace.table.find(name)?.methods ?? []) method.body();
        if (workspace.table.diagnostics().length > 0) return false;
        const found = wrongVerdict(workspace, seed + number, newVerdictTally(), cap, shapes);
        if (found === undefined || found.split(' ')[0] !== kind) return false;
        last = found;
        return true;
      },
      shrinking,
    );
    throw new Error(`seed ${seed + number}: ${last}\n${countLines(small)} lines:\n${printBlocks(small)}`);
  }
  const { methods, claims, proved, broken, losing, fallenBack } = tally;
  const graphs = caps === undefined ? '' : `, ${fallenBack} by shape graphs only`;
  return `${count} programs, ${methods} methods, ${claims} claims (${proved} proved${graphs}), ${broken} broken in runs, ${losing} methods lose nodes`;
}

function opened(blocks: readonly Block[]): Promise<Workspace> {
  return openTexts([{ path: 'Main.java', text: printBlocks(blocks) }]);
}
