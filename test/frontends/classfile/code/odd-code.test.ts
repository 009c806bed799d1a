/** Odd but legal code runs as the Java Virtual Machine Specification says; `java` itself is asked too, where there is one. */
import { describe, expect, it } from 'vitest';
import { type Case, classOf } from './cases.js';
import { COMPARISONS } from './comparison-cases.js';
import { EXCEPTIONS, SMALL_TYPES, STACK, SUBROUTINES, surroundings } from './odd-cases.js';
import { expectedOutput, javaOutput, machineOutput } from './running.js';

const GROUPS: readonly (readonly [string, readonly Case[]])[] = [
  ['small integer types', SMALL_TYPES],
  ['the stack', STACK],
  ['exceptions', EXCEPTIONS],
  ['subroutines', SUBROUTINES],
  ['comparisons of floating-point numbers', COMPARISONS],
];

/** Which case is meant is seen in the difference. */
function titled(cases: readonly Case[], lines: readonly string[]): readonly string[] {
  return lines.map((line, index) => `${cases[index]?.title ?? 'more'}: ${line}`);
}

describe.each(GROUPS)('%s', (_, cases) => {
  const bytes = classOf(cases, surroundings);
  const expected = titled(cases, expectedOutput(cases));

  it('in the machine', async () => {
    expect(titled(cases, await machineOutput(bytes))).toEqual(expected);
  });

  it('under java', (context) => {
    const lines = javaOutput(bytes);
    if (lines === undefined) return context.skip('no JDK found');
    expect(titled(cases, lines)).toEqual(expected);
  });
});
