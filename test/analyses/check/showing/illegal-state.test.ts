/** Exceptions by which objects of the input refuse a call: whose fault it is that they are met. Each case beside a twin. */
import { describe, expect, it } from 'vitest';
import { checkText, claimsOf } from '../checking.js';

/** `line: verdict`, with what it waits for where it is hidden. */
/** Of the claims in `T` and in further classes; those in `Door` where it is used. */
async function fates(members: string, classes = ''): Promise<readonly string[]> {
  const text = `import java.io.*;\nimport java.util.*;\npublic class T {\n${members}\n}\n${/Door/.test(members) ? DOOR : ''}\n${classes}`;
  return claimsOf(await checkText(text, { replay: true }))
    .filter(({ property }) => property === 'illegal-state')
    .map(({ verdict, hidden }) => `${verdict}${hidden === undefined ? '' : ` (${hidden})`}`);
}

const DOOR = `class Door {
  private boolean open;
  void open() { if (open) throw new IllegalStateException("open"); open = true; }
  void shut() { open = false; }
}`;

describe('illegal-state', () => {
  it('is shown where a program runs into it, and not where it is caught', async () => {
    const calls = 'Door d = new Door(); d.open();';
    expect(await fates(`public static void main(String[] a) { ${calls} d.open(); }`)).toEqual(['refuted']);
    expect(await fates(`public static void main(String[] a) { ${calls} d.shut(); d.open(); }`)).toEqual([
      'refuted (use)',
    ]);
    const caught = 'try { d.open(); } catch (IllegalStateException e) { d.shut(); }';
    expect(await fates(`public static void main(String[] a) { ${calls} ${caught} }`)).toEqual(['refuted (use)']);
    const cleaned = 'try { d.open(); } finally { d.shut(); }';
    expect(await fates(`public static void main(String[] a) { ${calls} ${cleaned} }`)).toEqual(['refuted']);
  });

  it('is shown where a method misuses what it has made, and not where a client does', async () => {
    expect(await fates('public void twice() { Door d = new Door(); d.open(); d.open(); }')).toEqual(['refuted']);
    expect(await fates('public void enter(Door d) { d.open(); }')).toEqual(['refuted (use)']);
    const kept = 'private final Door door = new Door();';
    expect(await fates(`${kept} public void enter() { door.open(); } public void leave() { door.shut(); }`)).toEqual([
      'refuted (use)',
    ]);
  });

  it('is shown where a class asks for its state and goes on all the same', async () => {
    const start =
      'private int state; public void start() { if (state != 0) throw new IllegalStateException(); state = 1; }';
    const pause = 'public void pause() { if (state == 1) state = 2; }';
    expect(await fates(`${start} ${pause} public void resume() { if (state == 2) start(); }`)).toEqual(['refuted']);
    expect(await fates(`${start} ${pause} public void restart() { start(); }`)).toEqual(['refuted (use)']);
  });

  it('knows readers of the input that are used after they were closed', async () => {
    const reader = `class Source implements Closeable {
      private boolean closed;
      int read() throws IOException { if (closed) throw new IOException("closed"); return 1; }
      public void close() { closed = true; }
    }`;
    const made = 'static int read() throws IOException { Source s = new Source();';
    expect(await fates(`${made} s.close(); return s.read(); }`, reader)).toEqual(['refuted']);
    expect(await fates(`${made} int i = s.read(); s.close(); return i; }`, reader)).toEqual(['refuted (use)']);
  });

  it('says nothing of exceptions that arguments decide, or failures that are passed on', async () => {
    expect(await fates('private int n; void f(int i) { if (i > n) throw new IllegalStateException(); }')).toEqual([]);
    const passedOn =
      'void f() { try { new FileReader("a"); } catch (IOException e) { throw new IllegalStateException(e); } }';
    expect(await fates(passedOn)).toEqual([]);
    expect(await fates('void f() { throw new UnsupportedOperationException(); }')).toEqual([]);
  });
});
