/** Sources over changed class files: whatever these claim, the model answers and ends. A fixed-seed slice. */
import { expect, it } from 'vitest';
import { memberMethods } from '../../../src/frontends/java/model/members.js';
import { openModel } from '../../../src/frontends/java/model/open-model.js';
import { ancestors } from '../../../src/frontends/java/model/types/ancestors.js';
import { selfType } from '../../../src/frontends/java/model/types/types.js';
import { mutate } from '../../fuzz/class-files/mutations.js';
import { fixtureSeeds } from '../../fuzz/class-files/seeds.js';
import { randomFrom } from '../../fuzz/random.js';
import { classBytes } from '../../support/classfiles.js';
import { openParser } from '../elaboration/opening.js';
import { describeSymbol } from './describe-symbol.js';
import { filesOf, withModels } from './resolving.js';

const ROUNDS = 40;

it('changed class files do not stop the model', async () => {
  const parser = await openParser();
  const random = randomFrom(20_261_115);
  const seeds = fixtureSeeds();
  let members = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const changed = seeds.map(({ name, bytes, marks }) => [name, mutate(bytes, marks, random).bytes] as const);
    const classes = classBytes(Object.fromEntries(changed));
    const files = filesOf(classes);
    const model = openModel({ parser, inputs: [], provider: withModels(classes), classFile: files.file });
    for (const { name } of seeds) {
      const symbol = model.findClass(name);
      if (symbol === undefined) continue;
      members += describeSymbol(symbol).length;
      members += ancestors(model, symbol).size + memberMethods(model, symbol, 'toString').length;
      expect(selfType(symbol).symbol).toBe(symbol);
    }
    expect(model.diagnostics()).toEqual([]);
  }
  // Most of what they say is still readable, else the changes would be too strong to test anything.
  expect(members).toBeGreaterThan(ROUNDS * seeds.length * 5);
});
