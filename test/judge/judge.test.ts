/** The judge finds claims that are against what a virtual machine shows, and no others. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Claim, Verdict, Witness } from '../../src/findings/claim.js';
import { jdkFrom } from '../support/classfiles.js';
import { type Claimed, claimed } from './claimed.js';
import { type Compared, compare } from './compare.js';
import { classForm, type Form, type Told } from './forms.js';
import { judge } from './judge.js';
import { mutantsOf } from './mutants.js';
import { judgedPrograms } from './programs.js';
import { classesOf, type Recorded, record } from './recorded.js';
import { summary } from './report.js';

const JDK = jdkFrom(17);
if (JDK === undefined) console.warn('no JDK of release 17 or later: the judge is not tested');

const CAUGHT = `class Caught {
  static String name;
  static int length(Object text) {
    return ((String) text).length();
  }
  public static void main(String[] args) {
    int[] numbers = new int[2];
    try {
      System.out.println(name.length());
    } catch (NullPointerException problem) {
      System.out.println("caught");
    }
    try {
      length(numbers);
    } catch (ClassCastException problem) {
      System.out.println("caught");
    }
    try {
      numbers[2] = 1;
    } catch (ArrayIndexOutOfBoundsException problem) {
      System.out.println("caught");
    }
    numbers[1] = "text".length();
  }
}
`;

const CHANGED = `import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
class Changed {
  public static void main(String[] args) {
    List<String> words = new ArrayList<>();
    words.add("a");
    words.add("b");
    Iterator<String> walk = words.iterator();
    words.forEach(word -> System.out.println(word));
    words.add("c");
    walk.next();
  }
}
`;

const GIVEN = `class Given {
  public static void main(String[] args) {
    String text = args.length > 1 ? null : "none";
    System.out.println(text.length());
  }
}
`;

const WORD = `class Word {
  public static void main(String[] args) {
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals("--to")) {
        i++;
        System.out.println(args[i]);
      }
    }
  }
}
`;

const SPREAD = `class Spread {
  interface Part {
    default String text() {
      return null;
    }
  }
  public static void main(String[] args) {
    try {
      System.out.println(new Part() {
      }.text().length());
    } catch (NullPointerException problem) {
      System.out.println("caught");
    }
    System.out.println(new Part() {
    }.text());
  }
}
`;

const PASSED_ON = `class PassedOn {
  public static void main(String[] args) throws Exception {
    String text = null;
    try (AutoCloseable resource = new java.io.StringReader("")) {
      text.length();
    }
  }
}
`;

const ALIKE = `import java.util.function.IntFunction;
class Alike {
  static int[] some(IntFunction<int[]> make) {
    return make.apply(1);
  }
  static int[] none(IntFunction<int[]> make) {
    return make.apply(-1);
  }
  static int[] first() {
    return some(int[]::new);
  }
  static int[] second() {
    return none(int[]::new);
  }
  public static void main(String[] args) {
    first();
    second();
  }
}
`;

const REFUSED = `import java.util.ArrayList;
import java.util.List;
class Refused {
  static void attempt(Runnable step) {
    try {
      step.run();
    } catch (RuntimeException | AssertionError problem) {
      System.out.println("caught");
    }
  }
  static void copy(String name, List<String> none) {
    new ArrayList<>(none);
  }
  static void read(String text) {
    Integer.parseInt(text);
  }
  static void part(String text) {
    text.substring(1).charAt(7);
  }
  static void positive(int number) {
    assert number > 0;
  }
  public static void main(String[] args) {
    attempt(() -> copy("a", null));
    attempt(() -> read("one"));
    attempt(() -> part("text"));
    attempt(() -> positive(0));
  }
}
`;

const PROGRAMS = [
  { name: 'refused', mainClass: 'Refused', sources: { 'Refused.java': REFUSED } },
  { name: 'alike', mainClass: 'Alike', sources: { 'Alike.java': ALIKE }, bare: true },
  { name: 'passed-on', mainClass: 'PassedOn', sources: { 'PassedOn.java': PASSED_ON } },
  { name: 'caught', mainClass: 'Caught', sources: { 'Caught.java': CAUGHT } },
  { name: 'changed', mainClass: 'Changed', sources: { 'Changed.java': CHANGED }, bare: true },
  { name: 'word', mainClass: 'Word', sources: { 'Word.java': WORD } },
  { name: 'spread', mainClass: 'Spread', sources: { 'Spread.java': SPREAD } },
  { name: 'given', mainClass: 'Given', sources: { 'Given.java': GIVEN } },
  { name: 'broken', mainClass: 'Broken', sources: { 'Broken.java': 'class Broken { int x = "text"; }' } },
];

const WITNESS: Witness = { start: 'main', arguments: [], heap: [], calls: [], trace: [] };

function scratch(): string {
  return mkdtempSync(path.join(tmpdir(), 'judge-'));
}

/** Where the text stands first. */
function claimAt(name: string, text: string, property: string, verdict: Verdict, more: Partial<Claim> = {}): Claim {
  const [[file, source] = ['', '']] = Object.entries(PROGRAMS.find((each) => each.name === name)?.sources ?? {});
  const lines = source.split('\n');
  const index = lines.findIndex((each) => each.includes(text));
  const location = { file, line: index + 1, column: (lines[index]?.indexOf(text) ?? 0) + 1 };
  return { property, kind: 'obligation', verdict, assumptions: [], location, ...more };
}

describe.skipIf(JDK === undefined)('the judge', () => {
  const recorded = new Map<string, Recorded>();
  const folder = scratch();

  beforeAll(async () => {
    if (JDK === undefined) return;
    await record(JDK, PROGRAMS, folder, async (each) => {
      recorded.set(each.name, each);
    });
  });

  const compared = (name: string, ...claims: readonly Claim[]): Compared => {
    const program = PROGRAMS.find((each) => each.name === name);
    const seen = recorded.get(name);
    if (program === undefined || seen === undefined) throw new Error(`${name} was not run`);
    return compare(claims, seen, program.sources);
  };

  const kinds = (name: string, ...claims: readonly Claim[]): readonly string[] =>
    compared(name, ...claims).disagreements.map(({ kind }) => kind);

  it('says of programs that do not compile that they do not', () => {
    expect(recorded.get('broken')?.error).toMatch(/incompatible types/);
  });

  it.each([
    ['name.length()', 'null-dereference'],
    ['return ((String) text)', 'class-cast'],
    ['numbers[2]', 'array-bounds'],
  ])('sees what is caught: %s', (text, property) => {
    expect(kinds('caught', claimAt('caught', text, property, 'proved'))).toEqual(['false proof']);
    expect(kinds('caught', claimAt('caught', text, property, 'unproved'))).toEqual([]);
    expect(kinds('caught', claimAt('caught', text, property, 'refuted', { witness: WITNESS }))).toEqual([]);
  });

  it('takes proofs as they are where nothing failed', () => {
    expect(kinds('caught', claimAt('caught', 'numbers[1]', 'array-bounds', 'proved'))).toEqual([]);
    expect(kinds('caught', claimAt('caught', 'numbers[1]', 'null-dereference', 'proved'))).toEqual([]);
    expect(kinds('changed', claimAt('changed', 'forEach', 'protocol-error', 'proved'))).toEqual([]);
  });

  it('finds replays that a machine does not show', () => {
    const claim = claimAt('caught', 'numbers[1]', 'array-bounds', 'refuted', { witness: WITNESS });
    expect(kinds('caught', claim)).toEqual(['false replay']);
    expect(kinds('caught', { ...claim, witness: { ...WITNESS, start: 'calls' } })).toEqual([]);
  });

  it('runs programs with the arguments of replays', () => {
    const claim = claimAt('given', 'text.length()', 'null-dereference', 'refuted', { witness: WITNESS });
    expect(kinds('given', claim)).toEqual([]);
    expect(kinds('given', { ...claim, verdict: 'proved' })).toEqual(['false proof']);
  });

  it('runs programs with words of their own', () => {
    const claim = claimAt('word', 'println(args[i])', 'array-bounds', 'refuted', { witness: WITNESS });
    expect(kinds('word', claim)).toEqual([]);
    expect(kinds('word', { ...claim, verdict: 'proved' })).toEqual(['false proof']);
    const other = claimAt('word', 'if (args[i]', 'array-bounds', 'refuted', { witness: WITNESS });
    expect(kinds('word', other)).toEqual(['false replay']);
  });

  it('does not take the first line of a call for all of it', () => {
    const claim = claimAt('spread', 'System.out', 'null-dereference', 'proved', { unreached: true });
    expect(kinds('spread', claim)).toEqual([]);
    const within = claimAt('spread', 'return null', 'null-dereference', 'proved', { unreached: true });
    expect(kinds('spread', within)).toEqual(['false proof']);
    const failing = claimAt('spread', '.text().length()', 'null-dereference', 'proved');
    expect(kinds('spread', failing)).toEqual(['false proof']);
  });

  it('finds refusals of the library, by the call that is meant', () => {
    const next = claimAt('changed', 'next();', 'protocol-error', 'proved');
    expect(kinds('changed', next)).toEqual(['false proof']);
    expect(kinds('changed', { ...next, verdict: 'unproved' })).toEqual([]);
    const other = { ...next, location: { ...next.location, column: 5 } };
    expect(kinds('changed', other, { ...next, verdict: 'unproved' })).toEqual([]);
  });

  it('does not take the calls of a loop for the one that is written where they stand', () => {
    const raised = recorded.get('changed')?.raised?.map((each) => ({
      ...each,
      frames: each.frames.map((frame) => ({ ...frame, line: 1, callee: 'Changed.words' })),
    }));
    const sources = { 'Changed.java': 'for (String word : words()) {' };
    const location = { file: 'Changed.java', line: 1, column: sources['Changed.java'].indexOf('words') + 1 };
    const claim = { ...claimAt('changed', 'next();', 'protocol-error', 'proved'), location };
    const kindsOf = (subject: string): readonly string[] =>
      compare([{ ...claim, subject }], { name: 'changed', ...(raised && { raised }) }, sources).disagreements.map(
        ({ kind }) => kind,
      );
    expect(kindsOf('the call')).toEqual([]);
    expect(kindsOf('the next turn of the loop')).toEqual([]);
    expect(kindsOf('words().iterator()')).toEqual([]);
    expect(kindsOf('words()')).toEqual(['false proof']);
  });

  it('believes several claims of a line only together, or the one that is named', () => {
    const one = claimAt('caught', 'name.length()', 'null-dereference', 'proved', { subject: 'System.out' });
    const other = { ...one, subject: 'Caught.name' };
    expect(kinds('caught', one, { ...other, verdict: 'unproved' })).toEqual([]);
    expect(kinds('caught', { ...one, verdict: 'unproved' }, other)).toEqual(['false proof']);
  });

  it('finds code that is called unreachable and runs', () => {
    const claim = claimAt('caught', 'numbers[1]', 'array-bounds', 'proved', { unreached: true });
    expect(kinds('caught', claim)).toEqual(['false proof']);
    const never = claimAt('caught', 'numbers[2]', 'null-dereference', 'proved', { unreached: true });
    expect(kinds('caught', never), 'an exception came by: the rest of the line may not have run').toEqual([]);
  });

  it('holds what is passed on only against the place where it was thrown', () => {
    const thrown = claimAt('passed-on', 'text.length()', 'null-dereference', 'proved');
    expect(kinds('passed-on', thrown)).toEqual(['false proof']);
    const closing = claimAt('passed-on', 'try (', 'null-dereference', 'proved');
    expect(kinds('passed-on', closing)).toEqual([]);
  });

  it.each([
    ['new ArrayList', 'null-argument', 'argument 1 of new ArrayList: none', 'argument 2 of new ArrayList: none'],
    ['Integer.parseInt', 'number-format', 'Integer.parseInt(text)', 'Integer.valueOf(text)'],
    ['text.substring', 'index-bounds', 'text.substring(1).charAt(7)', 'text.substring(1)'],
    ['assert number', 'java-assert', 'number > 0', undefined],
  ])('sees what %s breaks: %s', (text, property, subject, other) => {
    const claim = (of: string, verdict: Verdict): Claim => claimAt('refused', text, property, verdict, { subject: of });
    expect(kinds('refused', claim(subject, 'proved'))).toEqual(['false proof']);
    expect(kinds('refused', claim(subject, 'unproved'))).toEqual([]);
    expect(kinds('refused', { ...claim(subject, 'refuted'), witness: WITNESS })).toEqual([]);
    if (other !== undefined) expect(kinds('refused', claim(other, 'proved'))).toEqual([]);
    const elsewhere = claimAt('refused', 'attempt(() -> positive', property, 'refuted', { subject, witness: WITNESS });
    if (property === 'java-assert') expect(kinds('refused', elsewhere)).toEqual(['false replay']);
  });

  describe('of class files', () => {
    const told = (by: Told, ...claims: readonly Claim[]): readonly string[] => {
      const seen = recorded.get('changed');
      if (seen === undefined) throw new Error('it was not run');
      return compare(claims, seen, { 'Changed.java': CHANGED }, by).disagreements.map(({ kind }) => kind);
    };
    const next = { ...claimAt('changed', 'next();', 'protocol-error', 'proved'), subject: 'walk.next()' };
    const other = { ...next, subject: 'words.get(walk.next())' };
    const bare = { ...next, method: 'Changed.main', location: { file: 'Changed.class', line: 1, column: 1 } };

    it('takes the call by its subject where columns are not told', () => {
      expect(told('line', next)).toEqual(['false proof']);
      expect(told('line', { ...next, verdict: 'unproved' })).toEqual([]);
      expect(told('line', other), 'another call of the line').toEqual([]);
    });

    it('takes the place by the method where lines are not told', () => {
      expect(told('method', bare)).toEqual(['false proof']);
      expect(told('method', bare, { ...bare, verdict: 'unproved' })).toEqual([]);
      expect(told('method', { ...bare, method: 'Changed.other' } as Claim)).toEqual([]);
      const replayed: Claim = { ...bare, property: 'array-bounds', verdict: 'refuted', witness: WITNESS };
      expect(told('method', replayed)).toEqual(['false replay']);
      expect(told('method', { ...replayed, property: 'protocol-error' })).toEqual([]);
    });

    it('does not believe that code is never reached only because a copy of it is not', () => {
      const line = claimAt('changed', 'words.forEach', 'protocol-error', 'proved', { unreached: true });
      const reached = { ...line, unreached: false };
      expect(
        told('line', claimAt('changed', 'words.add("b")', 'protocol-error', 'proved', { unreached: true })),
      ).toEqual(['false proof']);
      expect(told('line', line, reached)).toEqual([]);
    });

    it.each<Form>(['debug', 'bare', 'split'])('finds alarms that are called proved: %s', async (form) => {
      const { debug, bare: without } = classesOf(folder, 'changed');
      const classes = form === 'bare' ? without : debug;
      const sources = { 'Changed.java': CHANGED };
      const made = await claimed({ sources, mainClass: 'Changed', way: 'check --no-replay', form, classes });
      const seen = recorded.get('changed');
      if (seen === undefined) throw new Error('it was not run');
      const by = form === 'bare' ? 'method' : 'line';
      expect(compare(made.claims, seen, sources, by).disagreements).toEqual([]);
      const proved = made.claims.map((claim) => ({ ...claim, verdict: 'proved' as const }));
      expect(compare(proved, seen, sources, by).disagreements.map(({ kind }) => kind)).toContain('false proof');
    });

    it('names lambdas by the place that they stand at, with debug information and without', async () => {
      const { bare: classes } = classesOf(folder, 'alike');
      const sources = { 'Alike.java': ALIKE };
      const made = await claimed({ sources, mainClass: 'Alike', way: 'check', form: 'bare', classes });
      const refuted = made.claims.filter(({ property }) => property === 'negative-array-size');
      expect(refuted.map(({ method, verdict }) => `${method} ${verdict}`)).toContain('Alike.lambda$second$1 refuted');
      const seen = recorded.get('alike');
      if (seen === undefined) throw new Error('it was not run');
      expect(compare(made.claims, seen, sources, 'method').disagreements).toEqual([]);
    });

    it('has lines with debug information, and none without', () => {
      const { debug, bare: without } = classesOf(folder, 'changed');
      const size = (classes: string): number =>
        classForm('debug', classes, 'Changed').input.find('Changed')?.bytes().length ?? 0;
      expect(size(without)).toBeGreaterThan(0);
      expect(size(without)).toBeLessThan(size(debug));
    });
  });

  it('counts failures of which nothing is claimed', () => {
    expect(compared('changed').unclaimed.map(({ property, callee }) => `${property} ${callee}`)).toEqual([
      'protocol-error next',
    ]);
  });

  describe('on mutants', () => {
    const programs = judgedPrograms().filter(({ name }) => name.includes('typestate/clients'));
    const mutants = mutantsOf(programs, 14, 5);

    const judgedWith = async (change: (claim: Claim) => Claim): Promise<string> => {
      if (JDK === undefined) return '';
      const claimer = async (...given: Parameters<typeof claimed>): Promise<Claimed> => {
        const made = await remembered(...given);
        return { ...made, claims: made.claims.map((claim) => ({ ...claim, ...change(claim) })) };
      };
      return summary(await judge(mutants, { jdk: JDK, folder: scratch(), claimer })).replace(/^.*\n/gm, '');
    };
    const known = new Map<string, Promise<Claimed>>();
    const remembered: typeof claimed = (asked) => {
      const key = JSON.stringify({ ...asked, classes: '' });
      const made = known.get(key) ?? claimed(asked);
      known.set(key, made);
      return made;
    };

    it('has nothing to say against claims as they are', async () => {
      expect(await judgedWith((claim) => claim)).toBe('0 false proofs, 0 false replays');
    });

    it('catches alarms that are called proofs, and proofs that are called alarms', async () => {
      const flipped = await judgedWith((claim) =>
        claim.verdict === 'proved'
          ? { ...claim, verdict: 'refuted', witness: WITNESS }
          : { ...claim, verdict: 'proved' },
      );
      expect(flipped).toMatch(/^[1-9]\d* false proofs, [1-9]\d* false replays$/);
    });
  });
});
