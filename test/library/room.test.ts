/** How records are found, and which code of a program they say may be run. */
import { describe, expect, it } from 'vitest';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import { Subtypes } from '../../src/ir/subtypes.js';
import {
  isHarmless,
  LibraryCallbacks,
  LibraryFacts,
  mayGiveBack,
  NOTHING_KNOWN,
  RECORDS,
} from '../../src/library/index.js';
import { openTexts } from '../support/open.js';

const TEXT = `import java.util.*; import java.util.function.*;
class Given implements Supplier<String> { public String get() { return ""; } void own() {} }
class Dice extends Random { protected int next(int bits) { return 3; } }
class Loud { public String toString() { return ""; } }
class Shy { public int hashCode() { return 1; } }`;

async function room() {
  const { table } = await openTexts([{ path: 'T.java', text: TEXT }]);
  const hierarchy = new Hierarchy(table);
  const facts = new LibraryFacts(hierarchy, RECORDS);
  const isOfProgram = (name: string): boolean => hierarchy.find(name)?.origin === 'input';
  const back = new LibraryCallbacks(hierarchy, facts, new Subtypes(hierarchy, table.inputs()), isOfProgram);
  const method = (owner: string, name: string, descriptor: string) => {
    const found = hierarchy.resolveMethod({ owner, name, descriptor });
    if (found === undefined) throw new Error(`no ${owner}.${name}${descriptor}`);
    return found;
  };
  const names = (found: readonly { owner: string; name: string }[] | undefined) =>
    found?.map(({ owner, name }) => `${owner}.${name}`).sort();
  return { facts, back, method, names };
}

describe('records', () => {
  it('are inherited, nearest first; constructors and classes of the input have none but their own', async () => {
    const { facts } = await room();
    const size = { name: 'size', descriptor: '()I' };
    expect(facts.of({ owner: 'java.util.ArrayList', ...size }).calls).not.toContain('java.util.Collection');
    expect(facts.of({ owner: 'java.util.List', ...size }).calls).toContain('java.util.Collection');
    expect(facts.of({ owner: 'Dice', name: 'nextInt', descriptor: '()I' })).toBe(NOTHING_KNOWN);
    expect(facts.of({ owner: 'java.util.ArrayList', name: 'noSuch', descriptor: '()V' })).toBe(NOTHING_KNOWN);
  });
});

describe('code of the program', () => {
  it('is run where a record names it, and where nothing is known it may be any', async () => {
    const { back, method, names } = await room();
    const supplied = method(
      'java.util.Objects',
      'requireNonNullElseGet',
      '(Ljava/lang/Object;Ljava/util/function/Supplier;)Ljava/lang/Object;',
    );
    expect(names(back.of(supplied))).toContain('Given.get');
    expect(names(back.of(supplied))).not.toContain('Given.own');
    expect(back.of(method('java.lang.Class', 'forName', '(Ljava/lang/String;)Ljava/lang/Class;'))).toBeUndefined();
    expect(back.of(method('java.lang.String', 'length', '()I'))).toEqual([]);
  });

  it('is run by what a class inherits from the library', async () => {
    const { back, method, names } = await room();
    const nextInt = method('java.util.Random', 'nextInt', '()I');
    expect(names(back.of(nextInt))).toEqual([]);
    expect(names(back.on('Dice', nextInt))).toEqual(['Dice.next']);
  });

  it('is the text of an object, or the hash code behind the one that all objects have', async () => {
    const { back, method, names } = await room();
    const text = method('java.lang.String', 'valueOf', '(Ljava/lang/Object;)Ljava/lang/String;');
    expect(names(back.of(text))).toEqual(expect.arrayContaining(['Loud.toString', 'Shy.hashCode']));
  });
});

describe('calls that only return something', () => {
  const CALLS = `import java.util.*;
class C {
  static class Lost extends Number { public int intValue() { return 1; } public long longValue() { return 1; } public float floatValue() { return 1; } public double doubleValue() { return 1; } }
  void yes(String s, int i) { s.trim(); s.toCharArray(); Math.max(i, 1); Integer.valueOf(i); }
  void no(List<String> l, Optional<List<String>> o, Number n, Object x, StringBuilder b) { l.size(); o.get(); n.intValue(); x.toString(); b.append(1); Objects.toString(x); }
}`;

  it.each([
    ['yes', [true, true, true, true]],
    ['no', [false, false, false, false, false, false]],
  ])('%s', async (name, expected) => {
    const { table } = await openTexts([{ path: 'C.java', text: CALLS }]);
    const hierarchy = new Hierarchy(table);
    const facts = new LibraryFacts(hierarchy, RECORDS);
    const edges = hierarchy.declaredMethods('C', name)[0]?.body()?.edges ?? [];
    const found = edges.flatMap(({ instruction }) => {
      const callee = instruction.kind === 'call' ? hierarchy.resolveMethod(instruction.method) : undefined;
      return instruction.kind !== 'call' || callee === undefined
        ? []
        : [isHarmless(facts, hierarchy, instruction, callee)];
    });
    expect(found).toEqual(expected);
  });

  it('may give back what they are given, unless that is denied', async () => {
    const { table } = await openTexts([{ path: 'C.java', text: CALLS }]);
    const hierarchy = new Hierarchy(table);
    const facts = new LibraryFacts(hierarchy, RECORDS);
    const givesBack = (owner: string, name: string, descriptor: string): boolean | undefined => {
      const callee = hierarchy.resolveMethod({ owner, name, descriptor });
      return callee === undefined ? undefined : mayGiveBack(facts.of(callee), callee);
    };
    expect(givesBack('java.lang.String', 'trim', '()Ljava/lang/String;')).toBe(true);
    expect(givesBack('java.util.List', 'get', '(I)Ljava/lang/Object;')).toBe(true);
    expect(givesBack('java.lang.Character', 'toChars', '(I)[C')).toBe(false);
  });
});
