/** Seeded faults of what calls leave alone. */
import type { SeededFault } from '../../../support/seeded/fault.js';

const WRITES = 'program/calls/program-writes.ts';
const RESULTS = 'program/calls/library-results.ts';
const UNKNOWN = 'domains/heap/recency/calls/unknown-call.ts';

export const FAULTS: readonly SeededFault[] = [
  {
    name: 'library code calls nothing back',
    file: WRITES,
    text: 'return { methods, assumptions: [assumptionOf(record), ...(calls.length === 0 ? [] : [BY_CONTRACT])] };',
    instead: 'return { methods: [], assumptions: [assumptionOf(record)] };',
  },
  {
    name: 'what a method calls is not looked into',
    file: WRITES,
    text: 'for (const each of direct.methods) methods.add(each);',
    instead: '',
  },
  {
    name: 'initialisers run no code',
    file: WRITES,
    text: 'return this.#initialised(instruction.type);',
    instead: 'return NOTHING_RUN;',
  },
  {
    name: 'only static fields are written',
    file: WRITES,
    text: "if (place.kind !== 'field' && place.kind !== 'static') return undefined;",
    instead: "if (place.kind !== 'static') return undefined;",
  },
  {
    name: 'callers do not learn what was written',
    file: UNKNOWN,
    text: 'for (const field of written.ofObjects) {',
    instead: 'for (const field of [] as number[]) {',
  },
  {
    name: 'elements stay as they are',
    file: 'domains/heap/recency/calls/field-writes.ts',
    text: 'known = owner !== undefined && this.#writes?.isOfProgram(owner) === true;',
    instead: 'known = owner === undefined || this.#writes?.isOfProgram(owner) === true;',
  },
  {
    name: 'classes of the program have what the library has',
    file: RESULTS,
    text: 'if (this.#overriding(type, method).length > 0) return undefined;',
    instead: '',
    also: [
      {
        file: RESULTS,
        text: 'if (record.null === BY_CALLBACK && (this.#proxies.areMade || this.#handedOn(method).length > 0)) return undefined;',
        instead: '',
      },
    ],
  },
];
