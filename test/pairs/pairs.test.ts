/** What is claimed of a program does not depend on another one that is checked with it; more pairs by `npm run pairs`. */
import { describe, expect, it } from 'vitest';
import { comparedPair, runPairs } from './campaign.js';
import { toldOf } from './told-claims.js';
import { listUnits, type Unit } from './units.js';

const COUNT = 8;
const SEED = 7;

function unit(path: string, text: string): Unit {
  return { name: path, inputs: [{ path, text: `import java.util.*; import java.util.function.*;\n${text}` }] };
}

/** What comes after a call, over lists and iterators that are given, by a map, by the text of an object. */
const CLIENT = unit(
  'Client.java',
  `class Client {
    void after(Supplier<String> given) { given.toString(); List<String> none = new ArrayList<>(); none.iterator().next(); }
    String first(List<String> given) { Iterator<String> each = given.iterator(); return each.hasNext() ? each.next() : ""; }
    String given(Iterator<String> given) { return given.hasNext() ? given.next() : ""; }
    int all(Map<String, String> given) { int sum = 0; for (String key : given.keySet()) sum += given.get(key).length(); return sum; }
    String text(Object given) { return given.toString(); }
    int sizes(List<String> left, List<String> right) { left.add(""); return left.size() + right.size(); }
  }`,
);

const OTHERS: readonly Unit[] = [
  unit(
    'Door.java',
    `class Door implements Supplier<String> {
      private boolean isOpen;
      public String get() { if (isOpen) throw new IllegalStateException(); isOpen = true; return ""; }
      public String toString() { throw new IllegalStateException(); }
    }`,
  ),
  unit(
    'Removing.java',
    `class Removing implements Iterator<String> {
      private final List<String> list = new ArrayList<>();
      static List<String> shared = new ArrayList<>();
      public boolean hasNext() { shared.add(""); return true; }
      public String next() { list.remove(0); return ""; }
    }`,
  ),
  unit('Parts.java', 'class Parts { List<String> part(List<String> of) { return of.subList(0, 1); } }'),
  unit(
    'Ordered.java',
    'class Ordered { Map<String, String> m = new LinkedHashMap<>(8, 0.5f, true); String get() { return m.get(""); } }',
  ),
];

describe('checked alone and together', () => {
  it.each(OTHERS.map((other) => [other.name, other] as const))('a client of the library and %s', async (_, other) => {
    const found = await comparedPair([CLIENT, other], (inputs) => toldOf(inputs, { replay: false }));
    expect(found?.claims).toBeGreaterThan(8);
    expect(found?.differences).toEqual([]);
    // The first two override what the library has.
    expect(found !== undefined && found.taken > 0).toBe(OTHERS.indexOf(other) < 2);
  });

  it(`${COUNT} random pairs`, async () => {
    const differences: string[] = [];
    const tally = await runPairs(listUnits(), {
      count: COUNT,
      seed: SEED,
      replay: false,
      mostLines: 60,
      onPair: (pair, all) => {
        for (const { kind, claim } of all)
          differences.push(`${pair.map(({ name }) => name).join(' ')}: ${kind} ${claim}`);
      },
    });
    expect(differences).toEqual([]);
    expect(tally.pairs).toBe(COUNT);
    expect(tally.claims).toBeGreaterThan(COUNT);
  });
});
