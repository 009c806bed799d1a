/** Everyday mistakes that a run shows, each beside a twin that is right. Expectations follow from what a JVM does with the same code. */
import { describe, expect, it } from 'vitest';
import { checkText, shown } from '../checking.js';

async function told(members: string): Promise<readonly string[]> {
  const text = `import java.util.*;\nimport java.util.concurrent.*;\npublic class T {\n${members}\n}`;
  return shown(await checkText(text, { replay: true })).map((line) => line.replace(/^\d+ (\S+) .*: /, '$1 '));
}

describe('an element that is not there', () => {
  const kept = 'private final Deque<String> kept = new ArrayDeque<>(); int n;';
  const add = 'public void add(String s) { kept.push(s.trim()); }';

  it('is taken from a queue of the object unasked', async () => {
    expect(await told(`${kept} ${add} public void redo() { n = kept.pop().length(); }`)).toEqual([
      'protocol-error refuted',
    ]);
    expect(await told(`${kept} ${add} public void redo() { if (!kept.isEmpty()) n = kept.pop().length(); }`)).toEqual(
      [],
    );
  });

  it('may be what a method hands on as the queue has it', async () => {
    expect(await told(`${kept} ${add} public String pop() { return kept.pop(); }`)).toEqual([]);
  });

  it('is asked of a new queue', async () => {
    expect(await told('public String f() { return new ArrayDeque<String>().removeFirst(); }')).toEqual([
      'protocol-error refuted',
    ]);
    const filled = 'Deque<String> d = new ArrayDeque<>(); d.add("a"); return d.removeFirst();';
    expect(await told(`public String f() { ${filled} }`)).toEqual([]);
  });
});

describe('null for a map', () => {
  const text = (made: string): string => `
    private final Map<String, String> themes = new ${made}<>();
    public void touch(Properties p, String user) { themes.put(user, p.getProperty("theme." + user)); }
    public static void main(String[] a) { new T().touch(new Properties(), "bob"); }`;

  it('is refused by the class that a final field holds, and taken by another', async () => {
    expect(await told(text('ConcurrentHashMap'))).toEqual(['null-argument refuted']);
    expect(await told(text('HashMap'))).toEqual([]);
  });
});

describe('a program', () => {
  it('is run with the words that it compares with', async () => {
    const text = (test: string): string => `
      public static void main(String[] args) {
        for (int i = 0; i < args.length; i++) {
          if (args[i].equals("-o"${test}) System.out.println(args[++i]);
        }
      }`;
    expect(await told(text(')'))).toEqual(['array-bounds refuted']);
    expect(await told(text(') && i + 1 < args.length'))).toEqual([]);
  });
});

describe('a key that is there', () => {
  it('is one that a method of the object was asked for', async () => {
    const text = (test: string): string => `
      private final Map<String, String> names = new HashMap<>();
      public void put(String k, String v) { names.put(k, v.trim()); }
      private boolean isKnown(String k) { return ${test}; }
      public int length(String k) { return isKnown(k) ? names.get(k).length() : 0; }`;
    expect(await told(text('names.containsKey(k)'))).toEqual([]);
    expect(await told(text('k.isEmpty()'))).not.toEqual([]);
  });

  it('is one of an enum of which all were put in', async () => {
    const text = (put: string): string => `
      enum Kind { A, B }
      private final Map<Kind, List<String>> lists = new EnumMap<>(Kind.class);
      public T() { ${put} }
      public int size(Kind kind) { return lists.get(kind).size(); }`;
    expect(await told(text('for (Kind kind : Kind.values()) lists.put(kind, new ArrayList<>());'))).toEqual([]);
    expect(await told(text('lists.put(Kind.A, new ArrayList<>());'))).not.toEqual([]);
  });

  it('is one of whichever enum a class stands for', async () => {
    const text = (put: string): string => `
      static class All<K extends Enum<K>> {
        private final Map<K, List<String>> lists = new HashMap<>();
        public All(Class<K> type) { for (K each : type.getEnumConstants()) { ${put} } }
        public int size(K kind) { return lists.get(kind).size(); }
      }`;
    expect(await told(text('lists.put(each, new ArrayList<>());'))).toEqual([]);
    expect(await told(text('System.out.println(each);'))).not.toEqual([]);
  });
});

describe('what a program does with a line', () => {
  const program = (find: string, unless: string): string => `
    static class Item { final String name; Item(String name) { this.name = name; } }
    private final List<Item> bag = new ArrayList<>();
    private Item find(String name) {
      for (Item each : bag) if (each.name.equals(name)) return each;
      return null;
    }
    String handle(String line) {
      String[] words = line.split(" ");
      if (words.length < 2) return "what?";
      switch (words[0]) {
        case "keep": bag.add(new Item(words[1])); return "kept";
        case "show": ${find}
        default: return "what?";
      }
    }
    public static void main(String[] a) {
      Scanner input = new Scanner(System.in);
      T game = new T();
      while (input.hasNextLine()) System.out.println(game.handle(input.nextLine()));
    }${unless}`;

  it('is seen with a word behind the command, although only main calls it', async () => {
    expect(await told(program('return find(words[1]).name;', ''))).toEqual(['null-dereference refuted']);
    const tested = 'Item found = find(words[1]); return found == null ? "nothing" : found.name;';
    expect(await told(program(tested, ''))).toEqual([]);
  });

  it('is left to other methods of the class where they call it', async () => {
    const other = ' public String first() { bag.add(new Item("a")); return handle("show a"); }';
    expect(await told(program('return find(words[1]).name;', other))).toEqual([]);
  });
});
