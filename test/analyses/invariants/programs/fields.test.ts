/** Nullness and signs of fields between calls, whatever clients do. */
import { describe, expect, it } from 'vitest';
import { claim, resultOf, verdict } from './support.js';

/** Without call sequences: what the analysis itself says. */
const ALONE = { replay: false } as const;

describe('nullness', () => {
  const TEXT = `public final class Fields {
  private final Object given;
  private Object made = new Object();
  private Object never;
  private Object reset = new Object();
  private static final java.util.List<String> NAMES = new java.util.ArrayList<>();
  public Fields(Object given) { if (given == null) throw new NullPointerException(); this.given = given; }
  public void renew(Object other) { if (other != null) made = other; }
  public void reset() { reset = null; }
  public Object never() { return never; }
}`;

  it('tells what is never null and what always is', async () => {
    const result = await resultOf('Fields', TEXT, ALONE);
    expect(verdict(result, 'non-null', 'given')).toBe('proved');
    expect(verdict(result, 'non-null', 'made')).toBe('proved');
    expect(verdict(result, 'null', 'never')).toBe('proved');
    expect(verdict(result, 'non-null', 'reset')).not.toBe('proved');
    expect(verdict(result, 'null', 'reset')).not.toBe('proved');
    expect(verdict(result, 'non-null', 'NAMES')).toBe('proved');
  });

  it('does not trust what others can write', async () => {
    const text = 'public class Open { public Object shown = new Object(); Object near = new Object(); }';
    const result = await resultOf('Open', text, ALONE);
    expect(verdict(result, 'non-null', 'shown')).toBe('unknown');
    expect(claim(result, 'non-null', 'shown').reason).toContain('undisciplined');
    expect(verdict(result, 'non-null', 'near')).toBe('unknown');
  });

  it('does not trust a constructor that lets its object out before the field is set', async () => {
    const text = `public class Early {
  public interface Seer { void see(Early e); }
  private Object late;
  public Early(Seer s) { s.see(this); late = new Object(); }
  public Object late() { return late; }
}`;
    expect(verdict(await resultOf('Early', text, ALONE), 'non-null', 'late')).not.toBe('proved');
  });

  it('does not trust a constructor that leaves the field out on one way', async () => {
    const text = `public final class Half {
  private Object x;
  public Half(int n) { if (n > 0) x = new Object(); }
  public Half() { this(1); }
}`;
    expect(verdict(await resultOf('Half', text, ALONE), 'non-null', 'x')).not.toBe('proved');
  });

  it('sees what an inner class stores through a private method', async () => {
    const text = `public final class Owner {
  private Object held = new Object();
  private void drop() { held = null; }
  public final class Key { public void turn() { drop(); } }
  public Key key() { return new Key(); }
}`;
    expect(verdict(await resultOf('Owner', text, ALONE), 'non-null', 'held')).not.toBe('proved');
  });

  it('sees what a callback stores in the middle', async () => {
    const text = `public final class Middle {
  private Object kept = new Object();
  private Object seen = new Object();
  public void with(Runnable r) { kept = null; r.run(); seen = kept; kept = new Object(); }
}`;
    const result = await resultOf('Middle', text, ALONE);
    expect(verdict(result, 'non-null', 'seen')).not.toBe('proved');
    expect(verdict(result, 'non-null', 'kept')).not.toBe('proved');
  });

  it('follows a field that is null only in between', async () => {
    const text = `public final class Between {
  private Object kept = new Object();
  public void renew() { kept = null; kept = new Object(); }
}`;
    expect(verdict(await resultOf('Between', text, ALONE), 'non-null', 'kept')).toBe('proved');
  });

  it('follows objects that the class itself makes', async () => {
    const text = `public final class Made {
  private Object x;
  private Made(Object x) { this.x = x; }
  public static Made of() { return new Made(new Object()); }
  public static Made none() { return new Made(null); }
}`;
    expect(verdict(await resultOf('Made', text, ALONE), 'non-null', 'x')).not.toBe('proved');
    const without = text.replace('return new Made(null);', 'return of();');
    expect(verdict(await resultOf('Made', without, ALONE), 'null', 'x')).not.toBe('proved');
  });

  it('an annotated field is an obligation', async () => {
    const text = `import org.jspecify.annotations.NonNull;
public final class Annotated {
  private @NonNull Object x = new Object();
  public void set(Object other) { x = other; }
}`;
    const obligation = (await resultOf('Annotated', text)).claims.find(({ kind }) => kind === 'obligation');
    expect(obligation).toMatchObject({ property: 'invariant', subject: 'x', verdict: 'refuted' });
  });
});

describe('signs', () => {
  it('prove an invariant about numbers where nothing can overflow', async () => {
    const text = `public final class Gauge {
  //@ invariant level >= 0;
  private int level;
  public void set(int n) { if (n >= 0) level = n; }
  public void halve() { level = level / 2; }
  public void clear() { level = 0; }
}`;
    const result = await resultOf('Gauge', text, { ...ALONE, domain: 'signs' });
    expect(claim(result, 'invariant', 'level')).toMatchObject({ verdict: 'proved', by: ['signs'], kind: 'obligation' });
  });

  it('do not prove that a counter stays positive: it may overflow', async () => {
    const text = `public final class Counter {
  //@ invariant count >= 0;
  private int count;
  public void add() { count++; }
}`;
    expect(verdict(await resultOf('Counter', text, ALONE), 'invariant', 'count')).not.toBe('proved');
  });

  it('see all stores: private methods, other instances, callbacks of inner classes', async () => {
    const text = `public final class Deep {
  //@ invariant depth >= 0;
  private int depth;
  private void sink() { depth = -1; }
  public void call(Deep other) { other.sink(); }
}`;
    expect(verdict(await resultOf('Deep', text, ALONE), 'invariant', 'depth')).not.toBe('proved');
    const inner = text.replace(
      'public void call(Deep other) { other.sink(); }',
      'public Runnable r() { return () -> sink(); }',
    );
    expect(verdict(await resultOf('Deep', inner, ALONE), 'invariant', 'depth')).not.toBe('proved');
  });
});

describe('final links', () => {
  const proved = async (text: string): Promise<boolean> =>
    claim(await resultOf('Cons', text, ALONE), 'acyclic', 'rest').verdict === 'proved';

  it('never lead back, whatever is handed in', async () => {
    const record = 'public record Cons(int first, Cons rest) { }';
    expect(await proved(record)).toBe(true);
    const plain = 'public final class Cons { private final Cons rest; public Cons(Cons rest) { this.rest = rest; } }';
    expect(await proved(plain)).toBe(true);
  });

  it('may lead back where the constructor links the object to itself, or lets it out before', async () => {
    const own =
      'public final class Cons { private final Cons rest; public Cons(boolean b) { this.rest = b ? this : null; } }';
    expect(await proved(own)).toBe(false);
    const kept = `public final class Cons { private final Cons rest; private Object self;
      public Cons(int n) { self = this; rest = (Cons) self; } }`;
    expect(await proved(kept)).toBe(false);
    const out = `public class Cons { private final Cons rest; static Cons last;
      public Cons(Cons r) { last = this; rest = r != null ? r : new Cons(last); } }`;
    expect(await proved(out)).toBe(false);
  });
});
