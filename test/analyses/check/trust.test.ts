/** Alarms that are not worth showing although the analysis cannot exclude them, each beside one that is. */
import { describe, expect, it } from 'vitest';
import { checkText, claimsOf, shown } from './checking.js';

/** Nulls that are shown without running anything. */
async function alarms(text: string): Promise<readonly string[]> {
  const checked = await checkText(text);
  return shown(checked).filter((line) => line.includes('null-dereference'));
}

const PAIRS: readonly (readonly [string, string, string])[] = [
  [
    'a property that is always set, through a call',
    'class T { static int a() { return b(System.getProperty("java.version")); } private static int b(String s) { return s.length(); } }',
    'class T { static int a() { return b(System.getProperty("my.version")); } private static int b(String s) { return s.length(); } }',
  ],
  [
    'a property that is always set',
    'class T { boolean a() { return System.getProperty("os.name").isEmpty(); } }',
    'class T { boolean a(String key) { return System.getProperty(key).isEmpty(); } }',
  ],
  [
    'the kind of a class',
    'class T { String a(Class<?> type) { return type.getComponentType().getName(); } }',
    'class T { String a(java.util.Map<String, Class<?>> types) { return types.get("x").getName(); } }',
  ],
  [
    'a static flag beside the field',
    `class T { static boolean on; static String text; static void set(boolean f) { on = f; text = f ? "x" : null; }
       static int a(boolean f) { set(f); int b = 0; if (on) b = text.length(); return b; } }`,
    `class T { static boolean on; static String text; static void set(boolean f) { on = f; text = f ? "x" : null; }
       static int a(boolean f) { set(f); int b = 0; b = text.length(); return b; } }`,
  ],
  [
    'a key that a method of the same object has put in',
    `import java.util.*; class T { final Map<String, List<String>> map = new HashMap<>();
       void add(String key) { map.putIfAbsent(key, new ArrayList<>()); }
       void a(String key) { add(key); map.get(key).add("x"); } }`,
    `import java.util.*; class T { final Map<String, List<String>> map = new HashMap<>();
       void add(String key) { map.putIfAbsent(key, new ArrayList<>()); }
       void a(String key, String other) { add(other); map.get(key).add("x"); } }`,
  ],
  [
    'a key that it puts in, and not one that it takes out',
    `import java.util.*; class T { final Map<String, List<String>> map = new HashMap<>();
       void add(String key) { map.put(key, new ArrayList<>()); }
       void a(String key) { add(key); map.get(key).add("x"); } }`,
    `import java.util.*; class T { final Map<String, List<String>> map = new HashMap<>();
       void add(String key) { map.remove(key); }
       void a(String key) { add(key); map.get(key).add("x"); } }`,
  ],
];

describe('trust in alarms', () => {
  it.each(PAIRS)('%s', async (_, quiet, loud) => {
    expect(await alarms(quiet)).toEqual([]);
    expect((await alarms(loud)).length).toBe(1);
  });

  it('no proof rests on it', async () => {
    for (const [, quiet] of PAIRS) {
      const found = claimsOf(await checkText(quiet)).filter(({ property }) => property === 'null-dereference');
      expect(found.some(({ verdict }) => verdict === 'unproved')).toBe(true);
    }
  });
});
