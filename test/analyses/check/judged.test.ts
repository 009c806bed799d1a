/** Runs judge proofs: seeded faults are caught by runs that go past them, unless the run breaks what the proof assumes. */
import { describe, expect, it } from 'vitest';
import { accepting, blindTo, checkFalsified, doubting, verdictsAt, vouching, withoutPlaces } from './falsified.js';

const RULE = 'null-dereference';

describe('a run from main', () => {
  const text = `class T {
    static String word() { return null; }
    public static void main(String[] args) {
      String hidden = word();
      try {
        hidden.length(); // here
      } catch (NullPointerException e) { System.out.println("caught"); }
    }
  }`;

  it('makes a false proof fall, though the program catches the exception', async () => {
    const checked = await checkFalsified(text, { finders: blindTo('hidden') });
    expect(checked.faults).toBe(1);
    expect(verdictsAt(checked, text, 'here', RULE)).toEqual(['refuted from main']);
    const [diagnostic, ...others] = checked.diagnostics;
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({ severity: 'error', span: { file: 'T.java', line: 6 } });
    expect(diagnostic?.message).toMatch(/^internal fault: null-dereference \(`hidden`\) was proved here/);
    expect(diagnostic?.message).toMatch(/a run from `main` breaks it.*Please send this file.*espalier --version/);
  });

  it('is no fault where the same was not proved', async () => {
    const checked = await checkFalsified(text, {});
    expect(checked.faults).toBe(0);
    expect(checked.diagnostics).toEqual([]);
    expect(verdictsAt(checked, text, 'here', RULE)).toEqual(['refuted from main']);
  });

  it('is not made where nothing may be run', async () => {
    const checked = await checkFalsified(text, { finders: blindTo('hidden'), replay: false });
    expect(checked.faults).toBe(0);
    expect(verdictsAt(checked, text, 'here', RULE)).toEqual(['proved']);
  });

  it('leaves proofs alone that it does not break', async () => {
    const fine = text.replace('return null', 'return "a"');
    const checked = await checkFalsified(fine, { finders: blindTo('hidden') });
    expect(checked.faults).toBe(0);
    expect(verdictsAt(checked, fine, 'here', RULE)).toEqual(['proved']);
  });

  it('is made once, without arguments, for each program', async () => {
    const programs = ['A', 'B', 'C'].map(
      (name) => `class ${name} { public static void main(String[] args) {
        String hidden = args.length == 0 ? null : "x";
        hidden.length(); // ${name}
      } }`,
    );
    const all = programs.join('\n');
    const checked = await checkFalsified(all, { finders: blindTo('hidden') });
    expect(checked.faults).toBe(3);
    for (const name of ['A', 'B', 'C']) expect(verdictsAt(checked, all, name, RULE)).toEqual(['refuted from main']);
    const others = all.replaceAll('args.length == 0', 'args.length == 1');
    const again = await checkFalsified(others, { finders: blindTo('hidden') });
    expect(again.faults).toBe(0);
  });

  it('breaks formulas and annotations that were proved', async () => {
    const demanding = `class T {
      @interface NonNull { }
      static String word() { return null; }
      static void take(@NonNull String given) { }
      //@ requires 0 < count;
      static void count(int count) { }
      public static void main(String[] args) {
        take(word()); // taken
        try { count(args.length); } finally { } // counted
      }
    }`;
    const taking = await checkFalsified(demanding, { finders: blindTo('given != null') });
    expect(verdictsAt(taking, demanding, 'taken', 'requires')).toEqual(['refuted from main']);
    expect(taking.faults).toBe(1);
    const counting = await checkFalsified(demanding, { finders: blindTo('0 < count') });
    expect(verdictsAt(counting, demanding, 'counted', 'requires')).toEqual(['refuted from main']);
    expect(counting.faults).toBe(1);
  });
});

describe('a call that a run sees refused', () => {
  const text = `import java.util.*;
  class T {
    static void deep() { deep(); }
    public static void main(String[] args) {
      // before
      Iterator<String> none = new ArrayList<String>().iterator();
      try {
        none.next(); // here
      } catch (NoSuchElementException e) { System.out.println("caught"); }
    }
  }`;
  const after = (code: string): string => text.replace('// before', code);

  it('was not proved', async () => {
    const checked = await checkFalsified(text, {
      inspections: [accepting('next', ['no-overflow', 'known-subclasses'])],
    });
    expect(verdictsAt(checked, text, 'here', 'protocol-error')).toEqual(['refuted from main']);
    expect(checked.faults).toBe(1);
    expect(checked.results.flatMap(({ findings }) => findings.map(({ message }) => message))).toEqual([
      '`none.next()` throws NoSuchElementException',
    ]);
  });

  it.each([
    ['no-vm-errors', 'try { deep(); } catch (StackOverflowError e) { System.out.println("deep"); }'],
    ['single-thread', 'new Thread(() -> System.out.println("started")).start();'],
  ])('is excused by %s, where the run breaks that and the proof lists it', async (assumption, code) => {
    const breaking = after(code);
    const listed = await checkFalsified(breaking, { inspections: [accepting('next', [assumption])] });
    expect(listed.faults).toBe(0);
    expect(verdictsAt(listed, breaking, 'here', 'protocol-error')).toEqual(['proved']);
    const others = ['no-vm-errors', 'single-thread', 'non-null-arguments'].filter((each) => each !== assumption);
    const unlisted = await checkFalsified(breaking, { inspections: [accepting('next', others)] });
    expect(unlisted.faults).toBe(1);
    const quiet = await checkFalsified(text, { inspections: [accepting('next', [assumption])] });
    expect(quiet.faults).toBe(1);
  });

  it('is told where it ends the program, though nothing was proved of it', async () => {
    const growing = `import java.util.*;
    class T {
      public static void main(String[] args) {
        List<String> words = new ArrayList<>(Arrays.asList("a", "b"));
        words.forEach(each -> words.add(each)); // here
      }
    }`;
    const checked = await checkFalsified(growing, { inspections: [doubting(accepting('forEach'))] });
    expect(checked.faults).toBe(0);
    expect(verdictsAt(checked, growing, 'here', 'protocol-error')).toEqual(['refuted from main']);
    const caught = growing.replace(/words.forEach.*;/, 'try { $& } catch (ConcurrentModificationException e) { }');
    const expected = await checkFalsified(caught, { inspections: [doubting(accepting('forEach'))] });
    expect(verdictsAt(expected, caught, 'here', 'protocol-error')).toEqual(['unproved']);
    const typed = `import java.util.*;
    class T {
      public static void main(String[] args) {
        System.out.println(new Scanner(System.in).next()); // here
      }
    }`;
    const unread = await checkFalsified(typed, { inspections: [doubting(accepting('next'))] });
    expect(verdictsAt(unread, typed, 'here', 'protocol-error')).toEqual(['unproved']);
  });

  it('is not another one that looks the same', async () => {
    const twice = text.replace('none.next();', 'List.of("a").iterator().next(); none.next();');
    const others = await checkFalsified(twice, { inspections: [withoutPlaces(accepting('next'))] });
    expect(others.faults).toBe(0);
    const turned = text.replace('none.next();', 'none.next(); List.of("a").iterator().next();');
    const itself = await checkFalsified(turned, { inspections: [withoutPlaces(accepting('next'))] });
    expect(itself.faults).toBe(1);
  });

  it('by code that it calls back was not refused by itself', async () => {
    const passing = `import java.util.*;
    class T {
      public static void main(String[] args) {
        List<String> words = new ArrayList<>();
        words.add("a");
        Iterator<String> none = new ArrayList<String>().iterator();
        words.forEach(each -> System.out.println(none.next())); // here
      }
    }`;
    const outer = await checkFalsified(passing, { inspections: [accepting('forEach')] });
    expect(outer.faults).toBe(0);
    const inner = await checkFalsified(passing, { inspections: [accepting('next')] });
    expect(inner.faults).toBe(1);
  });
});

describe('calls that are made for something else', () => {
  const text = `public class T {
    static String word() { return null; }
    public int both(boolean first) {
      String hidden = word();
      if (first) {
        try {
          return hidden.length(); // here
        } catch (NullPointerException e) { System.out.println("caught"); }
      }
      String seen = word();
      return seen.length(); // sought
    }
  }`;

  it('make a false proof fall', async () => {
    const checked = await checkFalsified(text, { finders: blindTo('hidden') });
    expect(verdictsAt(checked, text, 'sought', RULE)).toEqual(['refuted from calls']);
    expect(verdictsAt(checked, text, 'here', RULE)).toEqual(['refuted from calls']);
    expect(checked.faults).toBe(1);
    expect(checked.diagnostics[0]?.message).toMatch(/a run of the calls `t = new T\(\)`, `t.both\(true\)` breaks it/);
  });

  it.each([
    ['non-null-arguments', 'String given', 'given == null'],
    ['known-subclasses', 'Own given', 'given.isTrue()'],
    ['interface-contracts', 'Own given', 'given.isTrue()'],
    ['no-overflow', 'int given', 'given == 0'],
  ])('are excused by %s, which unseen callers may break', async (assumption, parameter, condition) => {
    const calling = `import java.util.*;
    public class T {
      public interface Own { boolean isTrue(); }
      static String word() { return null; }
      public int both(${parameter}) {
        if (${condition}) {
          try {
            new ArrayList<String>().iterator().next(); // here
          } catch (NoSuchElementException e) { System.out.println("caught"); }
          String seen = word();
          return seen.length();
        }
        return 0;
      }
    }`;
    const listed = await checkFalsified(calling, { inspections: [accepting('next', [assumption])] });
    expect(listed.faults).toBe(0);
    expect(verdictsAt(listed, calling, 'here', 'protocol-error')).toEqual(['proved']);
    const unlisted = await checkFalsified(calling, { inspections: [accepting('next')] });
    expect(unlisted.faults).toBe(1);
    expect(verdictsAt(unlisted, calling, 'here', 'protocol-error')).toEqual(['refuted from calls']);
  });
});

describe('a proof of an inspection that a run was asked about', () => {
  const text = `class T {
    static String word() { return null; }
    public static void main(String[] args) {
      // before
      String hidden = word();
      hidden.length(); // here
    }
  }`;

  it('is a fault of our own, though the finding is told as it is', async () => {
    const checked = await checkFalsified(text, { inspections: [vouching('hidden')] });
    expect(checked.faults).toBe(1);
    expect(verdictsAt(checked, text, 'here', RULE)).toEqual(['refuted from main']);
    expect(checked.diagnostics[0]?.message).toMatch(/^internal fault: null-dereference \(`hidden`\) was proved here/);
    const told = await checkFalsified(text, {});
    expect(told.faults).toBe(0);
    expect(checked.results).toEqual(told.results);
  });

  it('is excused where the run breaks what it lists', async () => {
    const called = `public class T {
      static String word() { return null; }
      public int called(String given) {
        if (given != null) return 0;
        String hidden = word();
        return hidden.length(); // here
      }
    }`;
    const listed = await checkFalsified(called, { inspections: [vouching('hidden', ['non-null-arguments'])] });
    expect(listed.faults).toBe(0);
    expect(verdictsAt(listed, called, 'here', RULE)).toEqual(['refuted from calls']);
    const unlisted = await checkFalsified(called, { inspections: [vouching('hidden')] });
    expect(unlisted.faults).toBe(1);
  });

  it('stands where no run breaks it', async () => {
    const fine = text.replace('return null', 'return "a"');
    const checked = await checkFalsified(fine, { inspections: [vouching('hidden')] });
    expect(checked.faults).toBe(0);
    expect(verdictsAt(checked, fine, 'here', RULE)).toEqual(['proved']);
  });

  it('counts where calls break it', async () => {
    const called = text
      .replace('static void main(String[] args)', 'int called()')
      .replace('hidden.length();', 'return hidden.length();')
      .replace('class T', 'public class T');
    const checked = await checkFalsified(called, { inspections: [vouching('hidden')] });
    expect(verdictsAt(checked, called, 'here', RULE)).toEqual(['refuted from calls']);
    expect(checked.faults).toBe(1);
  });
});
