/** Overload resolution and type inference, on Java text. Expected types are what javac infers. */
import { describe, expect, it } from 'vitest';
import { classNamed, methodNamed, openSources } from './opening.js';
import { type TypedStatement, typeStatements } from './typing.js';

const HEADER = `import java.util.*; import java.util.function.*; import java.util.stream.*; import java.util.concurrent.*;
class Person implements Comparable<Person> { String name; int age; String name() { return name; } int age() { return age; } List<String> tags() { return null; }
  public int compareTo(Person o) { return 0; } Person() {} Person(String n) {} static int byAge(Person a, Person b) { return 0; } Optional<Person> boss() { return null; } }
class Box<T> { T value; Box(T v) {} T get() { return value; } <U> Box<U> map(Function<? super T, ? extends U> f) { return null; } static <S> Box<S> of(S s) { return null; } }
`;

async function types(body: string, parameters = '', members = ''): Promise<readonly TypedStatement[]> {
  const text = `${HEADER} class Test { ${members} void test(${parameters}) { ${body} } }`;
  const model = await openSources(text);
  const problems = model.diagnostics().map((diagnostic) => diagnostic.message);
  expect(problems).toEqual([]);
  return typeStatements(model, methodNamed(classNamed(model, 'Test'), 'test'));
}

async function typeOf(expression: string, parameters = '', members = ''): Promise<string> {
  const statements = await types(`var x = ${expression};`, parameters, members);
  return statements[0]?.type ?? '';
}

describe('inference from arguments', () => {
  const cases: readonly (readonly [expression: string, parameters: string, type: string])[] = [
    ['Box.of("a")', '', 'Box<String>'],
    ['Box.of(1)', '', 'Box<Integer>'],
    ['new Box<>("a")', '', 'Box<String>'],
    ['new Box<>(1).get()', '', 'Integer'],
    ['List.of("a", "b")', '', 'List<String>'],
    ['List.of(1, 2, 3)', '', 'List<Integer>'],
    ['Arrays.asList("a").get(0)', '', 'String'],
    ['Collections.max(people)', 'List<Person> people', 'Person'],
    ['new ArrayList<>(people)', 'Set<Person> people', 'ArrayList<Person>'],
    ['new HashMap<String, List<Integer>>()', '', 'HashMap<String, List<Integer>>'],
    ['map.entrySet().iterator().next().getValue()', 'Map<String, Integer> map', 'Integer'],
    ['list.get(0)', 'List<? extends Person> list', 'Person'],
    ['list.get(0)', 'List<? super Person> list', 'Object'],
    ['list.iterator()', 'List<? extends Person> list', 'Iterator<? extends Person>'],
    ['list.get(0)', 'List list', 'Object'],
    ['Collections.unmodifiableList(list)', 'List<? extends Person> list', 'List<? extends Person>'],
    ['"a".getClass()', '', 'Class<? extends String>'],
    ['array.clone()', 'int[] array', 'int[]'],
    ['list.toArray(new String[0])', 'List<String> list', 'String[]'],
    ['list.toArray(String[]::new)', 'List<String> list', 'String[]'],
    ['Map.of("a", List.of(1))', '', 'Map<String, List<Integer>>'],
    ['Map.entry("a", new ArrayList<>(list))', 'List<Integer> list', 'Entry<String, ArrayList<Integer>>'],
    ['map.inner.key', 'HashMap<String, Integer> map', 'String'],
    ['Optional.of(1).orElseThrow(() -> new RuntimeException())', '', 'Integer'],
    ['Collections.<String>emptyList()', '', 'List<String>'],
    ['Collections.emptyList()', '', 'List<Object>'],
  ];
  it.each(cases)('%s with (%s) is %s', async (expression, parameters, type) => {
    expect(await typeOf(expression, parameters)).toBe(type);
  });
});

describe('inference from the target', () => {
  const cases: readonly (readonly [statement: string, parameters: string, type: string])[] = [
    ['List<String> x = new ArrayList<>();', '', 'ArrayList<String>'],
    ['List<String> x = Collections.emptyList();', '', 'List<String>'],
    ['List<? extends Person> x = Collections.emptyList();', '', 'List<Person>'],
    ['List<Number> x = List.of(1, 2);', '', 'List<Number>'],
    ['Map<String, List<Integer>> x = new HashMap<>();', '', 'HashMap<String, List<Integer>>'],
    ['Box<Object> x = Box.of("a");', '', 'Box<Object>'],
    ['Comparator<Person> x = Comparator.comparing(p -> p.name());', '', 'Comparator<Person>'],
    ['Comparator<Person> x = Comparator.comparing(Person::name);', '', 'Comparator<Person>'],
    ['Comparator<Person> x = Comparator.comparing(Person::age, Comparator.reverseOrder());', '', 'Comparator<Person>'],
    [
      'Map<String, Integer> x = people.stream().collect(Collectors.toMap(p -> p.name(), p -> p.age()));',
      'List<Person> people',
      'Map<String, Integer>',
    ],
    [
      'Map<String, Person> x = people.stream().collect(Collectors.toMap(p -> p.name(), Function.identity()));',
      'List<Person> people',
      'Map<String, Person>',
    ],
    [
      'Map<Integer, Set<String>> x = people.stream().collect(Collectors.groupingBy(p -> p.age(), Collectors.mapping(p -> p.name(), Collectors.toSet())));',
      'List<Person> people',
      'Map<Integer, Set<String>>',
    ],
    [
      'Map<String, List<Person>> x = people.stream().collect(Collectors.groupingBy(p -> p.name(), HashMap::new, Collectors.toList()));',
      'List<Person> people',
      'HashMap<String, List<Person>>',
    ],
    [
      'List<Comparable<?>> x = people.stream().map(p -> p.name()).collect(Collectors.toList());',
      'List<Person> people',
      'List<Comparable<?>>',
    ],
    [
      'Object x = people.stream().collect(Collectors.toMap(p -> p.name(), p -> p.age()));',
      'List<Person> people',
      'Map<String, Integer>',
    ],
    [
      'Collection<String> x = people.stream().map(p -> p.name()).collect(Collectors.toCollection(() -> new HashSet<>()));',
      'List<Person> people',
      'HashSet<String>',
    ],
    ['Supplier<List<String>> x = ArrayList::new;', '', 'Supplier<List<String>>'],
    ['Set<String> x = new TreeMap<>(Comparator.<String>naturalOrder()).keySet();', '', 'Set<String>'],
  ];
  it.each(cases)('%s with (%s) gives %s', async (statement, parameters, type) => {
    expect((await types(statement, parameters))[0]?.type).toBe(type);
  });
});

describe('lambdas and method references', () => {
  const people = 'List<Person> people, Map<String, Person> map, List<String> words';
  const cases: readonly (readonly [expression: string, type: string])[] = [
    ['people.stream().map(p -> p.name())', 'Stream<String>'],
    ['people.stream().map(Person::name)', 'Stream<String>'],
    ['people.stream().map(p -> p.age())', 'Stream<Integer>'],
    ['people.stream().map(p -> { return p.tags(); })', 'Stream<List<String>>'],
    ['people.stream().flatMap(p -> p.tags().stream())', 'Stream<String>'],
    ['people.stream().filter(p -> p.age() > 1).sorted(Comparator.comparing(Person::age).reversed())', 'Stream<Person>'],
    ['people.stream().sorted(Comparator.comparing(Person::name).thenComparing(Person::age))', 'Stream<Person>'],
    [
      'people.stream().sorted(Comparator.comparing((Person p) -> p.name()).thenComparing(p -> p.age()))',
      'Stream<Person>',
    ],
    ['people.stream().collect(Collectors.toList())', 'List<Person>'],
    ['people.stream().map(Person::name).collect(Collectors.toSet())', 'Set<String>'],
    ['people.stream().map(Person::name).collect(Collectors.joining(","))', 'String'],
    ['people.stream().collect(Collectors.groupingBy(Person::name))', 'Map<String, List<Person>>'],
    ['people.stream().collect(Collectors.groupingBy(p -> p.name()))', 'Map<String, List<Person>>'],
    ['people.stream().collect(Collectors.groupingBy(Person::name, Collectors.counting()))', 'Map<String, Long>'],
    [
      'people.stream().collect(Collectors.groupingBy(p -> p.age(), Collectors.mapping(p -> p.name(), Collectors.toSet())))',
      'Map<Integer, Set<String>>',
    ],
    [
      'people.stream().collect(Collectors.groupingBy(Person::age, TreeMap::new, Collectors.toList()))',
      'TreeMap<Integer, List<Person>>',
    ],
    [
      'people.stream().collect(Collectors.groupingBy(p -> p.age(), () -> new TreeMap<>(), Collectors.counting()))',
      'TreeMap<Integer, Long>',
    ],
    ['people.stream().collect(Collectors.toMap(Person::name, p -> p))', 'Map<String, Person>'],
    [
      'people.stream().collect(Collectors.toMap(p -> p.name(), Function.identity(), (a, b) -> a))',
      'Map<String, Person>',
    ],
    ['people.stream().collect(Collectors.toCollection(ArrayList::new))', 'ArrayList<Person>'],
    ['people.stream().collect(Collectors.collectingAndThen(Collectors.toList(), l -> l.size()))', 'Integer'],
    ['people.stream().collect(ArrayList::new, ArrayList::add, ArrayList::addAll)', 'ArrayList<Object>'],
    ['people.stream().map(p -> 1).reduce(0, Integer::sum)', 'Integer'],
    ['people.stream().reduce(0, (n, p) -> n + p.age(), Integer::sum)', 'Integer'],
    ['people.stream().toArray(Person[]::new)', 'Person[]'],
    ['people.stream().max(Person::compareTo).get()', 'Person'],
    ['people.stream().max(Person::byAge).get()', 'Person'],
    ['people.stream().map(p -> p.boss().map(b -> b.name()).orElse("none"))', 'Stream<String>'],
    ['map.entrySet().stream().sorted(Map.Entry.comparingByKey())', 'Stream<Entry<String, Person>>'],
    ['map.entrySet().stream().map(Map.Entry::getValue)', 'Stream<Person>'],
    [
      'map.entrySet().stream().collect(Collectors.toMap(e -> e.getKey(), e -> e.getValue().age()))',
      'Map<String, Integer>',
    ],
    ['words.stream().map(Person::new).toList()', 'List<Person>'],
    ['words.stream().map(String::length)', 'Stream<Integer>'],
    ['words.stream().map(String::valueOf)', 'Stream<String>'],
    ['words.stream().map(w -> w.isEmpty() ? 1 : 2)', 'Stream<Integer>'],
    ['words.stream().map(w -> new Box<>(w)).map(b -> b.get())', 'Stream<String>'],
    ['words.stream().filter(Predicate.not(String::isEmpty))', 'Stream<String>'],
    ['Stream.of(1, 2).map(i -> List.of(i)).toList()', 'List<List<Integer>>'],
    ['Stream.of(words).flatMap(Collection::stream)', 'Stream<String>'],
    ['Arrays.asList(words, words).stream().flatMap(w -> w.stream().map(s -> s.length()))', 'Stream<Integer>'],
    ['new Box<>("a").map(s -> s.length()).map(i -> new int[0])', 'Box<int[]>'],
    ['map.computeIfAbsent("a", k -> new Person())', 'Person'],
    ['new HashMap<String, List<Integer>>().computeIfAbsent("a", k -> new ArrayList<>()).add(1)', 'boolean'],
    ['new HashMap<String, Integer>().merge("a", 1, Integer::sum)', 'Integer'],
  ];
  it.each(cases)('%s is %s', async (expression, type) => {
    expect(await typeOf(expression, people)).toBe(type);
  });
});

describe('overloads', () => {
  const members = `static int f(int i) { return 0; } static String f(long l) { return ""; } static char f(Object o) { return 'a'; } static boolean f(Integer i) { return true; }
    static int g(Object o) { return 0; } static String g(String s) { return ""; } static int h(Object... o) { return 0; } static String h(String s, Object... o) { return ""; }
    static int k(List<?> l) { return 0; } static String k(Collection<?> l) { return ""; } static int m(char c) { return 0; } static String m(int i) { return ""; }
    static <T> int n(T t) { return 0; } static <T extends Comparable<T>> String n(T t) { return ""; } static int p(Runnable r) { return 0; } static <T> String p(Callable<T> c) { return ""; }
    static int q(Function<String, Integer> f) { return 0; } static String q(Supplier<Integer> f) { return ""; } static int r(int... i) { return 0; } static String r(int i) { return ""; }
    static int s(double d) { return 0; } static String s(Object o) { return ""; } static void go() {} static int give() { return 1; }
    static int t(IntFunction<Integer> f) { return 0; } static String t(Function<String, Integer> f) { return ""; }
    int u(Person p) { return 0; } String u(Object o) { return ""; }`;
  const cases: readonly (readonly [expression: string, type: string])[] = [
    ['f(1)', 'int'],
    ["f('a')", 'int'],
    ['f(1L)', 'String'],
    ['f((Integer) null)', 'boolean'],
    ['f("a")', 'char'],
    ['g(null)', 'String'],
    ['g(1)', 'int'],
    ['h("a")', 'String'],
    ['h(1)', 'int'],
    ['h(1, 2)', 'int'],
    ['h(new Object[1])', 'int'],
    ['k(new ArrayList<String>())', 'int'],
    ['k(new HashSet<String>())', 'String'],
    ["m('a')", 'int'],
    ['m(1)', 'String'],
    ['n("a")', 'String'],
    ['n(new Object())', 'int'],
    ['p(() -> go())', 'int'],
    ['p(() -> give())', 'String'],
    ['p(() -> { })', 'int'],
    ['p(() -> { return 1; })', 'String'],
    ['p(Test::go)', 'int'],
    ['q(s -> 1)', 'int'],
    ['q(() -> 1)', 'String'],
    ['r(1)', 'String'],
    ['r()', 'int'],
    ['r(1, 2)', 'int'],
    ['s(1)', 'int'],
    ['t((String s) -> 1)', 'String'],
    ['t((int i) -> 1)', 'int'],
    ['u(null)', 'int'],
    ['String.valueOf(1)', 'String'],
    ['runs.add(() -> go())', 'boolean'],
    ['runs.add(Test::go)', 'boolean'],
    ['list.remove(1)', 'String'],
    ['list.remove((Object) 1)', 'boolean'],
    ['executor.submit(() -> 1)', 'Future<Integer>'],
    ['executor.submit(() -> { })', 'Future<?>'],
    ['executor.submit(() -> go())', 'Future<?>'],
  ];
  it.each(cases)('%s is %s', async (expression, type) => {
    expect(await typeOf(expression, 'List<String> list, List<Runnable> runs, Executor executor', members)).toBe(type);
  });

  it('tells calls that pack their arguments from those that pass an array', async () => {
    const statements = await types(
      'var a = String.format("f", "x"); var b = String.format("f", array); var c = List.of(1, 2, 3);',
      'Object[] array',
    );
    expect(statements.map((each) => each.varargs)).toEqual([true, false, true]);
  });
});
