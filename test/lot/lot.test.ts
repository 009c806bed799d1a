/** The findings in libraries drawn by lot that are called true do happen. Set ESPALIER_LOT to the folder that `measure:lot` filled. */
import { describe, expect, it } from 'vitest';
import { jdkFrom } from '../support/classfiles.js';
import { LOT_DRIVERS } from './drivers.js';
import { jarsIn, runLotDrivers } from './run.js';

const jdk = jdkFrom(17);

describe('drawn by lot', () => {
  for (const name of new Set(LOT_DRIVERS.map((driver) => driver.package))) {
    const jars = jarsIn(process.env.ESPALIER_LOT, name);
    it.skipIf(jdk === undefined || jars.length === 0)(
      `${name} fails as the findings say`,
      () => {
        if (jdk === undefined) return;
        const drivers = LOT_DRIVERS.filter((driver) => driver.package === name);
        const outcomes = runLotDrivers(jdk, jars, drivers);
        const wrong = drivers.flatMap(({ at, throws }, number) => {
          const outcome = outcomes[number] ?? '';
          const expected = throws === 'LeftOpen' ? outcome.startsWith('LeftOpen ') : outcome === `${throws} ${at}`;
          return expected ? [] : [`${at}: ${throws}, but ${outcome}`];
        });
        expect(wrong).toEqual([]);
      },
      240_000,
    );
  }
});
