/** Records of protocols: well made, and tried on objects of a JDK 17; those that are wrong on purpose are found out. */
import { describe, expect, it } from 'vitest';
import { type ProtocolRecord, RECORDS } from '../../src/library/index.js';
import { jdkOf } from '../support/classfiles.js';
import { SUBJECTS } from './protocol-subjects.js';
import { differences, type Subject, tried } from './protocol-trials.js';

const jdk = jdkOf(17);
const { protocols } = RECORDS;

describe('records of protocols', () => {
  it('have steps, or those of another class of the protocol', () => {
    const isOther = ({ as: other, protocol, steps }: ProtocolRecord): boolean =>
      steps === undefined
        ? protocols.some((each) => each.class === other && each.protocol === protocol && each.steps !== undefined)
        : other === undefined;
    expect(protocols.filter((record) => !isOther(record))).toEqual([]);
  });

  it('say one thing of a call', () => {
    const outcomes = protocols.flatMap(({ steps = [] }) =>
      steps.map(({ to, fails, yes, no }) => [to, fails, yes ?? no].filter((each) => each !== undefined).length),
    );
    expect(outcomes.every((count) => count === 1)).toBe(true);
  });

  it('name a class and a protocol once', () => {
    const names = protocols.map(({ class: name, protocol }) => `${protocol} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have objects to try them on', () => {
    // Of interfaces there are only objects of classes below, of others no object is made by the class itself.
    const others = ['BaseStream', 'Lock', 'ReentrantReadWriteLock$ReadLock'];
    const without = protocols.filter(
      (record) => !SUBJECTS.some((each) => each.class === record.class && each.protocol === record.protocol),
    );
    expect(without.map((record) => record.class.slice(record.class.lastIndexOf('.') + 1)).sort()).toEqual(others);
  });
});

/** With the steps of a class changed. */
function changed(
  name: string,
  protocol: string,
  by: (record: ProtocolRecord) => ProtocolRecord,
): readonly ProtocolRecord[] {
  return protocols.map((record) => (record.class === name && record.protocol === protocol ? by(record) : record));
}

const withStep =
  (...more: NonNullable<ProtocolRecord['steps']>) =>
  (record: ProtocolRecord): ProtocolRecord => ({ ...record, steps: [...more, ...(record.steps ?? [])] });

const WRONG: readonly (readonly [what: string, records: readonly ProtocolRecord[], name: string])[] = [
  [
    'a refusal that there is not',
    changed(
      'java.io.BufferedReader',
      'closing',
      withStep({ in: ['closed'], on: ['lines()'], fails: 'java.io.IOException' }),
    ),
    'java.io.BufferedReader',
  ],
  [
    'another exception',
    changed('java.util.Optional', 'optional', withStep({ in: ['empty'], on: ['get()'], fails: 'java.io.IOException' })),
    'java.util.Optional',
  ],
  [
    'a refusal that is left out',
    changed('java.io.FileOutputStream', 'closing', (record) => ({
      ...record,
      steps: [
        { on: ['close()'], to: 'closed' },
        { in: ['closed'], on: ['write(int)'], fails: 'java.io.IOException' },
      ],
    })),
    'java.io.FileOutputStream',
  ],
  [
    'a call that closes nothing',
    changed('java.io.StringReader', 'closing', withStep({ on: ['markSupported()'], to: 'closed' })),
    'java.io.StringReader',
  ],
  [
    'a call that uses nothing',
    changed('java.util.stream.BaseStream', 'streaming', withStep({ in: ['fresh'], on: ['isParallel()'], to: 'used' })),
    'java.util.stream.IntStream',
  ],
];

describe.skipIf(jdk === undefined)('objects of protocols (needs a Java 17)', () => {
  const differing = (records: readonly ProtocolRecord[], subjects: readonly Subject[]): readonly string[] =>
    jdk === undefined ? [] : differences(records, subjects, tried(jdk, records, subjects));

  it('do as the records say', () => expect(differing(protocols, SUBJECTS)).toEqual([]), 120_000);

  it.each(WRONG)('do not: %s', (_, records, name) => {
    expect(
      differing(
        records,
        SUBJECTS.filter((each) => each.class === name),
      ),
    ).not.toEqual([]);
  });
});
