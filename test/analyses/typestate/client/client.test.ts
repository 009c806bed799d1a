/** Clients of components: each verdict is what a run of the program in the interpreter shows. */
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../../src/findings/claim.js';
import { checkProgram } from './checking.js';
import { CLIENTS, type ClientProgram } from './clients.js';

const MARK = /\/\/ (refuted|maybe|unknown)$/;

/** The worst verdict at each line that has claims. */
function byLine(claims: readonly Claim[]): ReadonlyMap<number, string> {
  const order = ['proved', 'unknown', 'unproved', 'refuted'];
  const found = new Map<number, string>();
  for (const { location, verdict } of claims) {
    const known = found.get(location.line) ?? 'proved';
    found.set(location.line, order.indexOf(verdict) > order.indexOf(known) ? verdict : known);
  }
  return found;
}

function expected({ text }: ClientProgram): ReadonlyMap<number, string> {
  const marks = text.split('\n').map((line, index) => [index + 1, MARK.exec(line)?.[1]] as const);
  return new Map(
    marks.flatMap(([line, mark]) => (mark === undefined ? [] : [[line, mark === 'maybe' ? 'unproved' : mark]])),
  );
}

describe('clients', () => {
  for (const program of CLIENTS) {
    it(program.name, async () => {
      const { methods, run, output } = await checkProgram(program);
      expect(run?.exception?.type).toBe(program.exception);
      expect(output).toBe(program.output ?? '');
      const claims = methods.flatMap((method) => method.claims);
      const wanted = expected(program);
      const found = byLine(claims);
      expect(new Map([...found].filter(([, verdict]) => verdict !== 'proved'))).toEqual(wanted);
      const refuted = claims.filter(({ verdict }) => verdict === 'refuted');
      for (const { witness } of refuted) expect(witness?.start).toBe('main');
      if (program.history !== undefined) expect(refuted.at(-1)?.message).toContain(program.history);
    });
  }
});
