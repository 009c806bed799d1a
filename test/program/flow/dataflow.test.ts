/** One-property problems against naive solutions; solvers with a fault are caught by that. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as dataflow from '../../../src/program/flow/dataflow.js';
import { programs } from '../../fuzz/program-arbitrary.js';
import { built } from '../../support/seeded/building.js';
import type { SeededFault } from '../../support/seeded/fault.js';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import { type Solvers, wrongIn } from './dataflow-oracle.js';

const PROGRAMS = fc.sample(programs, { numRuns: 12, seed: 11 });

it('solutions are those of a naive search', () => {
  for (const program of PROGRAMS) expect(wrongIn(dataflow, program)).toBeUndefined();
});

const FILE = 'program/flow/dataflow.ts';
const FAULTS: readonly SeededFault[] = [
  {
    name: 'forward: abrupt completion is forgotten',
    file: FILE,
    text: 'if (edge.exceptional !== undefined) arrive(edge.exceptional, afterFailure',
    instead:
      'if (edge.exceptional !== undefined && edge.exceptional === body.exceptionalExit) arrive(edge.exceptional, afterFailure',
  },
  {
    name: 'forward: the first to arrive is believed',
    file: FILE,
    text: 'known === undefined ? arriving : join(known, arriving)',
    instead: 'known === undefined ? arriving : known',
  },
  {
    name: 'forward: what comes back to a loop is not carried on',
    file: FILE,
    text: 'waiting > 0 && sweeps < mostSweeps',
    instead: 'waiting > 0 && sweeps < 1',
  },
  {
    name: 'forward: giving up is not told',
    file: FILE,
    text: 'isSolved: waiting === 0',
    instead: 'isSolved: true',
  },
  {
    name: 'forward: abrupt completion leaves what normal completion does',
    file: FILE,
    text: 'afterFailure === undefined ? before : afterFailure(edge, before)',
    instead: 'after(edge, before)',
  },
  {
    name: 'backward: loops are gone through once',
    file: FILE,
    text: 'changed ||= readEarly[point] === 1',
    instead: 'changed = false',
  },
  {
    name: 'backward: the exceptional end is forgotten',
    file: FILE,
    text: "value = join(value, atExit('exceptional'))",
    instead: 'value = join(value, bottom)',
  },
  {
    name: 'backward: of several edges the last counts',
    file: FILE,
    text: 'value = join(value, before(edge, at(edge.to), thrownAfter))',
    instead: 'value = before(edge, at(edge.to), thrownAfter)',
  },
  {
    name: 'what is reached by an exception is forgotten',
    file: FILE,
    text: 'if (edge.exceptional !== undefined) reached.add(edge.exceptional)',
    instead: '',
  },
];

describeFaults('dataflow with a fault is caught', FAULTS, async (fault) => {
  const solvers = await built<Solvers>("export * from './src/program/flow/dataflow.js';", fault);
  return PROGRAMS.map((program) => wrongIn(solvers, program)).find((wrong) => wrong !== undefined);
});
