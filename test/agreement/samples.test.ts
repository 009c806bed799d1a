/** Programs that the assembler writes, with what no compiler at hand would: they print what a Java virtual machine prints for them. */
import { expect, it } from 'vitest';
import { samples } from '../frontends/classfile/assembler/samples/index.js';
import { classBytes } from '../support/classfiles.js';
import { runInMachine } from './machine-run.js';
import { openCompiled } from './open-compiled.js';

it.each(samples().map((sample) => [sample.title, sample] as const))('%s', async (_, { classes, main, output }) => {
  const table = await openCompiled(classBytes(Object.fromEntries(classes)), [...classes.keys()]);
  expect(runInMachine(table, main)).toEqual({
    output: output.map((line) => `${line}\n`).join(''),
    exception: null,
    troubles: [],
  });
});
