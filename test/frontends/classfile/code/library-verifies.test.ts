/** Every method of java.util in a real JDK becomes IR that keeps the rules, none of it unsupported. Skipped without a JDK. */
import { expect, it } from 'vitest';
import { Platform } from '../../../../src/cli/input/platform.js';
import { openClassFiles } from '../../../../src/frontends/classfile/declarations/open.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { ClassTable } from '../../../../src/ir/program.js';
import { verifyMethod } from '../../../../src/ir/verifier.js';
import { jdkFrom } from '../../../support/classfiles.js';

const JDK = jdkFrom(17);

it.skipIf(JDK === undefined)('java.util', { timeout: 120_000 }, () => {
  const { listing } = new Platform(JDK?.home);
  if (listing === undefined) throw new Error('no image of the JDK');
  const names = listing.namesOfModule('java.base').filter((name) => /^java\.util\.[^.]*$/.test(name));
  const compiled = openClassFiles({ provider: listing, program: () => table });
  const table: ClassTable = { find: (name) => compiled.find(name), inputs: () => names, diagnostics: () => [] };
  const hierarchy = new Hierarchy(table);
  const problems: string[] = [];
  let bodies = 0;
  for (const name of names) {
    for (const method of table.find(name)?.methods ?? []) {
      const label = `${name}.${method.name}${method.descriptor}`;
      for (const { message } of verifyMethod(hierarchy, method)) problems.push(`${label}: ${message}`);
      for (const { instruction } of method.body()?.edges ?? []) {
        if (instruction.kind === 'unsupported') problems.push(`${label}: ${instruction.reason}`);
      }
      if (method.body() !== undefined) bodies++;
    }
  }
  expect(problems).toEqual([]);
  expect(bodies).toBeGreaterThan(4000);
});
