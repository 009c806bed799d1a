/** A baseline finds its findings again after edits, and only those. */
import { describe, expect, it } from 'vitest';
import type { BaselineEntry } from '../../../src/workspace/index.js';
import { baselineText, readBaseline } from '../../../src/workspace/index.js';
import { livedTexts, shown } from './lived.js';

const SHOP = `public class Shop {
  private String last;
  private String first;

  public int lastLength() {
    return last.length();
  }

  public int firstLength() {
    return first.length();
  }
}
`;

/** The baseline of a program, through its text form. */
async function baselineOf(texts: Readonly<Record<string, string>>): Promise<readonly BaselineEntry[]> {
  const { comparison } = await livedTexts(texts, { baseline: [] });
  const read = readBaseline(baselineText(comparison?.entries ?? []));
  if (read.kind === 'problem') throw new Error(read.message);
  return read.entries;
}

async function compare(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const lived = await livedTexts(after, { baseline: await baselineOf(before) });
  return { new: shown(lived), known: lived.counts.known, stale: lived.comparison?.stale.length };
}

const ALL_KNOWN = { new: [], known: 2, stale: 0 };

describe('a baseline', () => {
  it('has an entry a finding, without line numbers', async () => {
    const entries = await baselineOf({ 'Shop.java': SHOP });
    expect(entries.map(({ rule, method, code }) => [rule, method, code])).toEqual([
      ['null-dereference', 'firstLength', 'return first.length();'],
      ['null-dereference', 'lastLength', 'return last.length();'],
    ]);
    const shifted = await baselineOf({ 'Shop.java': `\n\n\n${SHOP}` });
    expect(baselineText(shifted)).toBe(baselineText(entries));
  });

  it('knows the same program', async () => {
    expect(await compare({ 'Shop.java': SHOP }, { 'Shop.java': SHOP })).toEqual(ALL_KNOWN);
  });

  it('survives lines that shift and edits elsewhere', async () => {
    const edited = SHOP.replace(
      'private String last;',
      '// one\n  // two\n  private int count;\n  private String last;',
    );
    expect(await compare({ 'Shop.java': SHOP }, { 'Shop.java': edited })).toEqual(ALL_KNOWN);
  });

  it('survives a method that is renamed', async () => {
    expect(await compare({ 'Shop.java': SHOP }, { 'Shop.java': SHOP.replace('lastLength', 'sizeOfLast') })).toEqual(
      ALL_KNOWN,
    );
  });

  it('survives a changed signature', async () => {
    const edited = SHOP.replace('lastLength()', 'lastLength(int unit)');
    expect(await compare({ 'Shop.java': SHOP }, { 'Shop.java': edited })).toEqual(ALL_KNOWN);
  });

  it('survives a class and file that are renamed', async () => {
    const renamed = SHOP.replaceAll('Shop', 'Store');
    expect(await compare({ 'Shop.java': SHOP }, { 'store/Store.java': renamed })).toEqual(ALL_KNOWN);
  });

  it('survives a package that is renamed', async () => {
    const before = { 'a/Shop.java': `package a;\n${SHOP}` };
    expect(await compare(before, { 'b/Shop.java': `package b;\n${SHOP}` })).toEqual(ALL_KNOWN);
  });

  it('survives class, file and method that are renamed at once', async () => {
    const renamed = SHOP.replaceAll('Shop', 'Store').replace('lastLength', 'sizeOfLast');
    expect(await compare({ 'Shop.java': SHOP }, { 'Store.java': renamed })).toEqual(ALL_KNOWN);
  });

  it('survives a name of the class in the line itself', async () => {
    const before = `class Shop {
  String last;
  static int measure() { return new Shop().last.length(); }
  public static void main(String[] arguments) { measure(); }
}
`;
    const after = before.replaceAll('Shop', 'Store').replaceAll('measure', 'size');
    expect(await compare({ 'Shop.java': before }, { 'Store.java': after })).toEqual({ new: [], known: 1, stale: 0 });
  });

  it('survives a new format', async () => {
    const edited = SHOP.replace('return last.length();', 'return last\n        .length( );').replace(
      'return first.length();',
      'return    first.length( ) ;',
    );
    expect(await compare({ 'Shop.java': SHOP }, { 'Shop.java': edited })).toEqual(ALL_KNOWN);
  });

  it('survives anonymous classes and lambdas that are numbered anew', async () => {
    const before = `import java.util.function.Supplier;
public class Shop {
  private String last;
  private String first;
  public Object named() {
    return new Object() {
      public String toString() { return last.trim(); }
    }.toString();
  }
  public int length() {
    Supplier<Integer> length = () -> first.length();
    return length.get();
  }
}
`;
    const more = '    Runnable one = new Runnable() { public void run() { } };\n    Runnable two = () -> { };\n';
    const after = before
      .replace('    return new Object', `${more}    return new Object`)
      .replace('    Supplier<', `${more}    Supplier<`);
    expect(await compare({ 'Shop.java': before }, { 'Shop.java': after })).toEqual(ALL_KNOWN);
  });

  it('does not know the copy of a known bug', async () => {
    const copied = SHOP.replace(
      '  public int firstLength',
      '  public int again() {\n    return last.length();\n  }\n\n  public int firstLength',
    );
    expect(await compare({ 'Shop.java': SHOP }, { 'Shop.java': copied })).toEqual({
      new: ['null-dereference@10'],
      known: 2,
      stale: 0,
    });
  });

  it('does not know the same line in another class', async () => {
    const other = { 'Shop.java': SHOP, 'Store.java': SHOP.replaceAll('Shop', 'Store') };
    const { known, stale, new: found } = await compare({ 'Shop.java': SHOP }, other);
    expect([known, stale, found.length]).toEqual([2, 0, 2]);
  });

  it('tells what was repaired, and does not lend it to a new bug elsewhere', async () => {
    const set = SHOP.replace('String last;', 'String last = "x";');
    const repaired = set
      .replace('return last.length();', 'return last == null ? 0 : last.length();')
      .replace(/}\n$/, '  private String other;\n  public int otherLength() {\n    return other.length();\n  }\n}\n');
    expect(await compare({ 'Shop.java': SHOP }, { 'Shop.java': repaired })).toEqual({
      new: ['null-dereference@14'],
      known: 1,
      stale: 1,
    });
  });

  it('does not lend an entry to the same line of another method while the old method is there', async () => {
    const moved = SHOP.replace('return last.length();', 'return 0;').replace(
      /}\n$/,
      '  public int other() {\n    return last.length();\n  }\n}\n',
    );
    expect(await compare({ 'Shop.java': SHOP }, { 'Shop.java': moved })).toEqual({
      new: ['null-dereference@13'],
      known: 1,
      stale: 1,
    });
  });

  it('does not take a class that is no input for a renamed one', async () => {
    const baseline = await baselineOf({ 'Shop.java': SHOP });
    const other = { 'Store.java': SHOP.replaceAll('Shop', 'Store') };
    const run = await livedTexts(other, { baseline, elsewhere: ['Shop.java'] });
    expect(shown(run)).toHaveLength(2);
    expect(run.comparison?.stale).toEqual([]);
    expect(run.comparison?.entries.map((entry) => entry.class)).toEqual(['Shop', 'Shop', 'Store', 'Store']);
  });

  it('says nothing of classes that were not asked for, and keeps their entries', async () => {
    const baseline = await baselineOf({ 'Shop.java': SHOP });
    const safe = { 'Shop.java': SHOP.replace('return last.length();', 'return 0;') };
    const { comparison } = await livedTexts(safe, { baseline, isWhole: () => false });
    expect(comparison?.stale).toEqual([]);
    expect(comparison?.entries.map(({ method }) => method)).toEqual(['firstLength', 'lastLength']);
  });
});

describe('the text of a baseline', () => {
  it.each([
    ['{', /not valid JSON/],
    ['[]', /not a baseline/],
    ['{"version": 2, "findings": []}', /not a baseline: version/],
    ['{"version": 1, "findings": [{"rule": 1}]}', /not a baseline: findings.0/],
  ])('%s is refused with the reason', (text, reason) => {
    const read = readBaseline(text);
    expect(read.kind === 'problem' && read.message).toMatch(reason);
  });
});
