/** No method that a run shows is missing in what a call or an initialisation may run. */
import { beforeAll, expect, it } from 'vitest';
import type * as engine from '../../../src/engine/index.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { MethodDeclaration } from '../../../src/ir/program.js';
import type * as footprint from '../../../src/program/calls/footprint.js';
import type * as initialisation from '../../../src/program/calls/initialisation.js';
import type * as targets from '../../../src/program/calls/targets.js';
import { built } from '../../support/seeded/building.js';
import type { SeededFault } from '../../support/seeded/fault.js';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import { type Observed, observed } from './observed.js';

type Services = Pick<typeof engine, 'ProgramModel' | 'worldOf'> &
  Pick<typeof targets, 'targetsOf' | 'atMost'> &
  Pick<typeof footprint, 'calleesOf'> &
  Pick<typeof initialisation, 'initialisersOf'>;

const ENTRY = `
  export { ProgramModel, worldOf } from './src/engine/index.js';
  export { atMost, targetsOf } from './src/program/calls/targets.js';
  export { calleesOf } from './src/program/calls/footprint.js';
  export { initialisersOf } from './src/program/calls/initialisation.js';`;

const nameOf = ({ owner, name, descriptor }: MethodDeclaration): string => `${owner}.${name}${descriptor}`;

/** What ran and is missing, and how many pairs were compared. */
function missing(
  services: Services,
  { table, ran }: Observed,
): { readonly wrong: string[]; readonly compared: number } {
  const hierarchy = new Hierarchy(table);
  const inputs = table.inputs();
  const classes = services.worldOf(hierarchy, inputs);
  const program = new services.ProgramModel(hierarchy, { classes: inputs });
  const isInput = ({ owner }: MethodDeclaration): boolean => hierarchy.find(owner)?.origin === 'input';
  const wrong: string[] = [];
  let compared = 0;
  for (const [{ instruction }, callees] of ran) {
    for (const callee of callees) {
      compared++;
      if (instruction.kind === 'initialise') {
        if (!services.initialisersOf(hierarchy, instruction.type).includes(callee))
          wrong.push(`initialising ${instruction.type} runs ${nameOf(callee)}`);
      } else if (instruction.kind === 'call') {
        const found = services.targetsOf(program, instruction, undefined);
        const of = `a call of ${instruction.method.owner}.${instruction.method.name} runs ${nameOf(callee)}`;
        if (!found.open && !found.methods.includes(callee)) wrong.push(of);
        for (let most = 1; most < 4; most++)
          if (services.atMost(found, most)?.includes(callee) === false) wrong.push(`of at most ${most}: ${of}`);
        if (isInput(callee) && !services.calleesOf({ hierarchy, classes }, instruction).includes(callee))
          wrong.push(`by the input: ${of}`);
      }
    }
  }
  return { wrong, compared };
}

let runs: Observed;
beforeAll(async () => {
  runs = await observed();
});

it('every method that ran is among the targets', async () => {
  const { wrong, compared } = missing(await built<Services>(ENTRY), runs);
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(500);
});

const FILE = 'program/calls/targets.ts';
const INITIALISATION = 'program/calls/initialisation.ts';
const FAULTS: readonly SeededFault[] = [
  {
    name: 'a virtual call runs what it names',
    file: FILE,
    text: "dispatch === 'static' || dispatch === 'special' ||",
    instead: "dispatch === 'static' || dispatch === 'special' || dispatch === 'virtual' ||",
  },
  {
    name: 'the first of several targets is taken',
    file: FILE,
    text: 'return { resolved, methods: [...methods], open };',
    instead: 'return { resolved, methods: [...methods].slice(0, 1), open };',
  },
  {
    name: 'beyond the cap the first few are taken',
    file: FILE,
    text: 'return open || methods.length > most ? undefined : methods;',
    instead: 'return open ? undefined : methods.slice(0, most);',
  },
  {
    name: 'classes below the first one are forgotten',
    file: FILE,
    text: 'classes.of(type).map(',
    instead: 'classes.of(type).slice(0, 1).map(',
  },
  {
    name: 'the superclass is not initialised',
    file: INITIALISATION,
    text: 'declaration.superclass === undefined ? [] : [declaration.superclass]',
    instead: '[]',
  },
  {
    name: 'interfaces are not initialised with a class',
    file: INITIALISATION,
    text: 'if (found === undefined || hasInstanceMethod(found)) before.push(each);',
    instead: '',
  },
  {
    name: 'a class that is used is not initialised itself',
    file: INITIALISATION,
    text: 'order.add(name);',
    instead: 'if (name !== type) order.add(name);',
  },
];

describeFaults('targets with a fault are caught', FAULTS, async (fault) => {
  const [first] = missing(await built<Services>(ENTRY, fault), runs).wrong;
  return first;
});
