/** The engine under test, and components judged with it. */
import { booleanEngine } from '../../../../src/analyses/typestate/boolean/engine.js';
import { componentsOf } from '../../../../src/analyses/typestate/component/component.js';
import { discover } from '../../../../src/analyses/typestate/discovery/discovery.js';
import { emulate } from '../../../../src/analyses/typestate/emulation/emulation.js';
import { openTexts } from '../../../support/open.js';
import { type Judged, type Judgement, judged } from './judge.js';

export const ENGINE: Judged = { booleanEngine, componentsOf, discover, emulate };

/** With two objects of a class; a judgement for the only component. */
export async function judgedText(text: string, engine: Judged = ENGINE): Promise<Judgement> {
  const { table } = await openTexts([{ path: 'Input.java', text }]);
  const [judgement, another] = judged(engine, table, { errors: ['throw', 'assert'], objects: 2 });
  if (judgement === undefined || another !== undefined) throw new Error('not one component');
  return judgement;
}
