/**
 * Answers kept from earlier runs: after any edit, a run that uses them says what a run says that knows nothing. The edits are drawn; what they make of the
 * project may not even be Java.
 */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparable } from '../analyses/check/tasks/opened.js';
import { PROJECT } from '../analyses/check/tasks/project.js';
import { IS_FULL } from '../support/seeded/turns.js';
import { emptyFolder } from './command.js';
import { fresh, kept, type Texts } from './kept-runs.js';

const EDITS = IS_FULL ? 120 : 6;

/** Classes by which the others are seen in further ways: library streams, a lock, a protocol, a class with a subclass. */
const MORE: Texts = {
  ...PROJECT,
  'Printer.java': `import java.util.*;
public class Printer extends Account {
  private final List<Account> all = new ArrayList<>();
  public Printer(Owner owner) { super(owner); }
  public int length() { System.out.println("length"); return super.length(); }
  public void add(Account account) { if (account != null) all.add(account); }
  public int sum() {
    int sum = 0;
    Iterator<Account> each = all.iterator();
    while (each.hasNext()) sum += each.next().length();
    return sum;
  }
  public String first() { return all.iterator().next().toString(); }
  public String toString() { return "printer of " + all.size(); }
}
`,
  'Ring.java': `import java.io.*;
import java.util.zip.GZIPInputStream;
public class Ring {
  private static final Owner KEEPER = new Owner("keeper");
  static final int LEAST = 4;
  private Object[] data = new Object[LEAST];
  private int size;
  public void add(Object value) {
    if (size == data.length) data = java.util.Arrays.copyOf(data, size * 2);
    data[size++] = value;
  }
  public Object last() { return size == 0 ? null : data[size - 1]; }
  public int kept() { return KEEPER.name().length(); }
  static int read(String name) throws IOException {
    InputStream stream = new GZIPInputStream(new FileInputStream(name));
    try { return stream.read(); } finally { stream.close(); }
  }
  static int deep(Chain chain) { return chain.next == null ? 0 : 1 + deep(chain.next); }
}
`,
};

function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

type Draw = (below: number) => number;
type Edit = (lines: string[], draw: Draw) => void;

const replaced = (from: RegExp, to: (found: string) => string): Edit => {
  return (lines, draw) => {
    const places = [...lines.keys()].filter((index) => from.test(lines[index] ?? ''));
    const at = places[draw(Math.max(1, places.length))];
    if (at !== undefined) lines[at] = (lines[at] ?? '').replace(from, to);
  };
};

/** As the last member of the class. */
const added = (member: (number: number) => string): Edit => {
  return (lines, draw) => lines.splice(lines.length - 2, 0, `  ${member(draw(5))}`);
};

const isMember = (line: string): boolean => /^ {2}\S.*[;}]$/.test(line);

const EDITED: readonly Edit[] = [
  replaced(/\bnull\b/, () => '"none"'),
  replaced(/"[a-z]+"/, () => 'null'),
  replaced(/\b\d\b/, (digit) => String(Number(digit) + 1)),
  replaced(/!= null/, () => '== null'),
  replaced(/private final/, () => 'public'),
  replaced(/public (?=int|String)/, () => 'private '),
  replaced(/int \w+\(String text\)/, (found) => found.replace('String text', 'String text, int more')),
  replaced(/ extends Account/, () => ' extends Owner'),
  replaced(/implements Step/, () => ''),
  replaced(/\bnote\b/g, () => 'remark'),
  replaced(/String name\(\)/, () => 'String called()'),
  replaced(/return [^;]+;/, () => 'return null;'),
  (lines, draw) => lines.splice(1 + draw(lines.length), 0, '  // a line more'),
  added((number) => `static String more${number}() { return null; }`),
  added((number) => `Object kept${number} = null;`),
  replaced(/new ArrayList<>\(\)/, () => 'null'),
  replaced(/\(String text\)/, () => '(@org.jspecify.annotations.Nullable String text)'),
  replaced(/chain\.next == null \?/, () => 'chain == null ?'),
  added((number) => `static int callers${number}() { return new Account(null).first(null); }`),
  added((number) => `static void start${number}(Account one) { new Thread(() -> one.clear()).start(); }`),
  added(
    (number) =>
      `static int fails${number}(Chain one) { try { return Ring.deep(one); } catch (StackOverflowError deep) { return one.value; } }`,
  ),
  added(
    (number) =>
      `static void run${number}(Account one) throws Exception { java.lang.reflect.Method found = Account.class.getDeclaredMethod("hidden", String.class); found.setAccessible(true); found.invoke(one, (Object) null); }`,
  ),
  added(
    (number) =>
      `static void set${number}(Owner one) throws Exception { java.lang.reflect.Field found = Owner.class.getDeclaredField("name"); found.setAccessible(true); found.set(one, null); }`,
  ),
  added(
    (number) =>
      `static class Further${number} extends Account { Further${number}() { super(null); } public int length() { return hashCode(); } public int first(String text) { clear(); return text.length(); } }`,
  ),
  (lines, draw) => {
    const members = [...lines.keys()].filter((index) => isMember(lines[index] ?? ''));
    const at = members[draw(Math.max(1, members.length))];
    if (at !== undefined) lines.splice(at, 1);
  },
];

/** Now and then all is as in the beginning, or a class is gone. */
function edited(texts: Texts, draw: Draw): Texts {
  const what = draw(EDITED.length + 2);
  const names = Object.keys(texts);
  const name = names[draw(names.length)] ?? '';
  if (what === EDITED.length) return MORE;
  if (what > EDITED.length) return Object.fromEntries(Object.entries(texts).filter(([each]) => each !== name));
  const lines = (texts[name] ?? '').split('\n');
  EDITED[what]?.(lines, draw);
  return { ...texts, [name]: lines.join('\n') };
}

describe('answers of earlier runs', () => {
  it('say after an edit what a run says that has none', { timeout: 100_000_000 }, async () => {
    const folder = path.join(emptyFolder(), 'cache');
    const draw = drawing(Number(process.env['ESPALIER_SEED'] ?? 7));
    await kept(MORE, folder);
    const counts = { done: 0, all: 0 };
    for (let edit = 0, texts = MORE; edit < EDITS; edit++) {
      texts = edited(texts, draw);
      const [with_, without] = [await kept(texts, folder), await fresh(texts)];
      expect(comparable(with_.checked), `after edit ${edit}:\n${Object.values(texts).join('\n')}`).toEqual(
        comparable(without.checked),
      );
      counts.done += with_.done;
      counts.all += without.done;
    }
    expect(counts.done).toBeLessThan(counts.all);
  });

  const FEW: Texts = Object.fromEntries(
    ['Chain.java', 'Owner.java', 'Step.java'].map((name) => [name, PROJECT[name] ?? '']),
  );
  // As long as before, so that nothing else moves.
  const other = {
    ...FEW,
    'Chain.java': FEW['Chain.java']?.replace('while (list != null)', 'while (list == null)') ?? '',
  };

  it('are all used where nothing has changed, and most where one body has', async () => {
    const folder = path.join(emptyFolder(), 'cache');
    const first = await kept(FEW, folder);
    expect((await kept(FEW, folder)).done).toBe(0);
    expect(other).not.toEqual(FEW);
    const second = await kept(other, folder);
    expect(second.done).toBeGreaterThan(0);
    expect(second.done).toBeLessThan(first.done / 2);
    // What was so before is known, too.
    expect((await kept(FEW, folder)).done).toBe(0);
  });

  it('would be wrong if code that was read were not noted', async () => {
    const folder = path.join(emptyFolder(), 'cache');
    const isNoted = (question: string): boolean => !/^(body|all|line)\b/.test(question);
    await kept(FEW, folder, { isNoted });
    const { checked } = await kept(other, folder, { isNoted });
    expect(comparable(checked)).not.toEqual(comparable((await fresh(other)).checked));
  });
});
