/** Running `main`: arguments, output, exit status, uncaught exceptions. */
import { describe, expect, it } from 'vitest';
import { findMain, type ProgramRun, runMain } from '../../src/execution/entry.js';
import type { NativeMethod } from '../../src/execution/native-context.js';
import { programOf } from '../ir/library.js';

const TEXT = `
class Print { static native void line(String text); static native void exit(int status); static native int read(); }
class Good { public static void main(String[] args) {
  int length, index; String arg;
  0: length = args.length
  1: index = 0
  2: if index < length -> 3 else -> 7
  3: check index within args
  4: arg = args[index]
  5: static Print.line(arg)
  6: index = index + 1 -> 2
  7: return
} }
class Heir extends Good {}
class Bad { public static void main(String[] args) { int zero; 0: zero = 0  1: check zero != 0  2: return } }
class Broken { static void <clinit>() { int zero; 0: zero = 0  1: check zero != 0  2: return }
  public static void main(String[] args) { 0: return } }
class Leaver { public static void main(String[] args) { 0: static Print.exit(259)  1: return } }
class Reader { public static void main(String[] args) {
  int byte;
  0: byte = static Print.read()
  1: if byte >= 0 -> 2 else -> 3
  2: static Print.exit(byte)
  3: return
} }
class Instance { public void main(String[] args) { 0: return } }
`;

const natives = new Map<string, NativeMethod>([
  [
    'Print.line(Ljava/lang/String;)V',
    (context, [text]) => {
      context.print('out', `${context.text(text)}\n`);
      return undefined;
    },
  ],
  ['Print.exit(I)V', (context, [status]) => context.exit(status as number)],
  ['Print.read()I', (context) => context.readByte()],
]);

function start(name: string, ...programArguments: string[]): ProgramRun & { readonly printed: string } {
  const table = programOf(TEXT);
  const main = findMain(table, name);
  if (main === undefined) throw new Error(`no main in ${name}`);
  let printed = '';
  const output = (stream: string, text: string): void => {
    printed += `${stream}: ${text}`;
  };
  const result = runMain(table, main, programArguments, { natives, output, input: 'é' });
  return { ...result, printed };
}

describe('a program', () => {
  it('gets its arguments and prints', () => {
    expect(start('Good', 'one', 'two')).toMatchObject({ status: 0, printed: 'out: one\nout: two\n' });
  });

  it('inherits main', () => {
    expect(start('Heir', 'three')).toMatchObject({ status: 0, printed: 'out: three\n' });
  });

  it('ends with status 1 when an exception escapes', () => {
    expect(start('Bad')).toMatchObject({
      status: 1,
      exception: { type: 'java.lang.ArithmeticException', message: '/ by zero' },
      printed: 'err: Exception in thread "main" err: java.lang.ArithmeticException: / by zero\n',
    });
  });

  it('fails when its class cannot be initialised', () => {
    expect(start('Broken')).toMatchObject({
      status: 1,
      exception: { type: 'java.lang.ExceptionInInitializerError' },
    });
  });

  it('chooses its exit status, of which eight bits remain', () => {
    expect(start('Leaver')).toMatchObject({ status: 3, outcome: { kind: 'exit', status: 259 } });
  });

  it('reads standard input as UTF-8', () => {
    expect(start('Reader')).toMatchObject({ outcome: { kind: 'exit', status: 0xc3 } });
  });

  it('needs a static main', () => {
    expect(findMain(programOf(TEXT), 'Instance')).toBeUndefined();
    expect(findMain(programOf(TEXT), 'Print')).toBeUndefined();
  });
});
