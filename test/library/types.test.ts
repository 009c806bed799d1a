/** Words of types and methods that analyses believe: compared with components, records of methods, and a JVM. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentsFolder } from '../../src/cli/input/package-files.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import { OBJECT } from '../../src/ir/types.js';
import { PACKAGES, TYPES, TypeFacts } from '../../src/library/index.js';
import { compileSources, jdkOf } from '../support/classfiles.js';
import { openTexts } from '../support/open.js';

const jdk = jdkOf(17);
const componentsOf = (folder: string): readonly string[] =>
  readdirSync(path.join(componentsFolder(), folder)).map((file) => file.replace(/\.java$/, ''));

async function hierarchyOfModels(): Promise<Hierarchy> {
  return new Hierarchy((await openTexts([{ path: 'T.java', text: 'class T {}' }])).table);
}

describe('words of types', () => {
  it('are said of a class, or of a package without those below it', () => {
    const facts = new TypeFacts({ types: [{ class: 'java.util.*', words: ['general'] }] });
    expect(facts.is('general', 'java.util.Map$Entry')).toBe(true);
    expect(facts.is('general', 'java.util.stream.Stream')).toBe(false);
    expect(facts.is('compares', 'java.util.Map')).toBe(false);
  });

  it('represented: all interfaces of the components that stand for unknown objects', async () => {
    const hierarchy = await hierarchyOfModels();
    const implemented = componentsOf('espalier').flatMap((name) => {
      const text = readFileSync(path.join(componentsFolder(), 'espalier', `${name}.java`), 'utf8');
      const [, list = ''] = /^public .*class \w+.* implements (.*) \{$/m.exec(text) ?? [];
      return [...list.matchAll(/(\w+)<[^>]*>/g)].map(([, each]) => `java.util.${each}`);
    });
    const above = new Set(implemented.flatMap((name) => [...hierarchy.supertypes(name)]));
    above.delete(OBJECT);
    expect(implemented.length).toBeGreaterThan(3);
    expect([...TYPES.with('represented')].sort()).toEqual([...above].sort());
  });

  it.skipIf(jdk === undefined)(
    'copied-when-given: what changes later is not seen in what it was given to (needs a Java 17)',
    () => {
      if (jdk === undefined) return;
      const classes = componentsOf('java/util').filter((name) => /Deque|List|Queue|Set|Map$/.test(name));
      const uses = [...classes, 'Collections'].flatMap((name) => {
        const isMap = name.endsWith('Map');
        const given = isMap ? 'new HashMap<>(Map.of("a", "b"))' : 'new ArrayList<>(List.of("a"))';
        const change = isMap ? 'given.put("c", "d");' : 'given.add("c");';
        const size = isMap ? 'made.keySet()' : 'made';
        const after = `${change} for (String each : ${size}) seen += each; System.out.println("${name} " + seen); }`;
        // This one is a view: it shows that views are seen.
        if (name === 'Collections')
          return [`{ var given = ${given}; String seen = ""; var made = Collections.unmodifiableList(given); ${after}`];
        return ['(given)', `(); made.${isMap ? 'putAll' : 'addAll'}(given)`].map(
          (made) =>
            `{ var given = ${given}; String seen = ""; ${name}<String${isMap ? ', String' : ''}> made = new ${name}<>${made}; ${after}`,
        );
      });
      const text = `import java.util.*; class Copied { public static void main(String[] a) {\n${uses.join('\n')}\n} }`;
      const folder = compileSources({ jdk, sources: { 'Copied.java': text } });
      const lines = execFileSync(jdk.java, ['-cp', folder, 'Copied'], { encoding: 'utf8' }).trim().split('\n');
      expect(lines).toHaveLength(uses.length);
      expect(lines.filter((line) => !line.endsWith(' a'))).toEqual(['Collections ac']);
    },
  );
});

describe.skipIf(jdk === undefined)('collections that find keys by hash codes (needs a Java 17)', () => {
  it('do not find equal keys with other hash codes; sorted ones do', () => {
    if (jdk === undefined) return;
    const named = [...TYPES.with('hashes-keys'), 'java.util.TreeMap', 'java.util.TreeSet'];
    const uses = named.map((name) => {
      const isMap = /Map$|table$/.test(name);
      const put = isMap
        ? 'made.put(new Key(1), "a"); boolean found = made.containsKey(new Key(2));'
        : 'made.add(new Key(1)); boolean found = made.contains(new Key(2));';
      return `{ ${name}<Key${isMap ? ', String' : ''}> made = new ${name}<>(); ${put} System.out.println(found); }`;
    });
    const key =
      'record Key(int hash) implements Comparable<Key> { public boolean equals(Object other) { return true; } public int hashCode() { return hash; } public int compareTo(Key other) { return 0; } }';
    const text = `class Hashed { ${key} public static void main(String[] a) {\n${uses.join('\n')}\n} }`;
    const folder = compileSources({ jdk, sources: { 'Hashed.java': text } });
    const lines = execFileSync(jdk.java, ['-cp', folder, 'Hashed'], { encoding: 'utf8' }).trim().split('\n');
    expect(lines).toEqual([...named.slice(0, -2).map(() => 'false'), 'true', 'true']);
  });
});

/** How each of the methods that end programs is called. */
const ENDING: Readonly<Record<string, string>> = {
  'java.lang.System.exit(int)': 'System.exit(0);',
  'java.lang.Runtime.exit(int)': 'Runtime.getRuntime().exit(0);',
  'java.lang.Runtime.halt(int)': 'Runtime.getRuntime().halt(0);',
};

describe('methods that end the program', () => {
  const recorded = PACKAGES.flatMap(({ records }) => records).filter(({ ends }) => ends === true);

  it('are known', () => {
    const named = recorded.flatMap(({ class: owner, methods }) => methods.map((key) => `${owner}.${key}`));
    expect(named.sort()).toEqual(Object.keys(ENDING).sort());
  });

  it.skipIf(jdk === undefined)('are followed by nothing, as others are (needs a Java 17)', () => {
    if (jdk === undefined) return;
    const calls = [...Object.values(ENDING), 'System.gc();'];
    const cases = calls.map(
      (call, index) => `case "${index}": try { ${call} } finally { System.out.print("on"); } break;`,
    );
    const text = `class Ended { public static void main(String[] a) { switch (a[0]) { ${cases.join(' ')} } } }`;
    const folder = compileSources({ jdk, sources: { 'Ended.java': text } });
    const told = calls.map((_, index) =>
      execFileSync(jdk.java, ['-cp', folder, 'Ended', String(index)], { encoding: 'utf8' }),
    );
    expect(told).toEqual([...Object.keys(ENDING).map(() => ''), 'on']);
  });
});
