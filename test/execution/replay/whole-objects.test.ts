/** Objects that a client writes for interfaces with several methods: the run, and the Java that shows it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { jdkFrom } from '../../support/classfiles.js';
import { witnesses } from './replaying.js';

const jdk = jdkFrom(17);

const BY_CALLS = { starts: ['calls'] } as const;

const WRAPPER = `public class Wrapper {
  public @interface Plain { String name(); String[] words(); int count(); boolean isLoud(); Class<?> kind(); }
  public interface Other { int size(); Other next(); java.util.List<String> all(); default int twice() { return 2 * size(); } }
  private Plain plain;
  private Other other;
  public Wrapper(Plain given) { plain = given; }
  public Wrapper(Other given) { other = given; }
  public int words() { return plain.words().length; } // here
  public int size() { return other == null ? 0 : other.size(); }
}`;

describe('an object of an interface that nothing gives', () => {
  it('is written, so that the other constructor is seen to leave a field null', async () => {
    const [witness] = await witnesses(WRAPPER, 'here', BY_CALLS);
    expect(witness?.calls).toEqual(['wrapper = new Wrapper(new Wrapper.Other() {…})', 'wrapper.words()']);
  });

  it.skipIf(jdk === undefined)('is Java that compiles and fails as the run does', async () => {
    const [witness] = await witnesses(WRAPPER, 'here', BY_CALLS);
    const program = witness?.program;
    if (program === undefined || !('statements' in program) || jdk === undefined) throw new Error('no program');
    const folder = mkdtempSync(path.join(tmpdir(), 'espalier-whole-'));
    writeFileSync(path.join(folder, 'Wrapper.java'), WRAPPER);
    const main = `public class Main { public static void main(String[] args) { ${program.statements.join(' ')} } }`;
    writeFileSync(path.join(folder, 'Main.java'), main);
    const run = (tool: string, ...words: string[]): string => {
      try {
        return execFileSync(path.join(jdk.home, 'bin', tool), words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
      } catch (error) {
        return String(error);
      }
    };
    expect(run('javac', 'Wrapper.java', 'Main.java')).toBe('');
    expect(run('java', 'Main')).toContain('NullPointerException');
  });

  it('never answers null: what it cannot answer is refused', async () => {
    const text = (used: string): string => `public class A {
      public interface Other { int size(); Other next(); }
      public static int f(Other other) { return ${used}; } // here
    }`;
    expect(await witnesses(text('other.next().size()'), 'here', BY_CALLS)).toEqual([undefined]);
    const [witness] = await witnesses(text('(new int[0])[other.size()]'), 'here', BY_CALLS, 'in-bounds');
    expect(witness?.calls).toEqual(['A.f(new A.Other() {…})']);
  });

  it('is not written where the input makes one, nor of a sealed interface', async () => {
    const text = (modifier: string): string => `public class A {
      public ${modifier} interface Other permits Kept { int size(); int more(); }
      static final class Kept implements Other {
        private Kept() {}
        public int size() { return 1; }
        public int more() { return 1; }
      }
      public static int f(Other other) { return (new int[1])[other.size()]; } // here
    }`;
    expect(await witnesses(text('sealed'), 'here', BY_CALLS, 'in-bounds')).toEqual([undefined]);
    const open = text('').replace(' permits Kept', '').replace('private Kept()', 'Kept()');
    const [witness] = await witnesses(open, 'here', BY_CALLS, 'in-bounds');
    expect(witness?.calls.join()).not.toContain('{…}');
  });
});
