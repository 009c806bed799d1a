/** A minimal class library as IR text: enough for small programs of tests to resolve against. */
import type { ClassTable } from '../../src/ir/program.js';
import { parseProgram } from '../../src/ir/text/parse.js';

const THROWABLES: readonly (readonly [name: string, parent: string])[] = [
  ['Exception', 'Throwable'],
  ['Error', 'Throwable'],
  ['RuntimeException', 'Exception'],
  ['NullPointerException', 'RuntimeException'],
  ['ArithmeticException', 'RuntimeException'],
  ['ClassCastException', 'RuntimeException'],
  ['ArrayStoreException', 'RuntimeException'],
  ['NegativeArraySizeException', 'RuntimeException'],
  ['IndexOutOfBoundsException', 'RuntimeException'],
  ['ArrayIndexOutOfBoundsException', 'IndexOutOfBoundsException'],
  ['IllegalStateException', 'RuntimeException'],
  ['IllegalMonitorStateException', 'RuntimeException'],
  ['LinkageError', 'Error'],
  ['IncompatibleClassChangeError', 'LinkageError'],
  ['AbstractMethodError', 'IncompatibleClassChangeError'],
  ['ExceptionInInitializerError', 'LinkageError'],
  ['NoClassDefFoundError', 'LinkageError'],
  ['StackOverflowError', 'Error'],
  ['OutOfMemoryError', 'Error'],
];

const throwable = ([name, parent]: readonly [string, string]): string => `
model public class java.lang.${name} extends java.lang.${parent} {
  public void <init>() {
    0: special this.java.lang.${parent}::<init>()
    1: return
  }
  public void <init>(String message) {
    0: special this.java.lang.${parent}::<init>(message)
    1: return
  }
}
`;

const TEXT = `
model public class Object {
  public void <init>() {
    0: return
  }
  public boolean equals(Object other) {
    0: if this == other -> 1 else -> 2
    1: return true
    2: return false
  }
  public native int hashCode();
  public String toString() {
    0: return "object"
  }
}
model public interface CharSequence {
  public abstract int length();
}
model public interface java.io.Serializable {}
model public interface Cloneable {}
model public final class String implements CharSequence, java.io.Serializable {
  public native int length();
}
model public final class Class {}
model public class Throwable implements java.io.Serializable {
  private String message;

  public void <init>() {
    0: special this.Object::<init>()
    1: return
  }
  public void <init>(String message) {
    0: special this.Object::<init>()
    1: this.message = message
    2: return
  }
  public String getMessage() {
    String %1;
    0: %1 = this.message
    1: return %1
  }
}
${THROWABLES.map(throwable).join('')}
`;

/** The same table for everyone: bodies and classes are immutable. */
export function testLibrary(): ClassTable {
  const parsed = parseProgram(TEXT);
  if (parsed.kind === 'error') throw new Error(`line ${parsed.error.line}: ${parsed.error.message}`);
  return parsed.table;
}

/** The table of a program given as text; fails the test when the text is malformed. */
export function programOf(text: string, library = testLibrary()): ClassTable {
  const parsed = parseProgram(text, library);
  if (parsed.kind === 'error')
    throw new Error(`line ${parsed.error.line}:${parsed.error.column}: ${parsed.error.message}`);
  return parsed.table;
}
