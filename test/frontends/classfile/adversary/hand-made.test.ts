/** Where hand-made class files fail, `check` has no proof, and our machine fails alike or says that it cannot tell. */

import { describe, expect, it } from 'vitest';
import { HIDDEN_REASONS } from '../../../../src/findings/claim.js';
import type { ClassFileBytes } from '../../../../src/frontends/classfile/class-path.js';
import { check } from '../../../../src/workspace/index.js';
import { runInMachine } from '../../../agreement/machine-run.js';
import { openCompiledProgram } from '../../../analyses/compiled/compiled-programs.js';
import { FLOW } from './hand-made/flow.js';
import { MEMBERS } from './hand-made/members.js';
import { SMALL_INTEGERS } from './hand-made/small-integers.js';
import { buildTrap, type Trap } from './hand-made/trap.js';

/** Known to be missed, with the reason: the test fails when one has gone. */
const GAPS: ReadonlySet<string> = new Set();

async function openTrap(trap: Trap) {
  const bytes = buildTrap(trap);
  const { name } = trap;
  const file: ClassFileBytes = { kind: 'class-file', name, path: `${name}.class`, origin: 'input', bytes: () => bytes };
  return openCompiledProgram({
    find: (wanted) => (wanted === name ? file : undefined),
    hasPackage: () => false,
    names: () => [name],
  });
}

describe.each([...SMALL_INTEGERS, ...MEMBERS, ...FLOW])('$name: $what', (trap) => {
  it('fails when run', async () => {
    const { exception, troubles } = runInMachine((await openTrap(trap)).table, trap.name);
    if (troubles.length > 0) expect(troubles[0]).toMatch(/^unsupported at /);
    else expect(exception).toBe('java.lang.NullPointerException');
  });

  it('is not proved not to fail', async () => {
    const { results } = check(await openTrap(trap), {
      classes: [],
      methods: [],
      show: HIDDEN_REASONS,
      replay: false,
      budget: 1,
    });
    const claims = results.flatMap((result) => result.claims);
    const there = claims.filter(
      ({ property, location }) => property === 'null-dereference' && location.line === trap.line,
    );
    const unknown = claims.filter(({ verdict }) => verdict === 'unknown');
    // A line may have several claims, and code that is not translated has none: the method is not analysed then.
    const open = there.some(({ verdict }) => verdict !== 'proved');
    expect(open || ((there.length === 0 || trap.illTyped === true) && unknown.length > 0)).toBe(!GAPS.has(trap.name));
  });
});
