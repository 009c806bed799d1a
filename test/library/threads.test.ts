/**
 * Records of threads: what they name is there, in a JDK 17 or the models; and a start, a task or a hook that is left out of them is not seen, so that
 * programs like those of `test/assumptions` would be proved.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import { RECORDS, ThreadFacts, type ThreadRecord } from '../../src/library/index.js';
import { Threads } from '../../src/program/threads/threads.js';
import { jdkOf } from '../support/classfiles.js';
import { openTexts } from '../support/open.js';

const jdk = jdkOf(17);
const CONCURRENT = 'java.util.concurrent.';

/** Only of later releases. */
const LATER = /^java\.lang\.Thread(\$Builder.*|: startVirtualThread\(\*\))$/;

/** Classes that have what a record says of all classes below one, or of a package. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  [`${CONCURRENT}Executor`]: [`${CONCURRENT}ScheduledThreadPoolExecutor`, `${CONCURRENT}ExecutorService`],
  [`${CONCURRENT}*`]: ['ScheduledThreadPoolExecutor', 'ExecutorService', 'ForkJoinTask', 'CompletableFuture'].map(
    (name) => CONCURRENT + name,
  ),
  'java.util.function.*': ['java.util.function.Function'],
};

const classesOf = ({ class: name }: ThreadRecord): readonly string[] => [
  ...(name.endsWith('*') ? [] : [name]),
  ...(EXAMPLES[name] ?? []),
];

const namedIn = ({ starts = [], hooks = [], task, calledBy }: ThreadRecord): readonly string[] => [
  ...starts,
  ...hooks.map((name) => `${name}(*)`),
  ...(task === undefined ? [] : [`${task}(*)`]),
  ...(calledBy === undefined ? [] : [`${calledBy}(*)`]),
];

/** Declared methods by class, as `name(type,type)` with whole names of types. */
function declared(classes: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const javap = path.join(jdk?.home ?? '', 'bin', 'javap');
  const texts = execFileSync(javap, ['-protected', ...classes], { encoding: 'utf8' }).split(/^Compiled from .*$/m);
  return new Map(
    classes.map((name, index) => {
      const methods = [...(texts[index + 1] ?? '').matchAll(/ (\w+)\((.*)\)/g)];
      return [name, methods.map(([, method, parameters]) => `${method}(${parameters?.replaceAll(' ', '')})`)];
    }),
  );
}

function missing(records: readonly ThreadRecord[]): readonly string[] {
  const here = records.filter(({ class: name }) => !LATER.test(name));
  const known = declared([...new Set(here.flatMap(classesOf))]);
  return here.flatMap((record) =>
    namedIn(record).flatMap((pattern) => {
      const parts = pattern.split('*').map((part) => part.replace(/[()]/g, '\\$&'));
      const meant = new RegExp(`^${parts.join('.*')}$`);
      const isThere = classesOf(record).some((name) => known.get(name)?.some((method) => meant.test(method)) === true);
      return isThere || LATER.test(`${record.class}: ${pattern}`) ? [] : [`${record.class}: ${pattern}`];
    }),
  );
}

describe.skipIf(jdk === undefined)('what records of threads name (needs a Java 17)', () => {
  it('is there', () => expect(missing(RECORDS.threads)).toEqual([]));

  it('is missed where it is not', () => {
    const wrong = { class: 'java.lang.Runnable', task: 'walk', starts: ['run(long,*)'] };
    expect(missing([wrong])).toEqual(['java.lang.Runnable: run(long,*)', 'java.lang.Runnable: walk(*)']);
  });
});

/** For each class that has starts, code that starts something by it and nothing else. */
const STARTS: Readonly<Record<string, string>> = {
  'java.lang.Thread': 'void m(Thread it) { it.start(); }',
  'java.lang.Runtime': 'void m(Thread it) { Runtime.getRuntime().addShutdownHook(it); }',
  'java.util.Collection': 'void m(List<String> it) { it.parallelStream(); }',
  'java.util.stream.BaseStream': 'void m(java.util.stream.Stream<String> it) { it.parallel(); }',
  'java.util.Arrays': 'void m(int[] it) { Arrays.parallelSort(it); }',
  [`${CONCURRENT}Executor`]:
    'static abstract class Own implements Executor {} void m(Own it, Runnable r) { it.execute(r); }',
  [`${CONCURRENT}CompletionService`]:
    'static abstract class Own implements CompletionService<String> {} void m(Own it, Callable<String> c) { it.submit(c); }',
  [`${CONCURRENT}ForkJoinTask`]: 'static abstract class Own extends RecursiveAction {} void m(Own it) { it.fork(); }',
  [`${CONCURRENT}CompletionStage`]:
    'static abstract class Own<T> implements CompletionStage<T> {} void m(Own<String> it, Runnable r) { it.thenRunAsync(r); }',
  [`${CONCURRENT}ConcurrentHashMap`]:
    'void m(ConcurrentHashMap<String, String> it) { it.forEach(1L, (one, other) -> {}); }',
};

/** The same of classes that there is no model of: a method of which only the name is known. */
const UNKNOWN: readonly (readonly [record: string, owner: string, name: string, descriptor: string])[] = [
  ['java.lang.Thread$Builder', 'java.lang.Thread$Builder', 'start', '(Ljava/lang/Runnable;)Ljava/lang/Thread;'],
  ['java.lang.Thread$Builder$OfVirtual', 'java.lang.Thread$Builder$OfVirtual', 'unstarted', '(Ljava/lang/Runnable;)V'],
  ['java.lang.Thread$Builder$OfPlatform', 'java.lang.Thread$Builder$OfPlatform', 'start', '(Ljava/lang/Runnable;)V'],
  ['java.lang.ref.Cleaner', 'java.lang.ref.Cleaner', 'register', '(Ljava/lang/Object;Ljava/lang/Runnable;)V'],
  ['java.util.Timer', 'java.util.Timer', 'scheduleAtFixedRate', '(Ljava/util/TimerTask;JJ)V'],
  ['javax.swing.SwingUtilities', 'javax.swing.SwingUtilities', 'invokeLater', '(Ljava/lang/Runnable;)V'],
  ['java.awt.EventQueue', 'java.awt.EventQueue', 'invokeAndWait', '(Ljava/lang/Runnable;)V'],
  [
    `${CONCURRENT}SubmissionPublisher`,
    `${CONCURRENT}SubmissionPublisher`,
    'consume',
    '(Ljava/util/function/Consumer;)V',
  ],
  [
    `${CONCURRENT}*`,
    `${CONCURRENT}StructuredTaskScope$ShutdownOnFailure`,
    'fork',
    '(Ljava/util/concurrent/Callable;)V',
  ],
];

async function hierarchyOf(members: string): Promise<Hierarchy> {
  const text = `import java.util.*; import java.util.concurrent.*; class T { ${members} }`;
  const { table } = await openTexts([{ path: 'T.java', text }]);
  return new Hierarchy(table);
}

const without = (name: string): { readonly threads: readonly ThreadRecord[] } => ({
  threads: RECORDS.threads.filter((record) => record.class !== name),
});

describe('starts', () => {
  it('have a program each', () => {
    const classes = RECORDS.threads.filter(({ starts }) => starts !== undefined).map((record) => record.class);
    expect([...Object.keys(STARTS), ...UNKNOWN.map(([name]) => name)].sort()).toEqual(classes.sort());
  });

  it.each(Object.entries(STARTS))('of %s are seen, but where they are left out', async (name, code) => {
    const hierarchy = await hierarchyOf(code);
    expect(new Threads(hierarchy).start).toBeDefined();
    expect(new Threads(hierarchy, without(name)).start).toBeUndefined();
  });

  it.each(UNKNOWN)(
    'of %s are seen without a model, but where they are left out',
    async (record, owner, name, descriptor) => {
      const hierarchy = await hierarchyOf('');
      const seen = new ThreadFacts(hierarchy, RECORDS).startBy({ owner, name, descriptor });
      const runs = RECORDS.threads.find((each) => each.class === record)?.runs;
      expect(seen).toEqual({ runsFunctions: runs === undefined });
      expect(new ThreadFacts(hierarchy, without(record)).startBy({ owner, name, descriptor })).toBeUndefined();
    },
  );

  it('are not all that has to do with threads', async () => {
    const hierarchy = await hierarchyOf('');
    const isForThreads = (owner: string, name: string, records = RECORDS.threads): boolean =>
      new ThreadFacts(hierarchy, { threads: records }).isForThreads({ owner, name, descriptor: '()V' });
    expect(isForThreads('java.util.concurrent.ForkJoinPool', 'awaitQuiescence')).toBe(true);
    expect(isForThreads('java.util.concurrent.CompletableFuture', 'join')).toBe(true);
    expect(isForThreads('java.util.concurrent.Executors', 'newCachedThreadPool')).toBe(true);
    expect(isForThreads('java.lang.Thread', 'start')).toBe(true);
    expect(isForThreads('java.lang.Thread', 'getName')).toBe(false);
    expect(isForThreads('java.util.Timer', '<init>')).toBe(false);
    expect(isForThreads('java.util.concurrent.Executors', 'newCachedThreadPool', [])).toBe(false);
  });

  it('are not all methods of such a class', async () => {
    const code =
      'void m(Thread t, ConcurrentHashMap<String, String> map, ExecutorService pool) { t.getName(); map.forEach((a, b) -> {}); pool.shutdown(); }';
    expect(new Threads(await hierarchyOf(code)).start).toBeUndefined();
  });
});

/** What threads run, where a start hands over something of which nothing is known. */
const RUN: readonly (readonly [name: string, method: string, code: string])[] = [
  ['java.lang.Runnable', 'run', 'static class Own implements Runnable { public void run() {} }'],
  [
    'java.util.concurrent.Callable',
    'call',
    'static class Own implements Callable<String> { public String call() { return ""; } }',
  ],
  [
    'java.util.concurrent.RecursiveAction',
    'compute',
    'static class Own extends RecursiveAction { protected void compute() {} }',
  ],
  [
    'java.util.concurrent.ThreadFactory',
    'newThread',
    'static class Own implements ThreadFactory { public Thread newThread(Runnable r) { return null; } }',
  ],
  [
    'java.lang.Thread$UncaughtExceptionHandler',
    'uncaughtException',
    'static class Own implements Thread.UncaughtExceptionHandler { public void uncaughtException(Thread t, Throwable e) {} }',
  ],
];

describe('tasks and hooks', () => {
  it.each(RUN)('%s are run, but where they are left out', async (name, method, code) => {
    const hierarchy = await hierarchyOf(`${code} void m(Executor it, Runnable r) { it.execute(r); }`);
    const [own] = hierarchy.declaredMethods('T$Own', method);
    if (own === undefined) throw new Error(`no ${method}`);
    expect(new Threads(hierarchy).runs(own)).toBe(true);
    expect(new Threads(hierarchy, without(name)).runs(own)).toBe(false);
  });

  it('functions are run by starts that do not say otherwise', async () => {
    const own = 'static class Own implements java.util.function.Consumer<String> { public void accept(String s) {} }';
    const runs = async (start: string): Promise<boolean> => {
      const hierarchy = await hierarchyOf(`${own} ${start}`);
      const [accept] = hierarchy.declaredMethods('T$Own', 'accept');
      return accept !== undefined && new Threads(hierarchy).runs(accept);
    };
    expect(await runs('void m(List<String> it) { it.parallelStream(); }')).toBe(true);
    expect(await runs('void m(Thread it) { it.start(); }')).toBe(false);
  });
});
