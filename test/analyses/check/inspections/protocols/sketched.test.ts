/** What is proved of calls of protocols: never one that fails on a JVM, and those that evidently cannot fail. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { protocolError } from '../../../../../src/analyses/check/inspections/protocols/protocol-error.js';
import { componentsFolder } from '../../../../../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../../../../../src/cli/input/source-folders.js';
import type { Claim } from '../../../../../src/findings/claim.js';
import type { Workspace } from '../../../../../src/workspace/index.js';
import { MODELS, openWith } from '../../../../support/open.js';
import { claimsOf, findingsOf, inspectWorkspace } from '../inspecting.js';

const PROTOCOLS = sourceFolder(componentsFolder(), 'input');

function open(text: string): Promise<Workspace> {
  return openWith({ inputs: [{ path: 'T.java', text }], library: sourceEntries(MODELS), protocols: PROTOCOLS });
}

async function claims(text: string): Promise<readonly Claim[]> {
  return claimsOf(inspectWorkspace(protocolError, await open(text), 'without replay'));
}

/** Members of a class: `call: verdict` of each call in `m`. */
async function verdicts(members: string): Promise<readonly string[]> {
  const found = await claims(
    `import java.util.*; import java.util.concurrent.locks.*; import java.io.*;
    class T { ${members} }
    class Door {
      private boolean isOpen;
      void open() { if (isOpen) throw new IllegalStateException(); isOpen = true; }
      void close() { if (!isOpen) throw new IllegalStateException(); isOpen = false; }
    }`,
  );
  return found.map(({ subject, verdict }) => `${subject}: ${verdict}`);
}

/** Right, and the same with a fault: the calls that are not proved then. */
const TWINS: readonly (readonly [name: string, right: string, wrong: string, unproved: readonly string[]])[] = [
  [
    'a loop over a list that others have',
    'void m(List<String> l, List<String> r) { List<String> o = new ArrayList<>(); for (String s : l) o.add(s); }',
    'void m(List<String> l, List<String> r) { for (String s : l) r.size(); for (String s : l) l.clear(); }',
    ['the next turn of the loop', 'l.clear()'],
  ],
  [
    'keys of a map',
    'void m(Map<String, Integer> m) { for (String k : m.keySet()) m.get(k); }',
    'void m(HashMap<String, Integer> m) { for (String k : m.keySet()) m.remove(k); }',
    ['the next turn of the loop'],
  ],
  [
    'an iterator that removes',
    'void m() { List<String> l = new ArrayList<>(); l.add("a"); Iterator<String> i = l.iterator(); while (i.hasNext()) { i.next(); i.remove(); } }',
    'void m() { List<String> l = new ArrayList<>(); l.add("a"); Iterator<String> i = l.iterator(); while (i.hasNext()) { i.remove(); i.next(); } }',
    ['i.remove()'],
  ],
  [
    'a set that asks its elements for their hash',
    'void m() { Door d = new Door(); d.open(); new HashSet<Object>().add(new Object() { public int hashCode() { return d == null ? 0 : 1; } }); d.close(); }',
    'void m() { Door d = new Door(); d.open(); new HashSet<Object>().add(new Object() { public int hashCode() { d.close(); return 1; } }); Door e = d; e.close(); }',
    ['d.close()', 'e.close()'],
  ],
  [
    'a deque',
    'void m() { Deque<String> d = new ArrayDeque<>(); d.push("a"); d.pop(); }',
    'void m() { Deque<String> d = new ArrayDeque<>(); d.push("a"); d.pop(); d.pop(); }',
    ['d.pop()'],
  ],
  [
    'the first element',
    'String m(List<String> l) { return l.isEmpty() ? "" : l.get(0); }',
    'String m(List<String> l) { return l.isEmpty() ? "" : l.get(1); }',
    ['l.get(1)'],
  ],
  [
    'an optional',
    'String m(Optional<String> o) { return o.isPresent() ? o.get() : ""; }',
    'String m(Optional<String> o, Optional<String> p) { return o.isPresent() ? p.get() : ""; }',
    ['p.get()'],
  ],
  [
    'a lock',
    'void m(ReentrantLock l) { l.lock(); try { hashCode(); } finally { l.unlock(); } }',
    'void m(ReentrantLock l) { try { hashCode(); l.lock(); } finally { l.unlock(); } }',
    ['l.unlock()'],
  ],
  [
    'a file',
    'String m(String f) throws IOException { try (BufferedReader r = new BufferedReader(new FileReader(f))) { return r.readLine(); } }',
    'String m(String f) throws IOException { FileReader in = new FileReader(f); BufferedReader r = new BufferedReader(in); in.close(); return r.readLine(); }',
    ['r.readLine()'],
  ],
  [
    'a class of the user',
    'void m() { Door d = new Door(); d.open(); d.close(); d.open(); }',
    'void m(Door e) { Door d = new Door(); d.open(); d.close(); e.close(); }',
    ['e.close()'],
  ],
];

describe('calls of protocols', () => {
  it.each(TWINS)('%s', async (_, right, wrong, unproved) => {
    const all = await verdicts(right);
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter((each) => !each.endsWith(': proved'))).toEqual([]);
    const others = (await verdicts(wrong)).filter((each) => !each.endsWith(': proved'));
    expect([...new Set(others)].sort()).toEqual(unproved.map((each) => `${each}: unproved`).sort());
  });

  // The same whether objects of each class are imagined, or what all of them do together counts.
  it.each([3, 14])('of %i classes behind an interface', async (count) => {
    const gates = Array.from(
      { length: count },
      (_, number) => `class Gate${number} implements Gate {
        private int state;
        public void pass() { if (state == ${number}) throw new IllegalStateException(); state = ${number}; }
      }`,
    );
    const found = await claims(`
      interface Gate { void pass(); }
      ${gates.join('\n')}
      class T {
        static Gate1 shared = new Gate1();
        void given(Gate given) { given.pass(); }
        void kept(Gate given) { Gate1 mine = new Gate1(); given.pass(); mine.pass(); }
        void seen(Gate given) { Gate1 known = new Gate1(); shared = known; given.pass(); known.pass(); }
        void twice() { Gate1 again = new Gate1(); again.pass(); again.pass(); }
      }`);
    // One with state 0 refuses at once; what a given object does reaches what others can find, and nothing else.
    const verdictsOf = (subject: string) =>
      found.filter((each) => each.subject === subject).map((each) => each.verdict);
    expect(verdictsOf('given.pass()')).toEqual(['unproved', 'unproved', 'unproved']);
    expect(verdictsOf('mine.pass()')).toEqual(['proved']);
    expect(verdictsOf('known.pass()')).toEqual(['unproved']);
    expect(verdictsOf('again.pass()')).toEqual(['proved', 'unproved']);
  });

  it('runs programs, and tells of library calls that end them', async () => {
    const shown = async (main: string): Promise<readonly string[]> => {
      const workspace = await open(`import java.util.*;
        public class T { private static class Sum {
          static int of(String words) {
            Deque<Integer> numbers = new ArrayDeque<>();
            for (String word : words.split(" ")) {
              if (word.equals("+")) numbers.push(numbers.pop() + numbers.pop());
              else numbers.push(word.length());
            }
            return numbers.pop();
          }
        }
        public static void main(String[] args) { ${main} } }`);
      return findingsOf(inspectWorkspace(protocolError, workspace)).map(
        ({ location, verdict, message }) => `${location.line} ${verdict} ${message}`,
      );
    };
    expect(await shown('Sum.of("a bb +"); Sum.of("a +");')).toEqual([
      `6 refuted \`numbers.pop()\` throws NoSuchElementException: there is no such element`,
    ]);
    expect(await shown('Sum.of("a bb +");')).toEqual([]);
    expect(await shown('try { Sum.of("+"); } catch (NoSuchElementException e) { System.out.println(); }')).toEqual([]);
    // Positions are what another rule tells of.
    expect(await shown('List<String> words = new ArrayList<>(); words.add("a"); words.get(args.length + 1);')).toEqual(
      [],
    );
    expect(await shown('new Stack<String>().pop();')).toEqual([
      '12 refuted `new Stack(…).pop()` throws EmptyStackException: there is no such element',
    ]);
    // What code throws that the library is given is not refused by the library.
    expect(await shown('List.of(1).forEach(n -> { throw new IllegalStateException(); });')).toEqual([]);
    // Nobody has typed anything.
    expect(await shown('Scanner in = new Scanner(System.in); in.nextLine();')).toEqual([]);
  });

  it('proves none that fails on a JVM', async () => {
    const text = readFileSync(new URL('./Adversaries.java', import.meta.url), 'utf8');
    const found = await claims(text);
    const failing = text.split('\n').flatMap((line, index) => (line.endsWith('// fails') ? [index + 1] : []));
    expect(failing.length).toBe(59);
    const wrong = failing.filter((line) => {
      const here = found.filter(({ location }) => location.line === line);
      return here.length > 0 && here.every(({ verdict }) => verdict === 'proved');
    });
    expect(wrong).toEqual([]);
    expect(found.filter(({ verdict }) => verdict === 'proved').length).toBeGreaterThan(100);
  });

  it('proves nothing of code with errors', async () => {
    const text =
      'import java.util.*; class T { void m(List<String> l) { for (String s : l) s.length(); } int n() { return } }';
    expect((await claims(text)).filter(({ verdict }) => verdict === 'proved')).toEqual([]);
  });

  it('says what it rests on', async () => {
    const found = await claims('import java.util.*; class T { void m(ArrayList<String> l) { l.add("a"); } }');
    expect(found.map(({ verdict }) => verdict)).toEqual(['proved']);
    expect(found[0]?.assumptions).toContain('library-spec:java.util.ArrayList');
    expect(found[0]?.assumptions).toContain('known-subclasses');
  });

  it('says the same whatever was asked before', async () => {
    const text = readFileSync(new URL('./Adversaries.java', import.meta.url), 'utf8');
    const tail = 'class U { void m(java.util.List<String> l) { for (String s : l) new Adversaries().grow(); } }';
    const [one, other] = [
      await claims(`${text}${tail}`),
      await claims(
        `import java.util.*; import java.util.function.*; import java.util.concurrent.locks.*; import java.io.*; ${tail}${text.replaceAll(/^import .*$/gm, '')}`,
      ),
    ];
    const plain = (all: readonly Claim[]): readonly string[] =>
      all.map(({ subject, verdict, reason }) => `${subject} ${verdict} ${reason?.replace(/line \d+/, '')}`).sort();
    expect(plain(other)).toEqual(plain(one));
  });
});
