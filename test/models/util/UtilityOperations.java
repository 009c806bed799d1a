import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.Stack;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The smaller classes of java.util. */
public class UtilityOperations {
    enum Color {
        RED, GREEN, BLUE {
            @Override
            public String toString() {
                return "blue";
            }
        }, WHITE
    }

    record Person(String name, Integer age) {
    }

    public static void main(String[] args) {
        Journal.open(args);
        optionals();
        comparators();
        texts();
        enums();
        factories();
        algorithms();
        scanners();
        expressions();
        others();
        Journal.section("");
    }

    static void optionals() {
        Journal.section("optionals");
        Optional<String> full = Optional.of("x");
        Optional<String> none = Optional.empty();
        for (Optional<String> each : List.of(full, none)) {
            Journal.note("optional", () -> each + " " + each.isPresent() + each.isEmpty() + each.orElse("y") + each.orElseGet(() -> "z") + each.map(String::length)
                + each.filter(s -> s.isEmpty()) + each.flatMap(s -> Optional.of(s + s)) + each.or(() -> Optional.of("w")) + each.stream().count() + each.hashCode()
                + each.equals(Optional.of("x")));
            Journal.note("get", each::get);
            Journal.note("throw", () -> each.orElseThrow(() -> new IllegalStateException("none")));
            Journal.note("throw", each::orElseThrow);
        }
        Journal.note("null", () -> Optional.of(null));
        Journal.note("nullable", () -> Optional.ofNullable(null) == Optional.empty());
        Journal.note("int", () -> OptionalInt.of(3) + " " + OptionalInt.empty() + OptionalInt.of(3).equals(OptionalInt.of(3)) + OptionalInt.empty().orElse(5));
        Journal.note("int", () -> OptionalInt.empty().getAsInt());
        Journal.note("objects", () -> Objects.hash(1, "a", null) + " " + Objects.toString(null, "d") + Objects.requireNonNullElse(null, 3) + Objects.equals(null, null));
        Journal.note("require", () -> Objects.requireNonNull(null, "message"));
        Journal.note("functions", () -> {
            Function<Integer, Integer> twice = n -> n * 2;
            Function<Integer, Integer> next = n -> n + 1;
            BiFunction<Integer, Integer, Integer> sum = Integer::sum;
            Predicate<Integer> even = n -> n % 2 == 0;
            IntUnaryOperator negate = n -> -n;
            return twice.andThen(next).apply(5) + " " + twice.compose(next).apply(5) + sum.andThen(twice).apply(1, 2) + even.negate().and(n -> n > 3).or(n -> n == 0).test(5)
                + negate.andThen(n -> n * 3).applyAsInt(2) + Predicate.not(even).test(2) + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 2)
                + UnaryOperator.<String>identity().apply("i") + Predicate.isEqual(null).test(null);
        });
    }

    static void comparators() {
        Journal.section("comparators");
        List<Person> people = List.of(new Person("Ann", 30), new Person("bob", 25), new Person(null, 41), new Person("Bob", null), new Person("ann", 30), new Person("Cid", 25));
        Comparator<String> names = Comparator.nullsFirst(String.CASE_INSENSITIVE_ORDER);
        List<Comparator<Person>> orders = new ArrayList<>();
        orders.add(Comparator.comparing(Person::name, names));
        orders.add(Comparator.comparing(Person::name, names.reversed()).thenComparing(Person::age, Comparator.nullsLast(Comparator.naturalOrder())));
        orders.add(Comparator.comparing(Person::age, Comparator.nullsLast(Comparator.<Integer>reverseOrder())).thenComparing(Person::name, names));
        orders.add(Comparator.<Person, Integer>comparing(Person::age));
        orders.add(Comparator.<Person>comparingInt(p -> p.age() == null ? 0 : p.age() % 10).thenComparing((a, b) -> 0));
        orders.add(Collections.reverseOrder(orders.get(0)));
        orders.add(orders.get(5).reversed());
        for (Comparator<Person> order : orders) {
            Journal.note("order", () -> {
                List<Person> sorted = new ArrayList<>(people);
                sorted.sort(order);
                return sorted;
            });
        }
        Journal.note("entries", () -> {
            Map<String, Integer> map = new HashMap<>(Map.of("a", 3, "b", 1, "c", 2));
            List<Map.Entry<String, Integer>> entries = new ArrayList<>(map.entrySet());
            entries.sort(Map.Entry.comparingByValue());
            String text = entries + "";
            entries.sort(Map.Entry.comparingByKey(Comparator.reverseOrder()));
            return text + entries;
        });
        Journal.note("same", () -> (Comparator.<String>reverseOrder() == Collections.<String>reverseOrder()) + " " + (Comparator.<String>naturalOrder().reversed() == Comparator.<String>reverseOrder()));
    }

    static void texts() {
        Journal.section("texts");
        Journal.note("joiner", () -> {
            StringJoiner joiner = new StringJoiner(", ", "<", ">");
            String text = joiner.toString() + joiner.length();
            joiner.setEmptyValue("none");
            text += joiner;
            joiner.add("a").add(null).add("");
            return text + joiner + joiner.length() + joiner.merge(new StringJoiner("-", "(", ")").add("x").add("y"));
        });
        Journal.note("joiner null", () -> new StringJoiner(null));
        for (String delimiters : new String[] {" ", ",; ", ""}) {
            for (boolean keep : new boolean[] {false, true}) {
                Journal.note("tokens", () -> {
                    StringTokenizer tokens = new StringTokenizer("a,b;;c d ", delimiters, keep);
                    StringBuilder text = new StringBuilder().append(tokens.countTokens());
                    while (tokens.hasMoreTokens()) {
                        text.append('[').append(tokens.nextToken()).append(']');
                    }
                    return text.append(tokens.nextToken());
                });
            }
        }
        Journal.note("base64", () -> {
            StringBuilder text = new StringBuilder();
            for (String s : new String[] {"", "a", "ab", "abc", "abcd", "éß?>~"}) {
                byte[] bytes = s.getBytes(java.nio.charset.StandardCharsets.UTF_8);
                String encoded = Base64.getEncoder().encodeToString(bytes);
                text.append(encoded).append(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes)).append(new String(Base64.getDecoder().decode(encoded), java.nio.charset.StandardCharsets.UTF_8));
            }
            return text;
        });
        for (String wrong : new String[] {"a", "ab=", "a*b=", "abc=d", "abcd=", "ab=="}) {
            Journal.note("base64 " + wrong, () -> Arrays.toString(Base64.getDecoder().decode(wrong)));
        }
        Journal.note("uuid", () -> new UUID(1L, -2L) + " " + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").version() + UUID.fromString("1-2-3-4-5") + new UUID(5, 7).hashCode()
            + new UUID(1, 2).compareTo(new UUID(1, 3)));
        Journal.note("uuid", () -> UUID.fromString("nonsense"));
        Journal.note("random uuid", () -> UUID.randomUUID().version() + " " + UUID.randomUUID().toString().length());
    }

    static void enums() {
        Journal.section("enums");
        Journal.note("map", () -> {
            EnumMap<Color, Integer> map = new EnumMap<>(Color.class);
            map.put(Color.WHITE, 1);
            map.put(Color.RED, 2);
            map.put(Color.BLUE, null);
            String text = map + "" + map.size() + map.containsKey(Color.GREEN) + map.get(Color.BLUE) + map.keySet() + map.values() + map.containsValue(null);
            map.remove(Color.RED);
            map.merge(Color.WHITE, 5, Integer::sum);
            map.entrySet().iterator().next().setValue(9);
            return text + map + map.equals(new HashMap<>(map)) + map.clone();
        });
        Journal.note("null key", () -> new EnumMap<Color, Integer>(Color.class).put(null, 1));
        Journal.note("set", () -> {
            EnumSet<Color> set = EnumSet.of(Color.BLUE, Color.RED);
            return set + "" + EnumSet.complementOf(set) + EnumSet.allOf(Color.class) + EnumSet.range(Color.GREEN, Color.BLUE) + EnumSet.noneOf(Color.class) + EnumSet.copyOf(List.of(Color.WHITE))
                + set.contains(Color.BLUE) + set.add(Color.RED) + set.remove(Color.RED) + set + set.equals(Set.of(Color.BLUE));
        });
        Journal.note("empty copy", () -> EnumSet.copyOf(new ArrayList<Color>()));
        Journal.note("range", () -> EnumSet.range(Color.WHITE, Color.RED));
    }

    static void factories() {
        Journal.section("factories");
        Journal.note("list", () -> List.of(1, 2, 3).contains(null));
        Journal.note("one iterator", () -> (Collections.emptyIterator() == Collections.emptyIterator()) + " " + ((Object) Collections.emptyIterator() == Collections.emptyListIterator()));
        Journal.note("one list iterator", () -> Collections.emptyListIterator() == Collections.emptyListIterator());
        Journal.note("one enumeration", () -> Collections.emptyEnumeration() == Collections.emptyEnumeration());
        Journal.note("one order", () -> (Collections.reverseOrder() == Collections.reverseOrder()) + " " + (Comparator.naturalOrder() == Comparator.naturalOrder()));
        Journal.note("null", () -> List.of(1, null));
        Journal.note("set duplicate", () -> Set.of(1, 2, 1));
        Journal.note("map duplicate", () -> Map.of("a", 1, "a", 2));
        Journal.note("map", () -> new TreeMap<>(Map.of("b", 2, "a", 1)) + "" + Map.of().isEmpty() + Map.of("k", 1).get("k") + Map.entry("x", 1) + Map.ofEntries(Map.entry("e", 5)));
        Journal.note("map null", () -> Map.of("a", 1).get(null));
        Journal.note("put", () -> Map.of("a", 1).put("b", 2));
        Journal.note("entry", () -> Map.entry("x", 1).setValue(2));
        Journal.note("entry null", () -> Map.entry(null, 1));
        Journal.note("copy", () -> (List.copyOf(List.of(1)) == List.copyOf(List.of(1))) + " " + List.copyOf(new ArrayList<>(List.of(2))) + new TreeSet<>(Set.copyOf(List.of(3, 3))));
        Journal.note("remove", () -> List.of(1).iterator().next() + "" + List.of().size());
        Journal.note("simple entries", () -> new AbstractMap.SimpleEntry<>("a", 1) + " " + new AbstractMap.SimpleEntry<>("a", 1).equals(Map.entry("a", 1)) + new AbstractMap.SimpleEntry<>(null, 2).hashCode());
        Journal.note("immutable entry", () -> new AbstractMap.SimpleImmutableEntry<>("a", 1).setValue(3));
        Journal.note("array", () -> Arrays.toString(List.of("a", "b").toArray(new String[0])) + Arrays.toString(List.of("a").toArray(String[]::new)));
    }

    static void algorithms() {
        Journal.section("algorithms");
        List<Integer> numbers = new ArrayList<>(List.of(5, 3, 9, 1, 5, 7, 2, 8));
        for (int seed = 0; seed < 5; seed++) {
            int fixed = seed;
            Journal.note("shuffle", () -> {
                List<Integer> array = new ArrayList<>(numbers);
                List<Integer> linked = new LinkedList<>(numbers);
                Collections.shuffle(array, new Random(fixed));
                Collections.shuffle(linked, new Random(fixed));
                Collections.rotate(array, fixed - 2);
                Collections.swap(linked, 0, fixed);
                return array + "" + linked + Collections.max(array) + Collections.min(linked, Comparator.reverseOrder()) + Collections.frequency(array, 5);
            });
        }
        Journal.note("search", () -> {
            List<Integer> sorted = new ArrayList<>(numbers);
            Collections.sort(sorted);
            return Collections.binarySearch(sorted, 7) + " " + Collections.binarySearch(sorted, 6) + Collections.binarySearch(sorted, 9, Comparator.naturalOrder())
                + Collections.indexOfSubList(sorted, List.of(5, 5)) + Collections.lastIndexOfSubList(sorted, List.of(9)) + Collections.disjoint(sorted, List.of(4)) + sorted;
        });
        Journal.note("fill", () -> {
            List<Integer> list = new ArrayList<>(numbers);
            Collections.fill(list, 0);
            Collections.addAll(list, 1, 2);
            Collections.replaceAll(list, 0, 4);
            Collections.reverse(list);
            Collections.copy(list, List.of(8, 8));
            return list;
        });
        Journal.note("copy", () -> {
            Collections.copy(new ArrayList<Integer>(), List.of(1));
            return 0;
        });
        Journal.note("empty max", () -> Collections.max(new ArrayList<Integer>()));
        Journal.note("views", () -> Collections.unmodifiableMap(new TreeMap<>(Map.of("a", 1))) + "" + Collections.singleton(1) + Collections.emptyMap() + Collections.nCopies(2, "x")
            + Collections.singletonMap("k", "v") + Collections.synchronizedList(new ArrayList<>(List.of(1))) + Collections.list(Collections.enumeration(List.of(1, 2))));
        Journal.note("set from map", () -> {
            Set<String> set = Collections.newSetFromMap(new LinkedHashMap<>());
            set.add("b");
            set.add("a");
            set.add("b");
            return set;
        });
        Journal.note("unmodifiable", () -> Collections.unmodifiableSet(new HashSet<>(Set.of(1))).add(2));
        Journal.note("stack", () -> {
            Stack<Integer> stack = new Stack<>();
            stack.push(1);
            stack.push(2);
            stack.push(3);
            return stack.search(1) + " " + stack.peek() + stack.pop() + stack + stack.empty() + stack.get(0);
        });
        Journal.note("empty stack", () -> new Stack<String>().pop());
        Journal.note("identity", () -> {
            IdentityHashMap<String, Integer> map = new IdentityHashMap<>();
            String a = new String("k");
            map.put(a, 1);
            map.put(new String("k"), 2);
            return map.size() + " " + map.get(a) + map.get("k") + map.containsKey(a);
        });
        Journal.note("bits", () -> {
            BitSet bits = new BitSet();
            bits.set(1);
            bits.set(70, 75);
            bits.flip(72);
            return bits + " " + bits.cardinality() + bits.length() + bits.size() + bits.nextSetBit(2) + bits.nextClearBit(70) + bits.hashCode() + bits.stream().sum() + bits.get(1, 72);
        });
        Journal.note("bit index", () -> new BitSet().get(-1));
        Journal.note("iterator", () -> new LinkedHashSet<>(List.of(3, 1)).iterator().next());
        Journal.note("properties", () -> {
            Properties defaults = new Properties();
            defaults.setProperty("a", "1");
            Properties properties = new Properties(defaults);
            properties.setProperty("b", "2");
            return properties.getProperty("a") + properties.getProperty("b") + properties.getProperty("c") + properties.getProperty("c", "d") + properties + new TreeSet<>(properties.stringPropertyNames());
        });
    }

    static void scanners() {
        Journal.section("scanners");
        String[] inputs = {"", "   ", "12 abc 3.5 true", "1,234 -5 +6 99999999999 0x1f 1e3", "a,b,,c,", "line one\nline two\r\n\nlast", "7\n8 9\n", "héllo wörld"};
        for (String input : inputs) {
            for (String delimiter : new String[] {null, ",", "\\s*,\\s*", ""}) {
                Journal.note("tokens " + input + delimiter, () -> {
                    Scanner scanner = new Scanner(input);
                    if (delimiter != null) {
                        scanner.useDelimiter(delimiter);
                    }
                    StringBuilder text = new StringBuilder();
                    while (scanner.hasNext()) {
                        text.append(scanner.hasNextInt()).append(scanner.hasNextDouble()).append(scanner.hasNextLong()).append(scanner.hasNextBoolean());
                        text.append('[').append(scanner.next()).append(']');
                    }
                    return text.append(scanner.hasNextLine()).append(scanner.next());
                });
            }
            Journal.note("lines " + input, () -> {
                Scanner scanner = new Scanner(input);
                StringBuilder text = new StringBuilder();
                while (scanner.hasNextLine()) {
                    text.append('[').append(scanner.nextLine()).append(']');
                }
                return text.append(scanner.nextLine());
            });
            Journal.note("numbers " + input, () -> {
                Scanner scanner = new Scanner(input);
                return scanner.nextInt() + " " + scanner.next() + " " + scanner.nextDouble() + scanner.nextBoolean();
            });
            Journal.note("mixed " + input, () -> {
                Scanner scanner = new Scanner(input);
                return scanner.nextInt() + "[" + scanner.nextLine() + "][" + scanner.nextLine() + "]" + scanner.findInLine("\\d");
            });
        }
        Journal.note("long", () -> new Scanner("99999999999").nextInt());
        Journal.note("closed", () -> {
            Scanner scanner = new Scanner("a b");
            scanner.close();
            return scanner.next();
        });
        Journal.note("pattern", () -> new Scanner("ab12 cd").next("[a-z]+\\d+") + new Scanner("xyz").hasNext("\\d"));
        Journal.note("hex", () -> new Scanner("ff 10").nextInt(16));
        Journal.note("input", () -> new Scanner(System.in).hasNext());
    }

    static void expressions() {
        Journal.section("regular expressions");
        String[] patterns = {"a", "a*", "(a)(b)?", "[a-c]+", "\\d+", "(\\w+)\\s(\\w+)", "^|$", "(?i)AB", "(?<first>\\w)(?<second>\\w)", "a|b|", "(a+)+b", ".*?b", "\\bword\\b", "(\\d{2,3}?)", "x(?=y)|y(?!x)",
            "(?<=a)b", "[^\\s,]+", "\\.", "(.)\\1", "\\p{Upper}\\p{Lower}*", "a{2}", "(?s).+", "\\Qa.b\\E", "[", "(", "*", "a{2", "\\"};
        String[] texts = {"", "a", "ab", "aab abb", "word wordy", "12 345 6", "Hello World, ok", "x\ny", "xyyx", "a.b,c", "aa bb"};
        for (String pattern : patterns) {
            for (String text : texts) {
                Journal.note(pattern + " on " + text, () -> {
                    Matcher matcher = Pattern.compile(pattern).matcher(text);
                    StringBuilder seen = new StringBuilder().append(matcher.matches()).append(matcher.reset().lookingAt());
                    matcher.reset();
                    while (matcher.find()) {
                        seen.append(matcher.start()).append(matcher.group());
                        for (int i = 1; i <= matcher.groupCount(); i++) {
                            seen.append('(').append(matcher.group(i)).append(')');
                        }
                    }
                    return seen.append(text.replaceAll(pattern, "<$0>")).append(text.replaceFirst(pattern, "-")).append(Arrays.toString(text.split(pattern)))
                        .append(Arrays.toString(text.split(pattern, 2))).append(text.matches(pattern));
                });
            }
        }
        Journal.note("replacer", () -> Pattern.compile("\\d").matcher("a1b22").replaceAll(r -> "" + (Integer.parseInt(r.group()) + 1)));
        Journal.note("append", () -> {
            Matcher matcher = Pattern.compile("(?<n>\\d)").matcher("a1b2c");
            StringBuilder text = new StringBuilder();
            while (matcher.find()) {
                matcher.appendReplacement(text, "[${n}$1\\$]");
            }
            return matcher.appendTail(text);
        });
        Journal.note("groups", () -> "x".replaceAll("x", "$1"));
        Journal.note("predicate", () -> Pattern.compile("b").asPredicate().test("abc") + " " + Pattern.compile("b").asMatchPredicate().test("abc") + Pattern.compile(",").splitAsStream("a,b").toList());
        Journal.note("results", () -> Pattern.compile("[ab]").matcher("cabd").results().map(r -> r.group() + r.start()).toList());
        Journal.note("no match", () -> Pattern.compile("x").matcher("y").group());
    }

    static void others() {
        Journal.section("others");
        Random random = new Random(42);
        Journal.note("random", () -> random.nextInt() + " " + random.nextInt(10) + random.nextInt(1 << 20) + random.nextLong() + random.nextDouble() + random.nextFloat() + random.nextBoolean()
            + random.nextGaussian() + random.nextGaussian() + random.ints(3, 0, 10).boxed().toList() + random.nextInt(5, 9) + random.doubles(2).boxed().toList());
        Journal.note("bound", () -> new Random(1).nextInt(0));
        Journal.note("linked", () -> {
            LinkedHashMap<Integer, String> cache = new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
                    return size() > 3;
                }
            };
            for (int i = 0; i < 5; i++) {
                cache.put(i, "v" + i);
                cache.get(2);
            }
            return cache;
        });
        Journal.note("iterator remove", () -> {
            Map<String, Integer> map = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
            Iterator<Map.Entry<String, Integer>> entries = map.entrySet().iterator();
            while (entries.hasNext()) {
                if (entries.next().getValue() % 2 == 1) {
                    entries.remove();
                }
            }
            return map;
        });
        Journal.note("default remove", () -> {
            Iterator<Integer> once = new Iterator<>() {
                private boolean done;

                @Override
                public boolean hasNext() {
                    return !done;
                }

                @Override
                public Integer next() {
                    if (done) {
                        throw new NoSuchElementException("once");
                    }
                    done = true;
                    return 1;
                }
            };
            once.next();
            once.remove();
            return 0;
        });
    }
}
