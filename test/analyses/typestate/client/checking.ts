/** Checks the calls of a client program in tests. */
import { readFileSync } from 'node:fs';
import { type CheckedMethod, checkClients } from '../../../../src/analyses/typestate/clients/client.js';
import { componentsOf } from '../../../../src/analyses/typestate/component/component.js';
import { discover } from '../../../../src/analyses/typestate/discovery/discovery.js';
import { emulate } from '../../../../src/analyses/typestate/emulation/emulation.js';
import type { ProgramRun } from '../../../../src/execution/entry.js';
import { findMain, runMain } from '../../../../src/execution/entry.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import { openTexts } from '../../../support/open.js';
import type { ClientProgram } from './clients.js';

export interface CheckedProgram {
  readonly methods: readonly CheckedMethod[];
  readonly run: ProgramRun | undefined;
  readonly output: string;
}

export async function checkProgram(
  program: Pick<ClientProgram, 'component' | 'classes' | 'text'>,
): Promise<CheckedProgram> {
  const path = `${import.meta.dirname}/programs/${program.component}.java`;
  const { table } = await openTexts([
    { path, text: readFileSync(path, 'utf8') },
    { path: 'Client.java', text: program.text },
  ]);
  const classes = program.classes.flatMap((name) => table.find(name) ?? []);
  const client = table.find('Client');
  const [component] = componentsOf(table, classes, { errors: { named: ['throw', 'assert'] } });
  if (component === undefined || client === undefined) throw new Error('no component, or no client');
  const vocabulary = discover(component);
  const typestates = emulate(component, vocabulary, { budget: 1, objects: 2, witnesses: false });
  const methods = checkClients(component, vocabulary, typestates, [client], { budget: 1, replay: true });
  const main = findMain(table, 'Client');
  let output = '';
  const run =
    main &&
    runMain(table, main, [], {
      natives: NATIVES,
      output: (stream, text) => {
        if (stream === 'out') output += text;
      },
    });
  return { methods, run, output };
}
