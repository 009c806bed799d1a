/** Writes Java programs that call methods of library classes and print what was seen of each call, see `Seen.java`. */
import { parseMethodDescriptor } from '../../../src/ir/descriptors.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import { Flag, hasFlag } from '../../../src/ir/program.js';
import type { ClassName } from '../../../src/ir/types.js';
import type { Workspace } from '../../../src/workspace/index.js';

const ITEMS = ['new Seen.Item(1)', 'new Seen.Item(2)', 'new Seen.Item(3)'];
const list = (type: string): readonly string[] => [
  `Seen.fill(new ${type}<Object>(), ${ITEMS.join(', ')})`,
  `Seen.fill(new ${type}<Object>(), ${ITEMS[1]}, ${ITEMS[0]}, ${ITEMS[1]})`,
  `new ${type}<Object>()`,
];
const map = (type: string): readonly string[] => [
  `Seen.put(new ${type}<Object, Object>(), ${ITEMS[0]}, "x", ${ITEMS[1]}, ${ITEMS[2]})`,
  `new ${type}<Object, Object>()`,
];
const withNull = (type: string): string => `Seen.fill(new ${type}<Object>(), ${ITEMS[0]}, null)`;
const nulls = (type: string): string => `Seen.put(new ${type}<Object, Object>(), null, ${ITEMS[0]}, ${ITEMS[1]}, null)`;

/** How receivers are made; none for classes whose static methods are called. */
const RECEIVERS: Readonly<Record<ClassName, readonly string[]>> = {
  'java.util.ArrayList': [...list('java.util.ArrayList'), withNull('java.util.ArrayList')],
  'java.util.LinkedList': [...list('java.util.LinkedList'), withNull('java.util.LinkedList')],
  'java.util.Vector': [...list('java.util.Vector'), withNull('java.util.Vector')],
  'java.util.Stack': list('java.util.Stack'),
  'java.util.ArrayDeque': list('java.util.ArrayDeque'),
  'java.util.PriorityQueue': list('java.util.PriorityQueue'),
  'java.util.HashSet': [...list('java.util.HashSet'), withNull('java.util.HashSet')],
  'java.util.LinkedHashSet': [...list('java.util.LinkedHashSet'), withNull('java.util.LinkedHashSet')],
  'java.util.TreeSet': [
    ...list('java.util.TreeSet'),
    `Seen.fill(new java.util.TreeSet<Object>(Seen.order()), ${ITEMS[0]})`,
  ],
  'java.util.HashMap': [...map('java.util.HashMap'), nulls('java.util.HashMap')],
  'java.util.LinkedHashMap': [...map('java.util.LinkedHashMap'), nulls('java.util.LinkedHashMap')],
  'java.util.TreeMap': [
    ...map('java.util.TreeMap'),
    `Seen.put(new java.util.TreeMap<Object, Object>(Seen.order()), "b", 1)`,
  ],
  'java.util.Hashtable': map('java.util.Hashtable'),
  'java.util.concurrent.ConcurrentHashMap': map('java.util.concurrent.ConcurrentHashMap'),
  'java.util.Optional': [`java.util.Optional.of((Object) ${ITEMS[0]})`, 'java.util.Optional.empty()'],
  'java.lang.StringBuilder': ['new StringBuilder("abc")', 'new StringBuilder()'],
  'java.lang.StringBuffer': ['new StringBuffer("abc")'],
  'java.lang.String': ['"abc"', '""', '"a1 B"'],
  'java.util.StringJoiner': ['new java.util.StringJoiner(",", "[", "]").add("a")', 'new java.util.StringJoiner("-")'],
  'java.util.Objects': [],
  'java.util.Collections': [],
  'java.util.Arrays': [],
  'java.lang.Integer': ['Integer.valueOf(7)'],
  'java.lang.Long': ['Long.valueOf(-7)'],
  'java.lang.Character': ["Character.valueOf('a')"],
  'java.lang.Math': [],
};

const OBJECTS = ['null', ...ITEMS, '"a"', '1'];
const COLLECTIONS = [
  'null',
  `Seen.listOf(${ITEMS[0]}, ${ITEMS[1]})`,
  `Seen.listOf(${ITEMS[0]}, null)`,
  'Seen.listOf()',
];
const TEXTS = ['null', '"a"', '""', '"bc"', '"1"'];

const VALUES: Readonly<Record<string, readonly string[]>> = {
  int: ['0', '1', '2', '-1', '7', 'Integer.MAX_VALUE', 'Integer.MIN_VALUE'],
  long: ['0', '1', '-1', '5', 'Long.MIN_VALUE'],
  char: ["'a'", "'b'", "'1'", "'\\u00e4'"],
  boolean: ['true', 'false'],
  'java.lang.Object': OBJECTS,
  'java.lang.Comparable': ['null', ...ITEMS],
  'java.lang.String': TEXTS,
  'java.lang.CharSequence': TEXTS,
  'java.lang.Object[]': [
    'null',
    `new Object[] {${ITEMS[2]}, ${ITEMS[0]}}`,
    `new Object[] {null, ${ITEMS[0]}}`,
    'new Object[0]',
  ],
  'int[]': ['null', 'new int[] {3, 1, 2}', 'new int[0]'],
  'char[]': ['null', '"cab".toCharArray()'],
  'java.util.Collection': COLLECTIONS,
  'java.util.List': COLLECTIONS,
  'java.lang.Iterable': COLLECTIONS,
  'java.util.Set': ['null', `Seen.fill(new java.util.TreeSet<Object>(), ${ITEMS[0]})`],
  'java.util.Map': ['null', `Seen.put(new java.util.LinkedHashMap<Object, Object>(), ${ITEMS[0]}, "y")`],
  'java.util.Comparator': ['null', 'Seen.order()'],
  'java.util.function.Function': ['null', 'Seen.function(false)', 'Seen.function(true)'],
  'java.util.function.UnaryOperator': ['null', 'Seen.operator()'],
  'java.util.function.BiFunction': ['null', 'Seen.merger(false)', 'Seen.merger(true)'],
  'java.util.function.BinaryOperator': ['null', 'Seen.reducer()'],
  'java.util.function.Predicate': ['null', 'Seen.test(true)', 'Seen.test(false)'],
  'java.util.function.Consumer': ['null', 'Seen.consumer(false)', 'Seen.consumer(true)'],
  'java.util.function.Supplier': ['null', 'Seen.supplier(false)', 'Seen.supplier(true)'],
};

/** Answers that differ between runs, or tell of memory rather than of content. */
const LEFT_OUT =
  /^(wait|notify|notifyAll|getClass|finalize|capacity|ensureCapacity|trimToSize|random|shuffle|identityHashCode|parallel\w*|spliterator|getChars)$/;

/** Their hash codes are those of the objects, not of what is in them. */
const BY_IDENTITY = /^java\.(util\.(ArrayDeque|PriorityQueue|StringJoiner)|lang\.String(Builder|Buffer))\.hashCode$/;

export interface Call {
  /** `java.util.ArrayList.add(java.lang.Object)`. */
  readonly method: string;
  /** A statement, on one line. */
  readonly text: string;
}

/** About `each` calls of every public method of the models whose parameters can be written down. */
export function callsOf(workspace: Workspace, each: number, random: () => number): readonly Call[] {
  const hierarchy = new Hierarchy(workspace.table);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? 'null';
  return Object.entries(RECEIVERS).flatMap(([owner, receivers]) =>
    methodsOf(hierarchy, owner).flatMap(({ name, parameters, isVoid, isStatic }) => {
      const values = parameters.map((type) => VALUES[type]);
      if (values.some((known) => known === undefined) || (!isStatic && receivers.length === 0)) return [];
      const method = `${owner}.${name}(${parameters.join(',')})`;
      const count = parameters.length === 0 ? Math.max(2, receivers.length) : each;
      return Array.from({ length: count }, (_, index) => {
        const given = parameters.map((type) => `(${type}) (${pick(VALUES[type] ?? [])})`);
        const receiver = isStatic ? 'null' : (receivers[index % receivers.length] ?? 'null');
        const list = given.map((text, at) => `${parameters[at]} a${at} = ${text}; `).join('');
        const call = `${isStatic ? owner : `((${owner}) t)`}.${name}(${given.map((_each, at) => `a${at}`).join(', ')})`;
        const shown = isStatic
          ? given.length > 0 && !/^(int|long|char|boolean)$/.test(parameters[0] ?? '')
            ? 'a0'
            : 'null'
          : 't';
        const run = isVoid
          ? `${call}; Seen.returned(null, ${shown});`
          : `Object r = ${call}; Seen.returned(r, ${shown});`;
        const text = `{ Object t = ${receiver}; ${list}Seen.begin("${method} #${index}"); try { ${run} } catch (RuntimeException problem) { Seen.thrown(problem, ${shown}); } catch (Exception problem) { Seen.thrown(problem, null); } }`;
        return { method, text };
      });
    }),
  );
}

interface Method {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly isVoid: boolean;
  readonly isStatic: boolean;
}

/** Its own and those that it inherits, once each. */
function methodsOf(hierarchy: Hierarchy, owner: ClassName): readonly Method[] {
  const found = new Map<string, Method>();
  for (const upper of [owner, ...hierarchy.supertypes(owner)]) {
    for (const method of hierarchy.find(upper)?.methods ?? []) {
      const isStatic = hasFlag(method, Flag.STATIC);
      if (!hasFlag(method, Flag.PUBLIC) || method.name.startsWith('<') || LEFT_OUT.test(method.name)) continue;
      if (BY_IDENTITY.test(`${owner}.${method.name}`)) continue;
      if (isStatic && upper !== owner) continue;
      const { parameters, result } = parseMethodDescriptor(method.descriptor);
      const key = `${method.name}(${parameters.join(',')})`;
      if (!found.has(key)) found.set(key, { name: method.name, parameters, isVoid: result === 'void', isStatic });
    }
  }
  return [...found.values()];
}

/** One class with a method for each call, so that no method gets too long. */
export function programOf(name: string, calls: readonly Call[]): string {
  const bodies = calls.map(({ text }, index) => `  static void c${index}() ${text}`);
  const main = calls.map((_, index) => `c${index}();`).join(' ');
  return `@SuppressWarnings({"unchecked", "rawtypes", "deprecation"})\npublic final class ${name} {\n${bodies.join('\n')}\n  public static void main(String[] arguments) { ${main} }\n}\n`;
}
