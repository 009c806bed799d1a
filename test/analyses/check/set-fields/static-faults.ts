/** Seeded faults of what is known of static fields. */
import type { SeededFault } from '../../../support/seeded/fault.js';

const STATICS = 'analyses/check/set-fields/static-candidates.ts';

export const STATIC_FAULTS: readonly SeededFault[] = [
  {
    name: 'nobody reads a field early',
    file: STATICS,
    text: 'if (early === undefined || early.fields.has(field)) return [];',
    instead: 'if (early === undefined) return [];',
  },
  {
    name: 'superclasses are not initialised first',
    file: STATICS,
    text: 'const first = initialisedWith(hierarchy, name).filter((each) => each !== name);',
    instead: 'const first = initialisedWith(hierarchy, name).filter(() => false);',
  },
  {
    name: 'every way sets it',
    file: STATICS,
    text: 'if (body.exit !== undefined && unset.has(body.exit)) return undefined;',
    instead: '',
  },
  {
    name: 'only the body of the initialiser reads',
    file: 'program/calls/program-writes.ts',
    text: 'for (const each of direct.reads) reads.add(each);',
    instead: '',
  },
  {
    name: 'no value is null',
    file: 'analyses/check/set-fields/watch.ts',
    text: 'if (!isNotNull(domain, value, state, { code, point: edge.from })) broken(field);',
    instead: '',
  },
];
