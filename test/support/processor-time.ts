/**
 * Writes down the processor time that each test file takes, where a file for it is named (`npm run measure:tests`): the clock of a machine that does
 * other things says little. Processes that a file starts count when they have ended before it.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const BOOK = process.env.ESPALIER_TESTS_TIMES;

/** In seconds: of this process, and of those that it started and that have ended. */
function spent(): { readonly own: number; readonly children: number } {
  const { user, system } = process.cpuUsage();
  return { own: (user + system) / 1e6, children: ofChildren() };
}

/** Known on Linux only, in hundredths of a second. */
function ofChildren(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}

if (BOOK !== undefined) {
  const before = spent();
  afterAll(() => {
    const after = spent();
    const file = expect.getState().testPath?.replace(`${process.cwd()}/`, '');
    const own = after.own - before.own;
    const children = after.children - before.children;
    appendFileSync(BOOK, `${JSON.stringify({ file, own, children })}\n`);
  });
}
