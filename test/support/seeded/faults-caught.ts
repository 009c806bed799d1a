/** The tests of a list of seeded faults: each is found in the sources, and those whose turn it is are caught. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { endBuilds } from './building.js';
import { applied, changesOf, type SeededFault } from './fault.js';
import { isDue, TURNS, turnAt } from './turns.js';

const MINUTES = 60_000;

/** Undefined where it is not caught, else by what. */
export type Catch<Fault> = (fault: Fault) => Promise<string | undefined> | string | undefined;

export function describeFaults<Fault extends SeededFault>(
  title: string,
  faults: readonly Fault[],
  caught: Catch<Fault>,
): void {
  describe(title, () => {
    afterAll(endBuilds);

    it('each changes a place that is there once', () => {
      for (const change of faults.flatMap(changesOf)) {
        applied(change, readFileSync(path.resolve('src', change.file), 'utf8'));
      }
      expect(new Set(faults.map(({ file, name }) => `${file}: ${name}`)).size).toBe(faults.length);
    });

    faults.forEach((fault, index) => {
      it.skipIf(!isDue(index))(
        `${fault.name} (turn ${turnAt(index)} of ${TURNS})`,
        async () => {
          expect(await caught(fault), 'not caught').toBeDefined();
        },
        5 * MINUTES,
      );
    });
  });
}
