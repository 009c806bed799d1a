/** The abstract domains. One line more, and laws, soundness fuzzing and drawings are tested on it, and `ir --domain` shows its states. */

import { recency } from '../domains/heap/recency/index.js';
import { sketch } from '../domains/heap/sketch/index.js';
import { congruences } from '../domains/numbers/congruences/congruences.js';
import { intervals } from '../domains/numbers/intervals/intervals.js';
import { octagons } from '../domains/numbers/octagons/octagons.js';
import { signs } from '../domains/numbers/signs/signs.js';
import { zones } from '../domains/numbers/zones/zones.js';
import { listed, listedWith, type SomeDomain } from './listed-domain.js';
import { listedContraction, listedShapegraph } from './shape/index.js';

const HEAP = {
  name: 'heap',
  text: 'Whether the newest object of an allocation site is told apart from the older ones, or none is.',
  words: ['recency', 'site'],
};

export const DOMAINS: readonly SomeDomain[] = [
  listed('signs', signs),
  listed('intervals', intervals),
  listed('zones', zones),
  listed('octagons', octagons),
  listed('congruences', congruences),
  listedWith({
    id: 'recency',
    options: [HEAP],
    prepare: (_, { heap }) => ({ make: recency({ heap: heap === 'site' ? 'site' : 'recency' }) }),
    // Objects that nothing reaches are left out of a heap, in which a larger state has to have them; and what is learnt of a
    // field is kept with the one object where there is one, else with the variable.
    lawsOfMeaning: ['abstract', 'step'],
  }),
  listedWith(listedContraction),
  listedWith(listedShapegraph),
  listed('sketch', sketch),
];
