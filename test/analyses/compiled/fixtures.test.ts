/** `check` says of the class files of every fixture what the comments of its source expect. */
import { describe, expect, it } from 'vitest';
import { differences, falseProofs, judge } from '../../fixtures/support/judge.js';
import { jdkFrom } from '../../support/classfiles.js';
import { checkCompiled, compiledFixtures } from './compiled-fixtures.js';

const jdk = jdkFrom(17);

describe.skipIf(jdk === undefined)('compiled fixtures (needs a JDK)', () => {
  const fixtures = jdk === undefined ? [] : compiledFixtures(jdk);

  it.each(fixtures.map((compiled) => [compiled.fixture.name, compiled] as const))('%s', async (_, compiled) => {
    const { findings, claims, problems } = await checkCompiled(compiled);
    expect(problems).toEqual([]);
    expect(falseProofs(compiled.fixture, claims)).toEqual([]);
    expect(differences(judge(compiled.fixture, findings))).toEqual([]);
  });
});
