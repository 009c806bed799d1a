/** The figures of the paper: ours is what is printed up to the order of operands, or says more; all heaps of a scope decide. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { SpecResult } from '../../../src/findings/spec-result.js';
import type { Workspace } from '../../../src/workspace/workspace.js';
import { claiming, constraint, replacing } from '../../analyses/spec/oracle/assertions.js';
import { checkOn, newTally } from '../../analyses/spec/oracle/check.js';
import { normal, opened } from './analysed.js';
import { CLONE_PRINTED, CLONE_REPAIRED, FIGURES, WITHOUT_PATTERN } from './figures.js';
import { linkedListHeaps, listHeaps } from './heaps.js';

const PARAMETERS = { aliasDemo: ['Entry', 'Entry'], insert: ['int'], init: ['int'], search: ['int'] } as const;

describe('Figures 4 to 7', () => {
  let workspace: Workspace;
  let results: readonly SpecResult[];

  beforeAll(async () => {
    ({ workspace, results } = await opened('List.java'));
  });

  function resultOf(name: string): SpecResult {
    const found = results.find((each) => each.class === 'List' && each.method === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  }

  it.each(FIGURES)('Figure $figure ($method) is as printed, or stronger', ({ method, printed, stronger }) => {
    const { constraints, status } = resultOf(method);
    expect(status).toBe('exact');
    const listed = constraints.map(({ relation }) => relation);
    const print = printed.map(constraint);
    for (const { relation, op, expr } of print) {
      if (stronger.includes(relation)) continue;
      const ours = constraints.find((each) => each.relation === relation);
      // What is not listed is unchanged.
      if (ours === undefined) expect([relation, op, `${expr}'`]).toEqual([relation, 'eq', relation]);
      else expect([relation, ours.op, normal(ours.expr, listed)]).toEqual([relation, op, normal(expr, listed)]);
    }
    for (const relation of listed)
      expect([relation, print.some((each) => each.relation === relation)]).toEqual([relation, true]);
  });

  it.each(FIGURES)('Figure $figure: ours and the print hold on all heaps of the scope', ({ method, printed }) => {
    const result = resultOf(method);
    const parameters = PARAMETERS[method as keyof typeof PARAMETERS];
    const tally = newTally();
    expect(checkOn(workspace, result, listHeaps(parameters), tally)).toBeUndefined();
    expect(tally.returned).toBeGreaterThan(1000);
    // Ours are equalities: there is one state after the call for which they hold, and in it the print holds too.
    expect(result.constraints.every(({ op }) => op === 'eq')).toBe(true);
    expect(
      checkOn(workspace, claiming(result, printed.map(constraint)), listHeaps(parameters), newTally()),
    ).toBeUndefined();
  });

  it('stronger means: the print allows states after the call that ours does not', () => {
    const { constraints } = resultOf('search');
    // The result may be any match for the print; the first one for ours.
    expect(constraints.find(({ relation }) => relation === '\\result')?.op).toBe('eq');
    const any = constraint('\\result = this.head.*next & (null + data.d)');
    expect(checkOn(workspace, replacing(resultOf('search'), any), listHeaps(['int']), newTally())).toBeDefined();
    const always = constraint("prev' = prev ++ (New_Entry -> null) ++ (this.head -> New_Entry)");
    expect(checkOn(workspace, replacing(resultOf('insert'), always), listHeaps(['int']), newTally())).toBeDefined();
  });

  it('Figure 6 without the pattern is weaker, and holds', () => {
    const result = claiming(resultOf('init'), WITHOUT_PATTERN.map(constraint));
    expect(checkOn(workspace, result, listHeaps(['int']), newTally())).toBeUndefined();
  });
});

describe('Figure 10', () => {
  let workspace: Workspace;
  let clone: SpecResult;

  beforeAll(async () => {
    const { workspace: found, results } = await opened('LinkedList.java');
    workspace = found;
    const result = results.find(({ method }) => method === 'clone');
    if (result === undefined) throw new Error('no clone');
    clone = result;
  });

  it('ours and the repaired print hold', () => {
    const tally = newTally();
    expect(checkOn(workspace, clone, linkedListHeaps(), tally)).toBeUndefined();
    expect(tally.returned).toBeGreaterThan(20);
    expect(
      checkOn(workspace, claiming(clone, CLONE_REPAIRED.map(constraint)), linkedListHeaps(), newTally()),
    ).toBeUndefined();
  });

  it('the print is refuted by a run', () => {
    expect(
      checkOn(workspace, claiming(clone, CLONE_PRINTED.map(constraint)), linkedListHeaps(), newTally()),
    ).toBeDefined();
    // Each of the two slips alone.
    for (const relation of ["element'", "header'"]) {
      const mixed = [
        ...CLONE_REPAIRED.filter((text) => !text.startsWith(relation)),
        ...CLONE_PRINTED.filter((text) => text.startsWith(relation)),
      ];
      const fault = checkOn(workspace, claiming(clone, mixed.map(constraint)), linkedListHeaps(), newTally());
      expect([relation, fault?.includes(relation.slice(0, -1))]).toEqual([relation, true]);
    }
  });

  it('the copy is new, the header of the copy is one new entry, and the list itself does not change', () => {
    expect(clone.pure).toBe(true);
    const says = (relation: string): readonly string[] =>
      clone.constraints.filter((each) => each.relation === relation).map(({ op }) => op);
    expect(says('\\result')).toEqual(['eq']);
    expect(says("header'")).toEqual(['eq']);
    expect(says("LinkedList'")).toEqual(['eq']);
    expect(clone.constraints.find(({ relation }) => relation === "header'")?.expr).toBe(
      'header ++ (New_LinkedList -> New_Entry)',
    );
  });
});
