/** The programs for shape analysis do what their first lines say, judged by concrete runs on all small heaps and by nothing else. */
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../src/findings/claim.js';
import type { ScopeResult } from '../../../src/findings/result.js';
import { runScope, type Workspace } from '../../../src/workspace/index.js';
import { selectMethods } from '../../../src/workspace/selection.js';
import { losingRuns } from '../../fixtures/shape/lost-nodes.js';
import { readShapePrograms, type ShapeProgram } from '../../fixtures/shape/programs.js';
import { openFiles } from '../../support/open.js';

/** Three values put three nodes into any order. */
const INTEGERS = [0, 1, 2];
/** What runs with arrays always say. */
const OF_ARRAYS = /^arrays are of exactly their declared types/;

const PROGRAMS = readShapePrograms();
const CORRECT = PROGRAMS.filter((program) => program.twinOf === undefined);
const TWINS = PROGRAMS.filter((program) => program.twinOf !== undefined);

/** The eleven rows of the table in figure 6 of the paper. */
const PAPER = [
  'DeleteSortedTree',
  'InsertSortedTree',
  'LindstromScan',
  'InsertRedBlack',
  'Reverse',
  'ReverseCycle',
  'Merge',
  'Delete',
  'BubbleSort',
  'BubbleSort2',
  'InsertSort',
];

function run(program: ShapeProgram, workspace: Workspace): ScopeResult {
  const { method, scope } = program;
  const ran = runScope(workspace, { classes: [], methods: [method], scope, budget: 1, integers: INTEGERS });
  expect([...ran.unmatched, ...ran.diagnostics, ...workspace.diagnostics()]).toEqual([]);
  const [result, ...more] = ran.results;
  expect(more).toEqual([]);
  if (result === undefined) throw new Error(`${program.name}: nothing ran`);
  return result;
}

/** Runs that lose a node, among those that return. */
function losing({ method, scope }: ShapeProgram, { table }: Workspace): ReturnType<typeof losingRuns> {
  const [selected] = selectMethods(table, { classes: [], methods: [method] }).methods;
  if (selected === undefined) throw new Error(`there is no ${method}`);
  return losingRuns(table, selected.method, { scope, integers: INTEGERS });
}

function place({ property, location }: Claim): string {
  return `${property} line ${location.line}`;
}

describe('correct programs hold on all small heaps', () => {
  it.each(CORRECT.map((program) => [program.name, program] as const))('%s', async (_, program) => {
    const workspace = await openFiles(program.file);
    const { claims, cutOff, runs, ...result } = run(program, workspace);
    const notes = result.notes.filter((note) => !OF_ARRAYS.test(note));
    expect(claims.filter((claim) => claim.verdict === 'refuted').map(place)).toEqual([]);
    expect({ cutOff, several: runs > 1, notes }).toEqual({ cutOff: false, several: true, notes: [] });
    expect(claims.some((claim) => claim.property === 'ensures')).toBe(true);
    // No clause holds only because nothing came to it.
    expect(claims.filter((claim) => claim.unreached === true).map(place)).toEqual([]);
    expect(claims.map((claim) => claim.holdsUpToScope)).toEqual(claims.map(() => program.scope));
    const { returned, lost } = losing(program, workspace);
    expect({ returned, losesNodes: lost > 0 }).toEqual({ returned: runs, losesNodes: program.losesNodes });
  });
});

describe('broken twins break what they name, and nothing else', () => {
  it.each(TWINS.map((program) => [program.name, program] as const))('%s', async (_, program) => {
    const workspace = await openFiles(program.file);
    const { claims } = run(program, workspace);
    const refuted = claims.filter((claim) => claim.verdict === 'refuted');
    expect(program.breaks.length).toBeGreaterThan(0);
    expect(refuted.map(place).sort()).toEqual([...program.breaks].sort());
    const model = CORRECT.find((each) => each.name === program.twinOf);
    // What a deletion drops is not told apart from what it loses by mistake.
    if (model?.losesNodes === false) expect(losing(program, workspace).lost > 0).toBe(program.losesNodes);
    expect(refuted.filter((claim) => (claim.witness?.trace.length ?? 0) === 0).map(place)).toEqual([]);
  });
});

describe('the folder', () => {
  it('has the programs of the paper, with two twins each', () => {
    const paper = CORRECT.filter((program) => program.folder === 'paper').map((program) => program.name);
    expect(paper).toEqual([...PAPER].sort());
    expect(paper.filter((name) => twinsOf(name).length < 2)).toEqual([]);
  });

  it('has thirty more, with a twin each', () => {
    const more = CORRECT.filter((program) => program.folder === 'more').map((program) => program.name);
    expect(more.length).toBeGreaterThanOrEqual(30);
    expect(more.filter((name) => twinsOf(name).length === 0)).toEqual([]);
  });

  it('gives each twin the name of a program in its folder, and a longer one', () => {
    const strays = TWINS.filter(({ name, folder, twinOf = '' }) => {
      const model = CORRECT.find((program) => program.name === twinOf);
      return model?.folder !== folder || !name.startsWith(twinOf);
    });
    expect(strays.map((program) => program.name)).toEqual([]);
  });
});

function twinsOf(name: string): readonly ShapeProgram[] {
  return TWINS.filter((twin) => twin.twinOf === name);
}
