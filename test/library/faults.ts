/**
 * Records that are wrong on purpose. Each is a true record with one thing left out or denied, so that only what was falsified can be
 * reported.
 */
import type { MethodRecord } from '../../src/library/index.js';
import type { Task } from './tasks.js';

export interface Fault {
  readonly task: Task;
  /** The kind of fact that is wrong. */
  readonly kind: string;
}

const fault = (owner: string, key: string, kind: string, wrong: Omit<MethodRecord, 'class' | 'methods'>): Fault => ({
  task: { class: owner, key, record: { class: owner, methods: [key], ...wrong } },
  kind,
});

export const FAULTS: readonly Fault[] = [
  // A callback is left out: of an argument, an element, what is held by a wrapper, a superclass, what is held by what is given.
  fault('java.util.Objects', 'requireNonNullElseGet(Object,Supplier)', 'calls', { calls: [] }),
  fault('java.lang.String', 'format(String,Object[])', 'calls', { calls: ['java.lang.Object.hashCode'] }),
  fault('java.time.LocalDate', 'with(TemporalAdjuster)', 'calls', { calls: [] }),
  fault('java.util.ArrayList', 'contains(Object)', 'calls', { calls: [] }),
  fault('java.util.HashMap', 'get(Object)', 'calls', { calls: ['java.lang.Object.equals'] }),
  fault('java.util.TreeMap', 'get(Object)', 'calls', { calls: ['java.util.Collection', 'java.util.Map', 'this'] }),
  fault('java.util.AbstractCollection', 'toString()', 'calls', { calls: ['this'] }),
  fault('java.util.List', 'size()', 'calls', { calls: [] }),
  fault('java.util.Collections', 'shuffle(List,Random)', 'calls', { calls: ['java.util.Collection'] }),
  fault('java.util.AbstractSequentialList', 'iterator()', 'calls', { calls: [] }),
  fault('java.util.AbstractList', 'indexOf(Object)', 'calls', { calls: ['java.util.Map'] }),
  fault('java.io.BufferedReader', 'readLine()', 'calls', { calls: [] }),
  fault('java.io.PrintStream', 'println(Object)', 'calls', { calls: ['java.lang.Object.toString'] }),
  fault('java.io.OutputStream', 'write(byte[])', 'calls', { calls: [] }),
  fault('java.lang.ThreadLocal', 'get()', 'calls', { calls: ['java.util.function.Supplier'] }),
  fault('java.lang.Thread', 'start()', 'calls', { calls: ['this'] }),
  fault('java.util.stream.Stream', 'count()', 'calls', { calls: ['java.util.Iterator', 'java.util.Spliterator'] }),
  fault('java.util.GregorianCalendar', '<init>(int,int,int)', 'calls', { calls: [] }),
  fault('java.util.Iterator', 'forEachRemaining(Consumer)', 'calls', { calls: ['java.util.Iterator'] }),
  // What an iterator has passed is said to be spared.
  fault('java.util.Collection', 'removeIf(Predicate)', 'calls', {
    calls: ['java.util.*', 'java.lang.*', 'this'],
    spares: ['java.util.Iterator.remove'],
  }),
  // A null result is denied: by the library itself, and handed on from a callback.
  fault('java.util.Map', 'get(Object)', 'null', { null: 'never' }),
  fault('java.util.Map', 'put(Object,Object)', 'null', { null: 'never' }),
  fault('java.io.BufferedReader', 'readLine()', 'null', { null: 'never' }),
  fault('java.util.Optional', 'orElseGet(Supplier)', 'null', { null: 'never' }),
  fault('java.util.ArrayList', 'get(int)', 'null', { null: 'never' }),
  fault('java.io.File', 'getParent()', 'null', { null: 'never' }),
  fault('java.lang.ThreadLocal', 'get()', 'null', { null: 'never' }),
  // A write is forgotten: of the receiver, an argument, what is behind a view or an iterator, the place where one stands.
  fault('java.util.ArrayList', 'add(Object)', 'writes', { writes: [] }),
  fault('java.io.Reader', 'read()', 'writes', { writes: [] }),
  fault('java.util.Iterator', 'remove()', 'writes', { writes: [] }),
  fault('java.util.Iterator', 'remove()', 'writes', { writes: ['itself'] }),
  fault('java.util.Iterator', 'next()', 'writes', { writes: [] }),
  fault('java.util.Collections', 'list(Enumeration)', 'writes', { writes: [] }),
  fault('java.util.Collections', 'sort(List)', 'writes', { writes: [] }),
  fault('java.util.Arrays', 'fill(Object[],Object)', 'writes', { writes: ['2'] }),
  fault('java.util.Collection', 'toArray(Object[])', 'writes', { writes: ['this'] }),
  fault('java.util.LinkedHashMap', 'get(Object)', 'writes', { writes: [] }),
  fault('java.util.Random', 'nextInt()', 'writes', { writes: [] }),
  fault('java.lang.StringBuilder', 'append(char)', 'writes', { writes: [] }),
  fault('java.util.regex.Matcher', 'find()', 'writes', { writes: [] }),
  fault('java.nio.ByteBuffer', 'get()', 'writes', { writes: [] }),
  fault('java.io.InputStream', 'read(byte[])', 'writes', { writes: ['this'] }),
  // An exception is forgotten.
  fault('java.util.Objects', 'requireNonNull(Object)', 'throws', { throws: [] }),
  fault('java.util.List', 'get(int)', 'throws', { throws: ['java.lang.NullPointerException'] }),
  fault('java.util.Iterator', 'next()', 'throws', { throws: ['java.util.NoSuchElementException'] }),
  fault('java.util.List', 'add(Object)', 'throws', { throws: ['java.lang.IllegalStateException'] }),
  fault('java.util.TreeMap', 'put(Object,Object)', 'throws', { throws: ['java.lang.NullPointerException'] }),
  fault('java.lang.Integer', 'parseInt(String)', 'throws', { throws: [] }),
  fault('java.util.ArrayList', 'forEach(Consumer)', 'throws', { throws: ['java.lang.NullPointerException'] }),
  // The result is something else.
  fault('java.lang.StringBuilder', 'append(String)', 'returns', { returns: ['new'] }),
  fault('java.util.Optional', 'get()', 'returns', { returns: ['new'] }),
  fault('java.util.Objects', 'requireNonNullElse(Object,Object)', 'returns', { returns: ['1'] }),
  fault('java.util.List', 'iterator()', 'returns', { returns: ['this'] }),
  fault('java.util.Collection', 'toArray(Object[])', 'returns', { returns: ['1'] }),
  fault('java.util.Objects', 'requireNonNullElseGet(Object,Supplier)', 'returns', { returns: ['1', 'new'] }),
  // A null is passed to a callback: an element, a key, what the program passed to a method of the library.
  fault('java.util.function.Consumer', 'accept(Object)', 'given', { given: ['1'] }),
  fault('java.util.Comparator', 'compare(Object,Object)', 'given', { given: ['1'] }),
  fault('java.lang.Thread$UncaughtExceptionHandler', 'uncaughtException(Thread,Throwable)', 'given', { given: ['1'] }),
  fault('java.lang.reflect.InvocationHandler', 'invoke(Object,Method,Object[])', 'given', { given: ['3'] }),
  fault('java.nio.file.FileVisitor', 'postVisitDirectory(Object,IOException)', 'given', { given: ['2'] }),
  // Something is kept: by the receiver, the result, a new object, another argument.
  fault('java.util.ArrayList', 'add(Object)', 'keeps', { keeps: ['this'] }),
  fault('java.util.Collections', 'unmodifiableList(List)', 'keeps', { keeps: [] }),
  fault('java.util.List', 'iterator()', 'keeps', { keeps: [] }),
  fault('java.util.Comparator', 'comparing(Function)', 'keeps', { keeps: [] }),
  fault('java.io.BufferedReader', '<init>(Reader)', 'keeps', { keeps: [] }),
  fault('java.util.Collections', 'fill(List,Object)', 'keeps', { keeps: ['1'] }),
];
