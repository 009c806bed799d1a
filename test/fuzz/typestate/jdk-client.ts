/** Random clients of the JDK's collections as Java text: aliases, views, wrappers, iterators, callbacks, and collections in collections. */
import { type Block, block } from '../java/blocks.js';
import type { Random } from '../random.js';

interface Names {
  readonly lists: readonly string[];
  readonly iterators: readonly string[];
  readonly maps: readonly string[];
  readonly queues: readonly string[];
  readonly optionals: readonly string[];
}

interface Writing {
  readonly random: Random;
  readonly names: Names;
  /** Calls of methods that are written later. */
  readonly helpers: readonly string[];
  readonly depth: number;
}

const PARAMETERS =
  'String[] args, List<String> p, List<String> q, Iterator<String> i, Map<String, String> m, Deque<String> d, Optional<String> o';
const STATIC_LISTS = ['shared'];

export function randomJdkClient(random: Random, length: number, name: string): readonly Block[] {
  const helpers = ['first', 'second', 'third'];
  const inside: Names = {
    lists: ['p', 'q', 'l', ...STATIC_LISTS],
    iterators: ['i', 'j'],
    maps: ['m', 'n'],
    queues: ['d'],
    optionals: ['o'],
  };
  const methods = helpers.map((each, index) => {
    const body = statements({ random, names: inside, helpers: helpers.slice(index + 1), depth: 2 }, length);
    const locals = [
      `List<String> l = ${newList(random)};`,
      'Iterator<String> j = l.iterator();',
      'Map<String, String> n = new HashMap<>();',
    ];
    return block(`static void ${each}(${PARAMETERS}) {`, [...locals, ...body]);
  });
  const main: Names = {
    lists: ['a', 'b', ...STATIC_LISTS],
    iterators: ['i'],
    maps: ['m'],
    queues: ['d'],
    optionals: ['o'],
  };
  return [
    'import java.util.*;',
    block(`class ${name} {`, [
      `static List<String> shared = ${newList(random)};`,
      'static List<List<String>> nested = new ArrayList<>();',
      'static Object[] kept = new Object[2];',
      ...methods,
      block('public static void main(String[] args) {', [
        `List<String> a = ${newList(random)};`,
        `List<String> b = ${random.pick([newList(random), 'a', 'Collections.unmodifiableList(a)'])};`,
        'for (String each : args) a.add(each);',
        'Iterator<String> i = b.iterator();',
        `Map<String, String> m = new ${random.pick(['HashMap', 'LinkedHashMap'])}<>();`,
        'Deque<String> d = new ArrayDeque<>();',
        `Optional<String> o = ${random.pick(['Optional.empty()', 'Optional.of("x")'])};`,
        ...statements({ random, names: main, helpers, depth: 1 }, 4),
        ...helpers.map((each) => guarded(random, call({ random, names: main, helpers, depth: 1 }, each))),
        ...helpers.map((each) => guarded(random, call({ random, names: main, helpers, depth: 1 }, each))),
      ]),
    ]),
  ];
}

function newList(random: Random): string {
  return `new ${random.pick(['ArrayList', 'ArrayList', 'LinkedList'])}<>()`;
}

function call({ random, names }: Writing, method: string): string {
  const { lists, iterators, maps, queues, optionals } = names;
  const given = [lists, lists, iterators, maps, queues, optionals].map((each) => random.pick(each));
  return `${method}(${['args', ...given].join(', ')});`;
}

function statements(writing: Writing, count: number): readonly Block[] {
  return Array.from({ length: count }, () => statement(writing));
}

function statement(writing: Writing): Block {
  const { random, names, depth } = writing;
  if (depth > 0 && random.below(4) === 0) return compound(writing);
  return guarded(random, line({ ...writing, names }));
}

function compound(writing: Writing): Block {
  const { random, names, depth } = writing;
  const inner = statements({ ...writing, depth: depth - 1 }, 1 + random.below(3));
  const [list, iterator, map] = [random.pick(names.lists), random.pick(names.iterators), random.pick(names.maps)];
  const each = `each${depth}`;
  switch (random.below(6)) {
    case 0:
      return around(block(`for (String ${each} : ${list}) {`, inner));
    case 1:
      return around(block(`for (String ${each} : ${map}.keySet()) {`, inner));
    case 2:
      return around(block(`while (${iterator}.hasNext()) {`, [`${iterator}.next();`, ...inner]));
    case 3:
      return block(`if (args.length > ${random.below(3)}) {`, inner);
    case 4:
      return around(
        block(`for (int n${depth} = 0; n${depth} < ${list}.size(); n${depth}++) {`, [
          `${list}.get(n${depth});`,
          ...inner,
        ]),
      );
    default:
      return block(`for (int n${depth} = 0; n${depth} < ${1 + random.below(2)}; n${depth}++) {`, inner);
  }
}

function line(writing: Writing): string {
  const { random, names, helpers } = writing;
  const list = (): string => random.pick(names.lists);
  const [one, iterator, map] = [list(), random.pick(names.iterators), random.pick(names.maps)];
  const [queue, optional] = [random.pick(names.queues), random.pick(names.optionals)];
  const number = random.pick(['0', '1', 'args.length']);
  const choices: readonly string[] = [
    `${one}.add("x");`,
    `${one}.add("y");`,
    `${one}.remove("x");`,
    `${one}.clear();`,
    `${one}.get(${number});`,
    `if (${number} < ${one}.size()) ${one}.get(${number});`,
    `if (!${one}.isEmpty()) ${one}.remove(0);`,
    `${iterator} = ${one}.iterator();`,
    `${iterator} = ${map}.keySet().iterator();`,
    `if (${iterator}.hasNext()) ${iterator}.next();`,
    `if (${iterator}.hasNext()) ${iterator}.next();`,
    `${iterator}.next();`,
    `${iterator}.remove();`,
    `${one} = ${newList(random)};`,
    `${one} = ${list()};`,
    `${one} = Collections.unmodifiableList(${list()});`,
    `${one} = ${list()}.subList(0, ${one}.size());`,
    `${one} = new ArrayList<>(${list()});`,
    `${one}.addAll(${list()});`,
    `${one}.forEach(each -> shared.add(each));`,
    `${one}.removeIf(each -> shared.isEmpty());`,
    `${one}.forEach(each -> { if (shared.size() > 1) shared.clear(); });`,
    `nested.add(${one});`,
    `if (!nested.isEmpty()) ${one} = nested.get(0);`,
    `kept[${random.below(2)}] = ${random.pick([one, iterator])};`,
    `if (kept[0] instanceof List) ${one} = (List<String>) kept[0];`,
    `if (kept[1] instanceof Iterator) ${iterator} = (Iterator<String>) kept[1];`,
    `${map}.put("k" + args.length, "v");`,
    `${map}.put("k", "v");`,
    `${map}.remove("k");`,
    `${map} = new HashMap<>();`,
    `${map}.keySet().retainAll(${one});`,
    `${queue}.push("x");`,
    `${queue}.pop();`,
    `if (!${queue}.isEmpty()) ${queue}.removeFirst();`,
    `${queue}.poll();`,
    `${optional}.get();`,
    `if (${optional}.isPresent()) ${optional}.get();`,
    `${optional} = Optional.ofNullable(args.length > 1 ? "x" : null);`,
    ...helpers.map((each) => call(writing, each)),
  ];
  return random.pick(choices);
}

/** Mostly so that the program goes on. */
function guarded(random: Random, text: string): Block {
  return random.below(8) === 0 ? text : around(text);
}

function around(inner: Block): Block {
  const parts = [
    { head: 'try {', body: [inner] },
    { head: '} catch (RuntimeException failed) {', body: [] },
  ];
  return { parts, end: '}' };
}
