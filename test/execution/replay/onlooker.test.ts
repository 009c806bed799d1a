/** Onlookers are told of all that fails in a run, and nothing that the run does depends on them. */
import { describe, expect, it } from 'vitest';
import { type Onlooker, Replayer, type ReplayTarget } from '../../../src/execution/replay/index.js';
import type { ClassTable } from '../../../src/ir/program.js';
import { linesWith, methodsOf, openText, optionsFor, targetsAt } from './replaying.js';

/** `check 4`, `refused 7 java.util.NoSuchElementException` for each sighting in code of the input, once. */
async function sightings(text: string, targets: (table: ClassTable) => readonly ReplayTarget[] = () => []) {
  const table = await openText(text);
  const isOfInput = new Set(methodsOf(table));
  const seen = new Set<string>();
  const onlooker: Onlooker = {
    operands: new Map(),
    reached: new Set(),
    saw: (sighting) => {
      if (sighting.kind === 'violated') seen.add(`violated ${sighting.violation.at.line}`);
      else if (isOfInput.has(sighting.method)) {
        const { line } = sighting.edge.span;
        seen.add(sighting.kind === 'refused' ? `refused ${line} ${sighting.type}` : `${sighting.kind} ${line}`);
      }
    },
  };
  new Replayer(table, optionsFor(table)).replay(targets(table), () => true, { onlooker });
  return [...seen];
}

describe('an onlooker', () => {
  it('sees checks that fail in a program, caught or not, though nothing is looked for', async () => {
    const text = `class T { public static void main(String[] a) {
      String s = null;
      try { s.length(); } catch (RuntimeException e) { }
      Object o = "a";
      try { Integer i = (Integer) o; } catch (ClassCastException e) { }
      int[] n = new int[1];
      n[1] = 2;
    } }`;
    expect(await sightings(text)).toEqual(['check 3', 'check 5', 'check 7']);
    expect(await sightings(text.replace('s = null', 's = "a"').replace('n[1]', 'n[0]'))).toEqual(['check 5']);
  });

  it('sees calls that library code refuses, and those that the very callee refuses', async () => {
    const text = `import java.util.*;
    class T {
      static class Door {
        boolean open;
        void open() { if (open) throw new IllegalStateException(); open = true; }
        void twice() { open(); open(); }
      }
      public static void main(String[] a) {
        try { new ArrayList<String>().iterator().next(); } catch (NoSuchElementException e) { }
        try { new Door().twice(); } catch (IllegalStateException e) { }
        List<String> one = List.of("a");
        one.forEach(each -> new LinkedList<String>().getFirst());
      }
    }`;
    expect(await sightings(text)).toEqual([
      'refused 9 java.util.NoSuchElementException',
      'refused 6 java.lang.IllegalStateException',
      'refused 12 java.util.NoSuchElementException',
    ]);
  });

  it('does not see a refusal in what code of the input has made, and the library only throws', async () => {
    const text = `import java.util.*;
    class T {
      public static void main(String[] a) {
        Optional<String> none = Optional.empty();
        RuntimeException kept = new IllegalStateException();
        try { none.orElseThrow(() -> new IllegalStateException()); } catch (IllegalStateException e) { }
        try { none.orElseThrow(IllegalStateException::new); } catch (IllegalStateException e) { }
        try { none.orElseThrow(() -> kept); } catch (IllegalStateException e) { }
        try { OptionalInt.empty().orElseThrow(NoSuchElementException::new); } catch (NoSuchElementException e) { }
        try { none.orElseThrow(); } catch (NoSuchElementException e) { }
        none.orElseThrow(() -> new IllegalStateException(List.of().iterator().next().toString()));
      }
    }`;
    expect(await sightings(text)).toEqual([
      'refused 10 java.util.NoSuchElementException',
      'refused 11 java.util.NoSuchElementException',
    ]);
  });

  it('sees clauses that do not hold', async () => {
    const text = `class T {
      //@ requires n > 0;
      static void f(int n) { }
      public static void main(String[] a) {
        f(a.length);
      }
    }`;
    expect(await sightings(text)).toEqual(['violated 5']);
  });

  it('sees what calls break that were made for something else', async () => {
    const text = `public class T {
      static String none() { return null; }
      public int f() {
        try { none().trim(); } catch (NullPointerException e) { }
        return none().length(); // sought
      }
    }`;
    const [line = 0] = linesWith(text, 'sought');
    expect(await sightings(text, (table) => targetsAt(table, line))).toEqual(['check 4', 'check 5']);
    expect(await sightings(text)).toEqual([]);
  });
});

describe('asides', () => {
  const text = `class T {
    static int depth;
    static void deep() { depth++; deep(); }
    public static void main(String[] a) {
      String s = null;
      // before
      try { s.length(); } catch (NullPointerException e) { } // here
    }
  }`;

  async function told(code: string, unless: readonly string[]) {
    const table = await openText(text.replace('// before', code));
    const [line = 0] = linesWith(text, 'here');
    const asides = targetsAt(table, line).map((target) => ({ ...target, unless }));
    const excused = new Set<ReplayTarget>();
    const witnesses = new Replayer(table, optionsFor(table)).replay([], () => true, {
      asides,
      excused: (aside) => excused.add(aside),
    });
    return { told: witnesses.size, excused: excused.size };
  }

  it('are told though nobody looks for them', async () => {
    expect(await told('', [])).toEqual({ told: 1, excused: 0 });
    expect(await told('', ['no-vm-errors', 'single-thread', 'no-overflow'])).toEqual({ told: 1, excused: 0 });
  });

  it.each([
    ['no-vm-errors', 'try { deep(); } catch (StackOverflowError e) { }'],
    ['single-thread', 'new Thread(() -> { depth = 1; }).start();'],
    ['single-thread', 'java.util.concurrent.CompletableFuture.runAsync(() -> { depth = 1; });'],
    ['single-thread', 'java.util.concurrent.Executors.newCachedThreadPool().execute(() -> { depth = 1; });'],
    ['framework-sets:T.depth', ''],
  ])('do not count where the run breaks %s', async (assumption, code) => {
    expect(await told(code, [assumption])).toEqual({ told: 0, excused: 1 });
    expect(await told(code, ['known-subclasses'])).toEqual({ told: 1, excused: 0 });
  });

  it('count where the program itself throws such an error', async () => {
    const thrown = 'try { throw new StackOverflowError(); } catch (StackOverflowError e) { }';
    expect(await told(thrown, ['no-vm-errors'])).toEqual({ told: 1, excused: 0 });
  });
});
