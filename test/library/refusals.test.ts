/** What methods refuse for their arguments, as records say: each refusal is tried in a JDK 17, and each limit from both sides. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { PACKAGES, type RefusalRecord } from '../../src/library/index.js';
import { compileSources, jdkOf } from '../support/classfiles.js';

const jdk = jdkOf(17);
const RECORDED = PACKAGES.flatMap(({ refusals = [] }) => refusals);

/** Of each type that the methods take, something that they accept; arrays and collections have three elements, texts three characters. */
const GIVEN: Readonly<Record<string, string>> = {
  String: '"123"',
  CharSequence: '(CharSequence) "123"',
  Object: '(Object) "a"',
  'Object[]': 'new Object[] { "a", "b", "c" }',
  'CharSequence[]': 'new CharSequence[] { "a", "b", "c" }',
  Charset: 'java.nio.charset.StandardCharsets.UTF_8',
  Collection: '(java.util.Collection) new java.util.ArrayList(java.util.List.of("a", "b", "c"))',
  Iterable: '(Iterable) java.util.List.of("a")',
  List: 'new java.util.ArrayList(java.util.List.of("c", "b", "a"))',
  Set: 'java.util.Set.of("a")',
  Map: 'java.util.Map.of("a", "b")',
  Class: 'Thread.State.class',
  Function: '(java.util.function.Function) x -> x',
  Predicate: '(java.util.function.Predicate) x -> false',
  Consumer: '(java.util.function.Consumer) x -> {}',
  File: 'new java.io.File("none-such")',
  Reader: 'new java.io.StringReader("a")',
  Writer: 'new java.io.StringWriter()',
  InputStream: 'new java.io.ByteArrayInputStream(new byte[3])',
  BigInteger: 'new java.math.BigInteger("3")',
  BigDecimal: 'new java.math.BigDecimal("3")',
  ChronoLocalDate: '(java.time.chrono.ChronoLocalDate) java.time.LocalDate.of(2020, 1, 1)',
  Temporal: '(java.time.temporal.Temporal) java.time.Instant.EPOCH',
  Duration: 'java.time.Duration.ZERO',
  Instant: 'java.time.Instant.EPOCH',
  Integer: 'Integer.valueOf(3)',
  Long: 'Long.valueOf(3)',
  Short: 'Short.valueOf((short) 3)',
  Byte: 'Byte.valueOf((byte) 3)',
  Double: 'Double.valueOf(3)',
  Float: 'Float.valueOf(3)',
  Character: "Character.valueOf('3')",
  Boolean: 'Boolean.TRUE',
  int: '0',
  long: '0L',
  char: "'c'",
  byte: '(byte) 0',
  short: '(short) 0',
  double: '0d',
  float: '0f',
  boolean: 'true',
};

/** What methods are called on: of size three where that matters. */
const RECEIVERS: Readonly<Record<string, string>> = {
  'java.lang.String': '"123"',
  'java.lang.CharSequence': '((CharSequence) "123")',
  'java.lang.StringBuilder': 'new StringBuilder("123")',
  'java.lang.StringBuffer': 'new StringBuffer("123")',
  'java.util.List': '((java.util.List) new java.util.ArrayList(java.util.List.of("a", "b", "c")))',
  'java.util.ArrayList': 'new java.util.ArrayList(java.util.List.of("a", "b", "c"))',
  'java.util.Optional': 'java.util.Optional.of("a")',
  'java.util.concurrent.ArrayBlockingQueue': 'new java.util.concurrent.ArrayBlockingQueue(5)',
  'java.util.regex.Pattern': 'java.util.regex.Pattern.compile("a")',
  'java.math.BigInteger': 'new java.math.BigInteger("3")',
  'java.math.BigDecimal': 'new java.math.BigDecimal("3")',
  'java.time.LocalDate': 'java.time.LocalDate.of(2020, 1, 1)',
  'java.time.Duration': 'java.time.Duration.ZERO',
  'java.time.Instant': 'java.time.Instant.EPOCH',
};

const STATIC =
  /^(?:valueOf|parse\w*|join|format|of|copyOf|copyOfRange|fill|sort|asList|stream|forName|getenv|entry|compile|matches|quote|between|fromString|reverse|unmodifiable\w+|max|min)\(/;
const ONLY_STATIC: readonly string[] = ['java.lang.System', 'java.util.Collections', 'java.util.Arrays'];

const isStatic = (owner: string, key: string): boolean =>
  ONLY_STATIC.includes(owner) || (STATIC.test(key) && `${owner}.${key}` !== 'java.lang.String.matches(String)');

function callOf(owner: string, key: string, change: Readonly<Record<number, string>>): string {
  const name = key.slice(0, key.indexOf('('));
  const types = key.slice(key.indexOf('(') + 1, -1).split(',');
  const given = types
    .map((type, index) => change[index + 1] ?? GIVEN[type] ?? `new ${type.replace('[]', '[3]')}`)
    .join(', ');
  if (name === '<init>') return `new ${owner}(${given})`;
  if (isStatic(owner, key)) return `${owner}.${name}(${given})`;
  const box = GIVEN[owner.slice('java.lang.'.length)];
  return `(${RECEIVERS[owner] ?? (owner.startsWith('java.lang.') ? box : `new ${owner}()`)}).${name}(${given})`;
}

interface Try {
  readonly call: string;
  /** The simple name of the exception, or `nothing`. */
  readonly expected: string;
}

const castOf = (type: string): string => {
  const found = /\((java[\w.]+|CharSequence|Iterable|Object)\) /.exec(GIVEN[type] ?? '')?.[1];
  const plain: Readonly<Record<string, string>> = {
    Map: 'java.util.Map',
    List: 'java.util.List',
    Set: 'java.util.Set',
    File: 'java.io.File',
    Reader: 'java.io.Reader',
    Writer: 'java.io.Writer',
    InputStream: 'java.io.InputStream',
    Charset: 'java.nio.charset.Charset',
    BigInteger: 'java.math.BigInteger',
    BigDecimal: 'java.math.BigDecimal',
    Duration: 'java.time.Duration',
    Instant: 'java.time.Instant',
    Collection: 'java.util.Collection',
  };
  return found ?? plain[type] ?? type;
};

/** What the types of the library are asked through that have refusals for being empty. */
const HOLDING: Readonly<Record<string, readonly [cast: string, made: readonly string[], filled: string]>> = {
  'java.util.Stack': ['java.util.Stack', ['java.util.Stack'], 'push("a")'],
  'java.util.Queue': [
    'java.util.Queue',
    ['java.util.LinkedList', 'java.util.PriorityQueue', 'java.util.ArrayDeque'],
    'add("a")',
  ],
  'java.util.Deque': [
    'java.util.Deque',
    ['java.util.LinkedList', 'java.util.ArrayDeque', 'java.util.concurrent.LinkedBlockingDeque'],
    'add("a")',
  ],
  'java.util.SortedSet': [
    'java.util.SortedSet',
    ['java.util.TreeSet', 'java.util.concurrent.ConcurrentSkipListSet'],
    'add("a")',
  ],
  'java.util.SortedMap': [
    'java.util.SortedMap',
    ['java.util.TreeMap', 'java.util.concurrent.ConcurrentSkipListMap'],
    'put("a", "b")',
  ],
};

function triesOfEmpty({ class: owner, methods, empty }: RefusalRecord): readonly Try[] {
  if (empty === undefined) return [];
  const [cast, made, filled] = HOLDING[owner] ?? [owner, [owner], 'add("a")'];
  const expected = empty.slice(empty.lastIndexOf('.') + 1);
  return methods.flatMap((key) =>
    made.flatMap((name): readonly Try[] => [
      { call: `((${cast}) new ${name}()).${key}`, expected },
      { call: `${cast} held = new ${name}(); held.${filled}; held.${key}`, expected: 'nothing' },
    ]),
  );
}

function triesOf(record: RefusalRecord): readonly Try[] {
  return [...triesOfArguments(record), ...triesOfEmpty(record)];
}

function triesOfArguments({ class: owner, methods, nulls = [], bounds, number }: RefusalRecord): readonly Try[] {
  return methods.flatMap((key): readonly Try[] => {
    const types = key.slice(key.indexOf('(') + 1, -1).split(',');
    const found: Try[] = nulls.map((each) => ({
      call: callOf(owner, key, { [Number(each)]: `(${castOf(types[Number(each) - 1] ?? '')}) null` }),
      expected: 'NullPointerException',
    }));
    if (number !== undefined)
      found.push(
        { call: callOf(owner, key, { 1: '"1x"' }), expected: 'NumberFormatException' },
        { call: callOf(owner, key, { 1: '"12"' }), expected: 'nothing' },
      );
    const [, kind, first, second, of] = /^(\w+) (\d)(?: (\d))?(?: of (\d))?$/.exec(bounds ?? '') ?? [];
    const at = (from: number, to: number, expected: string): void => {
      found.push({
        call: callOf(owner, key, {
          [Number(first)]: String(from),
          ...(second === undefined ? {} : { [Number(second)]: String(to) }),
        }),
        expected,
      });
    };
    if (kind === undefined) return found;
    at(-1, 2, 'IndexOutOfBoundsException');
    at(0, 1, 'nothing');
    if (kind === 'element') at(3, 0, 'IndexOutOfBoundsException');
    if (kind === 'element') at(2, 0, 'nothing');
    if (kind === 'position') at(4, 0, 'IndexOutOfBoundsException');
    if (kind === 'position') at(3, 0, 'nothing');
    if (kind === 'range') at(0, 4, 'IndexOutOfBoundsException');
    if (kind === 'range') at(3, 3, 'nothing');
    if (kind === 'range' && of === undefined && owner !== 'java.util.List') at(2, 1, 'IndexOutOfBoundsException');
    if (kind === 'start') at(4, 5, 'IndexOutOfBoundsException');
    if (kind === 'start') at(3, 9, 'nothing');
    return found;
  });
}

function outcomes(tries: readonly Try[]): readonly string[] {
  if (jdk === undefined) return [];
  const cases = tries.map(
    ({ call }, index) =>
      `@SuppressWarnings({"rawtypes", "unchecked", "removal"}) static void t${index}() throws Throwable { ${call}; }`,
  );
  const runs = tries.map(
    (_, index) =>
      `try { t${index}(); System.out.println("nothing"); } catch (Throwable e) { System.out.println(e instanceof IndexOutOfBoundsException ? "IndexOutOfBoundsException" : e.getClass().getSimpleName()); }`,
  );
  const text = `class Refused { ${cases.join('\n')}\n public static void main(String[] a) {\n${runs.join('\n')}\n} }`;
  const folder = compileSources({ jdk, sources: { 'Refused.java': text } });
  return execFileSync(jdk.java, ['-cp', folder, 'Refused'], { encoding: 'utf8' }).trim().split('\n');
}

const differing = (tries: readonly Try[]): readonly string[] => {
  const seen = outcomes(tries);
  expect(seen).toHaveLength(tries.length);
  return tries.flatMap(({ call, expected }, index) => (seen[index] === expected ? [] : [`${call}: ${seen[index]}`]));
};

describe.skipIf(jdk === undefined)('what methods refuse (needs a Java 17)', () => {
  it('is refused, and what is next to it is not', () => {
    const tries = RECORDED.flatMap(triesOf);
    expect(tries.length).toBeGreaterThan(300);
    expect(differing(tries)).toEqual([]);
  });

  it('is found out where a record is wrong', () => {
    const wrong: readonly RefusalRecord[] = [
      { class: 'java.lang.String', methods: ['equals(Object)'], nulls: ['1'] },
      { class: 'java.lang.String', methods: ['substring(int)'], bounds: 'element 1' },
      { class: 'java.util.HashMap', methods: ['put(Object,Object)'], nulls: ['1'] },
      { class: 'java.util.Queue', methods: ['poll()'], empty: 'java.util.NoSuchElementException' },
      { class: 'java.util.Stack', methods: ['pop()'], empty: 'java.util.NoSuchElementException' },
    ];
    for (const record of wrong) expect(differing(triesOf(record)).length).toBeGreaterThan(0);
  });
});
