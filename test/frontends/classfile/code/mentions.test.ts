/** All that the translation of code makes, initialises and calls is mentioned, read off the instructions. Skipped without a JDK. */
import { expect, it } from 'vitest';
import { Platform } from '../../../../src/cli/input/platform.js';
import { openClassFiles } from '../../../../src/frontends/classfile/declarations/open.js';
import type { Body } from '../../../../src/ir/body.js';
import type { Mention } from '../../../../src/ir/mentioned-types.js';
import { visitOperands } from '../../../../src/ir/operands.js';
import type { ClassTable, MethodDeclaration } from '../../../../src/ir/program.js';
import { jdkFrom } from '../../../support/classfiles.js';

const JDK = jdkFrom(17);
const NAMES = [
  'java.lang.String',
  'java.lang.Throwable',
  'java.util.HashMap',
  'java.util.ArrayList',
  'java.util.Formatter',
];

function open(): ClassTable {
  const { listing } = new Platform(JDK?.home);
  if (listing === undefined) throw new Error('no image of the JDK');
  const compiled = openClassFiles({ provider: listing, program: () => table });
  const table: ClassTable = { find: (name) => compiled.find(name), inputs: () => NAMES, diagnostics: () => [] };
  return table;
}

function methodsIn(table: ClassTable): readonly MethodDeclaration[] {
  return NAMES.flatMap((name) => table.find(name)?.methods ?? []);
}

const textOf = (mention: Mention): string =>
  mention.kind === 'call'
    ? `call ${mention.dispatch} ${mention.method.owner}.${mention.method.name}${mention.method.descriptor}`
    : `${mention.kind} ${mention.type}`;

/** As the call graph reads bodies. */
function mentionedIn(body: Body): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { instruction } of body.edges) {
    visitOperands(instruction, (operand) => {
      if (operand.kind === 'constant' && typeof operand.value === 'string') found.add(`make ${operand.type}`);
    });
    if (instruction.kind === 'new') found.add(`make ${instruction.type}`);
    else if (instruction.kind === 'check') found.add(`make ${instruction.exception}`);
    else if (instruction.kind === 'new-array') found.add('make java.lang.Object');
    else if (instruction.kind === 'initialise' || instruction.kind === 'call') found.add(textOf(instruction));
  }
  return found;
}

it.skipIf(JDK === undefined)('classes of java.base', { timeout: 60_000 }, () => {
  const missing: string[] = [];
  let read = 0;
  for (const method of methodsIn(open())) {
    const mentions = method.mentions?.();
    const body = method.body();
    if (mentions === undefined || body === undefined) continue;
    read++;
    const told = new Set(mentions.map(textOf));
    for (const each of mentionedIn(body)) if (!told.has(each)) missing.push(`${method.owner}.${method.name}: ${each}`);
  }
  expect(missing).toEqual([]);
  expect(read).toBeGreaterThan(300);
});

it.skipIf(JDK === undefined)('what lambdas stand for is left to the body', () => {
  const withLambda = open()
    .find('java.util.Map$Entry')
    ?.methods.filter(({ name }) => name.startsWith('comparingBy'));
  expect(withLambda?.length).toBe(4);
  expect(withLambda?.map((each) => each.mentions?.())).toEqual([undefined, undefined, undefined, undefined]);
});

it.skipIf(JDK === undefined)('they do not depend on whether the body was lowered', () => {
  const [before, after] = [methodsIn(open()), methodsIn(open())];
  for (const method of after) method.body();
  const textsOf = (methods: readonly MethodDeclaration[]) => methods.map((each) => each.mentions?.()?.map(textOf));
  expect(textsOf(after)).toEqual(textsOf(before));
});
