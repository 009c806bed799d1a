/** Fingerprints of findings in anonymous classes and lambdas outlive another one that is added before them. */
import { describe, expect, it } from 'vitest';
import { checkText, findingsOf } from './checking.js';

const HEAD = `import java.util.*;
import java.util.function.*;
class T {
  final Map<String, String> map = new HashMap<>();
`;

const BUGS = `
  Supplier<Integer> first() { return () -> map.get("a").length(); }
  Runnable second() { return new Runnable() { @Override public void run() { map.get("b").length(); } }; }
  Supplier<Supplier<Integer>> third() { return () -> () -> map.get("c").length(); }
  Supplier<Integer> fourth(boolean flag) {
    Supplier<Integer> one = () -> map.get("d").length();
    Supplier<Integer> other = () -> map.get("d").length();
    return flag ? one : other;
  }
}`;

const BEFORE = `
  Supplier<Integer> zeroth() { return () -> 0; }
  Runnable idle() { return new Runnable() { @Override public void run() {} }; }
  Comparator<String> order() { return (one, other) -> one.length() - other.length(); }
`;

async function fingerprints(text: string): Promise<readonly string[]> {
  const checked = await checkText(text);
  return findingsOf(checked)
    .filter(({ rule }) => rule === 'null-dereference')
    .map(({ fingerprint }) => fingerprint)
    .sort();
}

describe('fingerprints', () => {
  it('do not depend on how many classes without a name stand before', async () => {
    const alone = await fingerprints(HEAD + BUGS);
    expect(alone.length).toBe(5);
    expect(await fingerprints(HEAD + BEFORE + BUGS)).toEqual(alone);
  });

  it('differ for the same text in two of them', async () => {
    const alone = await fingerprints(HEAD + BUGS);
    expect(new Set(alone).size).toBe(alone.length);
  });

  it('change with the method around', async () => {
    const alone = await fingerprints(HEAD + BUGS);
    const renamed = await fingerprints(HEAD + BUGS.replace('first()', 'foremost()'));
    expect(renamed.filter((each) => !alone.includes(each)).length).toBe(1);
  });
});
