/** Whole programs beside the interpreter: every call that a program makes is among those that exploring it reaches. */
import { describe, expect, it } from 'vitest';
import { worldOf } from '../../../../src/engine/program.js';
import { findMain } from '../../../../src/execution/entry.js';
import { Machine as Interpreter } from '../../../../src/execution/machine.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import type { Edge } from '../../../../src/ir/body.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { intConstant } from '../../../../src/ir/instructions.js';
import type { ClassTable } from '../../../../src/ir/program.js';
import { isPrimitive, isReference } from '../../../../src/ir/types.js';
import { machineFor, OTHER_REFERENCE } from '../../../../src/machines/predicates/machine/machine.js';
import { liveVariables } from '../../../../src/program/flow/liveness.js';
import { listPrograms } from '../../../programs/programs.js';
import { openFiles } from '../../../support/open.js';

/** Programs in which the library calls nothing of theirs back: what it calls back is not followed. */
const NAMES: readonly string[] = [
  'classes/CallsFromConstructorsSeeDefaults',
  'classes/FieldsHideAndMethodsOverride',
  'classes/HidingStaticsAndSuperCalls',
  'classes/InterfaceDefaultMethodDiamonds',
  'classes/MutualRecursionAndStaticState',
  'inner/NestedTypesEverywhere',
  'inner/ShadowingBetweenInnerAndInherited',
  'initialisation/ClassInitialisationIsLazy',
  'initialisation/InstanceInitialisersRunInOrder',
  'initialisation/InterfacesWithPrivateMethodsInitialise',
  'exceptions/ExceptionsInConstructorsAndInitialisers',
  'exceptions/FinallyRunsOnEveryPath',
  'exceptions/TryWithResourcesSuppresses',
  'exceptions/UncheckedCastAndStateErrors',
];

/** Bodies are lowered first: lambdas are known only then. */
function classesOf(table: ClassTable): readonly string[] {
  for (let known = -1; known !== table.inputs().length; ) {
    known = table.inputs().length;
    for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  }
  return table.inputs();
}

interface Explored {
  readonly reached: ReadonlySet<Edge>;
  readonly leftOut: readonly string[];
}

function explored(table: ClassTable, mainClass: string): Explored {
  const hierarchy = new Hierarchy(table);
  const names = classesOf(table);
  const inputs = new Set(names);
  const fields = names.flatMap((name) => table.find(name)?.fields ?? []);
  const machine = machineFor(
    { hierarchy, classes: worldOf(hierarchy, names) },
    {
      vocabulary: {
        predicates: [],
        followed: fields.filter(({ type }) => isReference(type)),
        measured: fields.filter(({ type }) => isPrimitive(type)),
        constants: [intConstant(0), intConstant(1)],
        isTracked: (type) => inputs.has(type),
      },
      follows: ({ owner }) => inputs.has(owner),
      steps: 60_000,
      depth: 60,
      limit: () => 12,
      liveVariables,
    },
  );
  const main = findMain(table, mainClass);
  const start = machine.initial([mainClass]);
  const leftOut = [...start.leftOut];
  const reached = new Set<Edge>();
  for (const { heap } of start.exits) {
    if (main === undefined) continue;
    const run = machine.explore(heap, main, [{ kind: 'reference', reference: OTHER_REFERENCE }], {
      isWatched: () => true,
      failed: () => {},
      reached: ({ edge }) => reached.add(edge),
    });
    leftOut.push(...run.leftOut);
  }
  return { reached, leftOut };
}

describe('explored programs', () => {
  const programs = listPrograms();
  for (const name of NAMES) {
    it(name, async () => {
      const program = programs.find((each) => each.name === name);
      if (program === undefined) throw new Error('no such program');
      const { table } = await openFiles(...program.files);
      const { reached, leftOut } = explored(table, program.mainClass);
      expect(leftOut).toEqual([]);
      const places = new Map<Edge, string>();
      for (const type of table.inputs()) {
        for (const method of table.find(type)?.methods ?? []) {
          // The main class is initialised before its program is explored.
          if (type === program.mainClass && method.name === '<clinit>') continue;
          for (const edge of method.body()?.edges ?? [])
            if (edge.instruction.kind === 'call') places.set(edge, `${type}.${method.name}:${edge.span.line}`);
        }
      }
      const missed = new Set<string>();
      let calls = 0;
      const interpreter = new Interpreter(table, {
        natives: NATIVES,
        stepBudget: 3_000_000,
        enableAssertions: program.assertions,
        watched: new Set(places.keys()),
        hooks: {
          reached: (_, edge) => {
            calls++;
            if (!reached.has(edge)) missed.add(places.get(edge) ?? '');
          },
        },
      });
      const main = findMain(table, program.mainClass);
      if (main !== undefined) interpreter.invoke(main, [interpreter.strings([])]);
      expect(calls).toBeGreaterThan(0);
      expect([...missed]).toEqual([]);
    });
  }
});
