/** What records say of methods that ask about null: tried with null in a JDK 17, and read off calls. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import {
  demandedOperands,
  LibraryFacts,
  type MethodRecord,
  PACKAGES,
  RECORDS,
  sortsOutNull,
  testedOperands,
} from '../../src/library/index.js';
import { compileSources, jdkOf } from '../support/classfiles.js';
import { openTexts } from '../support/open.js';

const jdk = jdkOf(17);
const RECORDED = PACKAGES.flatMap(({ records }) => records).filter(({ tests, demands }) => tests ?? demands);

/** Of each type that the methods take, something that is not null. */
const GIVEN: Readonly<Record<string, string>> = {
  Object: '(Object) "a"',
  String: '"a"',
  Supplier: '(java.util.function.Supplier<String>) () -> "a"',
};

interface Question {
  readonly word: 'tests' | 'demands';
  readonly method: string;
  readonly call: string;
}

/** Each argument that a record speaks of is null once, the others are not. */
function questionsOf(record: MethodRecord): readonly Question[] {
  return record.methods.flatMap((key) => {
    const types = key.slice(key.indexOf('(') + 1, -1).split(',');
    const callWith = (number: string): string => {
      const given = types.map((type, index) => (String(index + 1) === number ? `(${castOf(type)}) null` : GIVEN[type]));
      return `${record.class}.${key.slice(0, key.indexOf('('))}(${given.join(', ')})`;
    };
    return (['tests', 'demands'] as const).flatMap((word) =>
      (record[word] ?? []).map((number) => ({
        word,
        method: `${record.class}.${key}: ${number}`,
        call: callWith(number),
      })),
    );
  });
}

const castOf = (type: string): string => (type === 'Supplier' ? 'java.util.function.Supplier<String>' : type);

/** Whether each of the calls fails for null, as a JVM has it. */
function failing(questions: readonly Question[]): readonly boolean[] {
  if (jdk === undefined) return [];
  const tries = questions.map(
    ({ call }) =>
      `try { ${call}; System.out.println("returned"); } catch (NullPointerException e) { System.out.println("failed"); }`,
  );
  const text = `class Asked { public static void main(String[] args) {\n${tries.join('\n')}\n} }`;
  const folder = compileSources({ jdk, sources: { 'Asked.java': text } });
  const lines = execFileSync(jdk.java, ['-cp', folder, 'Asked'], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => line === 'failed');
}

const wrong = (questions: readonly Question[]): readonly string[] => {
  const failed = failing(questions);
  expect(failed).toHaveLength(questions.length);
  return questions.flatMap(({ word, method }, index) => ((word === 'demands') === failed[index] ? [] : [method]));
};

describe.skipIf(jdk === undefined)('methods that ask about null (needs a Java 17)', () => {
  it('fail for what they demand, and only for that', () => {
    expect(wrong(RECORDED.flatMap(questionsOf))).toEqual([]);
  });

  it('are found out where a record is wrong', () => {
    const records: readonly MethodRecord[] = [
      { class: 'java.util.Objects', methods: ['toString(Object)'], demands: ['1'] },
      { class: 'java.util.Optional', methods: ['of(Object)'], tests: ['1'] },
    ];
    expect(wrong(records.flatMap(questionsOf))).toHaveLength(2);
  });
});

const CALLS = `import java.util.*;
class C {
  static class Objects { static Object requireNonNull(Object o) { return o; } }
  void demands(Object a) { java.util.Objects.requireNonNull(a, "a"); }
  void tests(Object a, Object b) { java.util.Objects.requireNonNullElse(a, b); }
  void neither(Object a) { Optional.of(a); }
  void own(Object a) { Objects.requireNonNull(a); }
}`;

describe('calls', () => {
  it.each([
    ['demands', 0, 1, true],
    ['tests', 2, 0, true],
    ['neither', 0, 0, false],
    ['own', 0, 0, false],
  ])('%s', async (name, tested, demanded, sortsOut) => {
    const { table } = await openTexts([{ path: 'C.java', text: CALLS }]);
    const hierarchy = new Hierarchy(table);
    const facts = new LibraryFacts(hierarchy, RECORDS);
    const [method] = hierarchy.declaredMethods('C', name);
    const body = method?.body();
    const [call] = (body?.edges ?? []).flatMap(({ instruction }) => (instruction.kind === 'call' ? [instruction] : []));
    if (call === undefined || body === undefined) throw new Error('no call');
    expect(testedOperands(facts, call)).toEqual(body.parameters.slice(1, 1 + tested));
    expect(demandedOperands(facts, call)).toEqual(body.parameters.slice(1, 1 + demanded));
    expect(sortsOutNull(facts, call)).toBe(sortsOut);
  });
});
