/** Broken front ends for class files: the real one, built with one change to its text. */
import { built } from '../support/seeded/building.js';
import type { SeededFault } from '../support/seeded/fault.js';
import type { OpenClassFiles } from './open-compiled.js';

export type Mutant = SeededFault;

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'copies two values the wrong way round',
    file: 'frontends/classfile/code/shuffles.ts',
    text: 'const TWO: Shuffle = { taken: 2, pushed: [0, 1, 0, 1] };',
    instead: 'const TWO: Shuffle = { taken: 2, pushed: [0, 1, 1, 0] };',
  },
  {
    name: 'puts a copy under one value instead of two',
    file: 'frontends/classfile/code/shuffles.ts',
    text: 'const OVER_TWO: Shuffle = { taken: 3, pushed: [2, 0, 1, 2] };',
    instead: 'const OVER_TWO: Shuffle = { taken: 3, pushed: [0, 2, 1, 2] };',
  },
  {
    name: 'takes NaN for greater where it is less',
    file: 'frontends/classfile/code/branches.ts',
    text: "const takenOnNaN = unordered === 'less' ?",
    instead: "const takenOnNaN = unordered !== 'less' ?",
  },
  {
    name: 'negates comparisons of floats as if there were no NaN',
    file: 'frontends/classfile/code/branches.ts',
    text: 'if (!isFloat && negation(test) !== undefined) return test;',
    instead:
      "if (test.kind === 'binary' && isFloat) return { ...test, type: 'int' }; if (!isFloat && negation(test) !== undefined) return test;",
  },
  {
    name: 'jumps to the wrong place where no case fits',
    file: 'frontends/classfile/code/branches.ts',
    text: "state.emitTo({ kind: 'assume', condition: none }, labelOf(table.otherwise));",
    instead: "state.emitTo({ kind: 'assume', condition: none }, labelOf(table.targets[0] as number));",
  },
  {
    name: 'counts up where the code counts down',
    file: 'frontends/classfile/code/arithmetic.ts',
    text: 'left, right: intConstant(-by) }',
    instead: 'left, right: intConstant(by) }',
  },
  {
    name: 'mistakes the two shifts to the right',
    file: 'frontends/classfile/code/arithmetic.ts',
    text: "['<<', '>>', '>>>']",
    instead: "['<<', '>>>', '>>']",
  },
  {
    name: 'narrows to short instead of byte',
    file: 'frontends/classfile/code/arithmetic.ts',
    text: "code === Op.I2B ? 'byte' :",
    instead: "code === Op.I2B ? 'short' :",
  },
  {
    name: 'asks handlers in reverse order',
    file: 'frontends/classfile/code/dispatch.ts',
    text: 'for (let index = handlers.length - 1; index >= 0; index--)',
    instead: 'for (let index = 0; index < handlers.length; index++)',
  },
  {
    name: 'lets values on the stack change with their variable',
    file: 'frontends/classfile/code/translation/translation-state.ts',
    text: 'if (this.stack[index] !== variable) continue;',
    instead: 'if (this.stack.length >= 0) continue;',
  },
  {
    name: 'forgets assignments inside a try block',
    file: 'frontends/classfile/code/flow/webs.ts',
    text: 'else for (const slot of changed) joinAt(handler, slot);',
    instead: '',
  },
  {
    name: 'forgets what handlers read',
    file: 'frontends/classfile/code/flow/liveness.ts',
    text: 'caught |= live[handler.block * words + word] as number;',
    instead: 'caught |= 0;',
  },
  {
    name: 'initialises no class',
    file: 'frontends/classfile/code/accesses.ts',
    text: "if (state.members.initialises(type)) state.emit({ kind: 'initialise', type });",
    instead: '',
  },
  {
    name: 'calls the method of the class that is named, whatever the superclass has',
    file: 'frontends/classfile/code/members.ts',
    text: "if (hasFlag(found, Flag.PRIVATE)) return call('special');",
    instead: "if (found !== undefined) return call('special');",
  },
  {
    name: 'starts a pattern switch anew after a guard has failed',
    file: 'frontends/classfile/dynamic/switch-classes.ts',
    text: 'writer.select(restart, starts);',
    instead: 'writer.select(intConstant(0), starts);',
  },
  {
    name: 'takes records for equal whose components are not',
    file: 'frontends/classfile/dynamic/record-classes.ts',
    text: "return writer.branch({ kind: 'binary', operator: '!=', type: promoted, left, right }, different);",
    instead: 'return;',
  },
];

const ENTRY = "export { openClassFiles } from './src/frontends/classfile/declarations/open.js';";

/** Builds the front end with the change; undefined builds it as it is. */
export async function builtFrontEnd(mutant: Mutant | undefined): Promise<OpenClassFiles> {
  const { openClassFiles } = await built<{ readonly openClassFiles: OpenClassFiles }>(ENTRY, mutant);
  return openClassFiles;
}
