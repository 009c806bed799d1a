/**
 * Fields that every constructor sets: programs in which somebody sees such a field before it is set, or after it is null
 * again, with the machine as judge; and plain classes where nobody does.
 */
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../support/open.js';
import { agreement } from '../agreement.js';
import { checkText, claimsOf, lineOf, verdicts } from './checking.js';
import { SEEN_TOO_EARLY } from './set-fields/seen-too-early.js';
import { SEEN_TOO_LATE } from './set-fields/seen-too-late.js';

describe('programs that see a field without its value', () => {
  it.each([...SEEN_TOO_EARLY, ...SEEN_TOO_LATE])('%s', async (_, text) => {
    const workspace = await openTexts([{ path: 'Main.java', text }]);
    const { failures, contradicted } = agreement(workspace, 'Main');
    expect(failures.length).toBeGreaterThan(0);
    expect(contradicted).toEqual([]);
  });
});

const SHELF = `
  import java.util.ArrayList;
  import java.util.List;
  public class Shelf {
    private final List<String> titles = new ArrayList<>();
    private Object label;
    final Object owner;
    private Object lent;
    public Shelf(Object owner, Object label) { this.owner = owner; this.label = label; }
    public Shelf(Object owner) { this(owner, "none"); }
    public int size() { return titles.size(); } // size
    public int hash() { return label.hashCode(); } // label
    public int owned(Shelf other) { return other.owner.hashCode(); } // owner
    public void relabel(Object label) { this.label = label; }
    public void lend(Object to) { lent = to; }
    public int lentTo() { return lent.hashCode(); } // lent
    public Runnable later() { return () -> titles.clear(); } // later
    class Slot { int left() { return 10 - titles.size(); } } // slot
  }
`;

describe('fields that every constructor sets', () => {
  it('are not null in any method, lambda or inner class', async () => {
    const checked = await checkText(SHELF);
    for (const place of ['size', 'label', 'owner', 'later', 'slot']) {
      const found = verdicts(checked, lineOf(SHELF, place), 'null-dereference');
      expect([place, ...new Set(found)]).toEqual([place, 'proved']);
    }
    expect(verdicts(checked, lineOf(SHELF, 'lent'), 'null-dereference')).toContain('unproved');
  });

  it('stay set when code that is not known has run', async () => {
    const text = `
      public class Task {
        private final Object lock;
        private Object name;
        public Task(Object lock, Object name) { this.lock = lock; this.name = name; }
        public int run(Runnable work) { work.run(); return lock.hashCode() + name.hashCode(); } // run
      }
    `;
    const found = verdicts(await checkText(text), lineOf(text, 'run'), 'null-dereference');
    expect(found.filter((verdict) => verdict !== 'proved')).toEqual([]);
    expect(found.length).toBeGreaterThan(2);
  });

  it('hold for subclasses, records and enums', async () => {
    const text = `
      class Base { private final Object id; Base(Object id) { this.id = id; } int key() { return id.hashCode(); } } // base
      class Sub extends Base {
        private final Object more = new Object();
        Sub(Object id) { super(id); }
        int key() { return super.key() + more.hashCode(); } // sub
      }
      record Pair(Object left, Object right) { int sum() { return left.hashCode() + right.hashCode(); } } // record
      enum Unit {
        GRAM("g");
        private final String text;
        Unit(String text) { this.text = text; }
        int size() { return text.length(); } // enum
      }
    `;
    const checked = await checkText(text);
    for (const place of ['base', 'sub', 'record', 'enum']) {
      const found = verdicts(checked, lineOf(text, place), 'null-dereference');
      expect([place, ...new Set(found)]).toEqual([place, 'proved']);
    }
  });

  it('may be shown to others once they are set', async () => {
    const text = `
      import java.util.List;
      public class Member {
        private final Object name;
        public Member(List<Member> all, Object name) { this.name = name; all.add(this); }
        public int hash() { return name.hashCode(); } // hash
      }
    `;
    expect(verdicts(await checkText(text), lineOf(text, 'hash'), 'null-dereference')).toEqual(['proved']);
  });

  it('rest on what their constructors rest on', async () => {
    const text = `
      public class Guarded {
        private final Object name;
        public Guarded(Object[] names) {
          Object name = names[0];
          //@ assume name != null;
          this.name = name;
        }
        public int hash() { return name.hashCode(); } // hash
      }
    `;
    const claim = claimsOf(await checkText(text)).find(({ location }) => location.line === lineOf(text, 'hash'));
    expect(claim?.verdict).toBe('proved');
    expect(claim?.assumptions).toContain('assume:6');
    expect(claim?.assumptions).toContain('no-reflection-or-native');
  });

  it('are null until the constructor has set them, for itself and for those of subclasses', async () => {
    const text = `
      public class Early {
        private Object plain;
        private Object after;
        private Object above;
        public Early(Runnable work, int size) {
          if (size == 1) plain.hashCode(); // plain
          work.run();
          if (size == 2) after.hashCode(); // after
          plain = "a";
          after = "b";
          above = "c";
          if (size == 3) above.hashCode(); // set
        }
        int all() { return plain.hashCode() + after.hashCode() + above.hashCode(); } // all
      }
      class Late extends Early { Late(Runnable work, int size) { super(work, size); } }
    `;
    const checked = await checkText(text);
    const at = (place: string): readonly string[] => verdicts(checked, lineOf(text, place), 'null-dereference');
    expect(at('plain')).toEqual(['unproved']);
    expect(at('after')).toEqual(['unproved']);
    expect(at('set')).toEqual(['proved']);
    expect(at('all')).toEqual(['proved', 'proved', 'proved']);
  });

  it('are none where a finalizer may see a failed object', async () => {
    const text = `
      public class Half {
        private final Object name;
        public Half(Object name, int size) { if (size < 0) throw new IllegalArgumentException(); this.name = name; }
        protected void finalize() { name.hashCode(); } // finalize
      }
    `;
    expect(verdicts(await checkText(text), lineOf(text, 'finalize'), 'null-dereference')).toEqual(['unproved']);
  });
});
