import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Which objects the library makes anew, and which are the same each time. */
public class SameObjects {
    static void show(String name, Object one, Object other) {
        System.out.println(name + " " + (one == other));
    }
    static <T> void wrap(String name, UnaryOperator<T> wrapper, T given) {
        T once = wrapper.apply(given);
        show(name, wrapper.apply(once), once);
        show(name + " given", once, given);
    }
    static <T> void make(String name, Supplier<T> maker) {
        show(name, maker.get(), maker.get());
    }
    public static void main(String[] args) {
        SameObjects.<Collection<Integer>>wrap("collection", Collections::unmodifiableCollection, new ArrayList<>(List.of(1)));
        SameObjects.<Set<Integer>>wrap("set", Collections::unmodifiableSet, new HashSet<>(List.of(1)));
        SameObjects.<SortedSet<Integer>>wrap("sorted set", Collections::unmodifiableSortedSet, new TreeSet<>(List.of(1)));
        SameObjects.<NavigableSet<Integer>>wrap("navigable set", Collections::unmodifiableNavigableSet, new TreeSet<>(List.of(1)));
        SameObjects.<List<Integer>>wrap("list", Collections::unmodifiableList, new ArrayList<>(List.of(1)));
        SameObjects.<List<Integer>>wrap("linked list", Collections::unmodifiableList, new LinkedList<>(List.of(1)));
        SameObjects.<Map<Integer,Integer>>wrap("map", Collections::unmodifiableMap, new HashMap<>(Map.of(1, 2)));
        SameObjects.<SortedMap<Integer,Integer>>wrap("sorted map", Collections::unmodifiableSortedMap, new TreeMap<>(Map.of(1, 2)));
        SameObjects.<NavigableMap<Integer,Integer>>wrap("navigable map", Collections::unmodifiableNavigableMap, new TreeMap<>(Map.of(1, 2)));
        Set<Integer> sorted = Collections.unmodifiableSortedSet(new TreeSet<>(List.of(1)));
        show("set of sorted", Collections.unmodifiableSet(sorted), sorted);
        show("collection of sorted", Collections.unmodifiableCollection(sorted), sorted);
        SortedSet<Integer> navigable = Collections.unmodifiableNavigableSet(new TreeSet<>(List.of(1)));
        show("sorted of navigable", Collections.unmodifiableSortedSet(navigable), navigable);
        SortedMap<Integer, Integer> map = Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of(1, 2)));
        show("sorted of navigable map", Collections.unmodifiableSortedMap(map), map);
        SameObjects.<List<Integer>>wrap("of fixed list", Collections::unmodifiableList, List.of(1));
        SameObjects.<List<Integer>>wrap("synchronized list", Collections::synchronizedList, new ArrayList<>(List.of(1)));
        SameObjects.<Set<Integer>>wrap("synchronized set", Collections::synchronizedSet, new HashSet<>(List.of(1)));
        SameObjects.<Map<Integer,Integer>>wrap("synchronized map", Collections::synchronizedMap, new HashMap<>(Map.of(1, 2)));
        SameObjects.<List<Integer>>wrap("copy", List::copyOf, new ArrayList<>(List.of(1)));
        SameObjects.<Set<Integer>>wrap("copy set", Set::copyOf, new HashSet<>(List.of(1)));
        SameObjects.<Map<Integer,Integer>>wrap("copy map", Map::copyOf, new HashMap<>(Map.of(1, 2)));
        SameObjects.<List<Integer>>wrap("copy empty", List::copyOf, new ArrayList<>());
        wrap("entry", Map.Entry::copyOf, Map.entry(1, 2));
        wrap("reversed", Collections::reverseOrder, Comparator.<Integer>naturalOrder());
        wrap("reverse of reverse", Collections::reverseOrder, Collections.<Integer>reverseOrder());
        make("empty list", Collections::emptyList);
        make("empty set", Collections::emptySet);
        make("empty map", Collections::emptyMap);
        make("empty sorted set", Collections::emptySortedSet);
        make("empty navigable set", Collections::emptyNavigableSet);
        make("empty sorted map", Collections::emptySortedMap);
        make("empty navigable map", Collections::emptyNavigableMap);
        show("sorted and navigable", Collections.emptySortedSet(), Collections.emptyNavigableSet());
        show("sorted and navigable map", Collections.emptySortedMap(), Collections.emptyNavigableMap());
        make("empty iterator", Collections::emptyIterator);
        make("empty list iterator", Collections::emptyListIterator);
        make("empty enumeration", Collections::emptyEnumeration);
        make("iterator of empty list", () -> Collections.emptyList().iterator());
        make("iterator of empty set", () -> Collections.emptySet().iterator());
        make("entries of empty map", () -> Collections.emptyMap().entrySet());
        make("list of", List::of);
        make("set of", Set::of);
        make("map of", Map::of);
        make("list of one", () -> List.of(1));
        make("iterator of list of", () -> List.of().iterator());
        make("sub list of list of", () -> List.of().subList(0, 0));
        make("empty optional", Optional::empty);
        make("empty int optional", OptionalInt::empty);
        make("empty stream", Stream::empty);
        make("natural", Comparator::naturalOrder);
        make("reverse", Collections::reverseOrder);
        make("identity", Function::identity);
        make("singleton", () -> Collections.singleton(1));
        make("copies", () -> Collections.nCopies(0, 1));
        make("array list", ArrayList::new);
        Set<Integer> descending = new TreeSet<>(List.of(1, 2));
        make("descending set", ((TreeSet<Integer>) descending)::descendingSet);
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        make("sub list", () -> list.subList(0, 1));
        make("iterator", list::iterator);
        make("array", list::toArray);
        make("as list", () -> Arrays.asList(1));
        make("spliterator", list::spliterator);
        String text = "text";
        make("to string", text::toString);
        make("trim", text::trim);
        make("strip", text::strip);
        make("concat empty", () -> text.concat(""));
        make("substring", () -> text.substring(0));
        make("substring inner", () -> text.substring(1));
        make("replace", () -> text.replace('q', 'p'));
        make("replace text", () -> text.replace("q", "p"));
        make("lower", text::toLowerCase);
        make("upper", text::toUpperCase);
        make("repeat", () -> text.repeat(1));
        make("repeat none", () -> text.repeat(0));
        make("repeat twice", () -> text.repeat(2));
        make("intern", () -> new String("text").intern());
        make("value of", () -> String.valueOf((Object) text));
        make("value of true", () -> String.valueOf(true));
        make("value of int", () -> String.valueOf(1));
        make("value of char", () -> String.valueOf('c'));
        make("integer text", () -> Integer.toString(1));
        make("join", () -> String.join(",", text));
        make("format", () -> String.format("text"));
        make("small", () -> Integer.valueOf(127));
        make("large", () -> Integer.valueOf(128));
        make("long", () -> Long.valueOf(-128));
        make("character", () -> Character.valueOf('a'));
        make("boolean", () -> Boolean.valueOf("true"));
        make("double", () -> Double.valueOf(1));
        make("class", text::getClass);
        make("values", Thread.State::values);
        make("constants", Thread.State.class::getEnumConstants);
        StringBuilder builder = new StringBuilder();
        show("append", builder.append(1), builder);
        make("objects array", () -> Stream.of(1).toArray());
        Optional<Integer> one = Optional.of(1);
        show("filter", one.filter(each -> true), one);
        show("filter none", one.filter(each -> false), Optional.empty());
        show("or", one.or(Optional::empty), one);
        Deque<Integer> deque = new ArrayDeque<>();
        show("lifo", Collections.asLifoQueue(deque), deque);
        make("set from map", () -> Collections.newSetFromMap(new HashMap<>()));
        Comparator<Integer> natural = Comparator.naturalOrder();
        show("reversed natural", natural.reversed(), Collections.reverseOrder());
        show("reversed twice", natural.reversed().reversed(), natural);
        show("comparing reversed", Collections.reverseOrder(natural), Collections.reverseOrder());
        show("null order", Collections.reverseOrder((Comparator<Integer>) null), Collections.reverseOrder());
        views("hash", new HashMap<>(Map.of(1, 2)));
        views("linked", new LinkedHashMap<>(Map.of(1, 2)));
        views("tree", new TreeMap<>(Map.of(1, 2)));
        views("table", new Hashtable<>(Map.of(1, 2)));
        views("by identity", new IdentityHashMap<>(Map.of(1, 2)));
        views("concurrent", new java.util.concurrent.ConcurrentHashMap<>(Map.of(1, 2)));
        views("skip list", new java.util.concurrent.ConcurrentSkipListMap<>(Map.of(1, 2)));
        views("fixed", Map.of(1, 2));
        views("single", Collections.singletonMap(1, 2));
        views("unmodifiable", Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))));
        views("properties", new Properties());
        TreeMap<Integer, Integer> tree = new TreeMap<>(Map.of(1, 2));
        make("other way", tree::descendingMap);
        make("keys the other way", tree::descendingKeySet);
        make("keys turned", tree.navigableKeySet()::descendingSet);
        make("tail", () -> tree.tailMap(1));
        NavigableMap<Integer, Integer> tail = tree.tailMap(1, true);
        views("tail", tail);
        make("tail the other way", tail::descendingMap);
        show("tails", tree.tailMap(1, true).navigableKeySet(), tree.tailMap(1, true).navigableKeySet());
        HashMap<Integer, Integer> given = new HashMap<>();
        Set<Integer> keys = given.keySet();
        show("of a copy", ((Map<?, ?>) given.clone()).keySet(), keys);
        Map<Object, String> byIdentity = new IdentityHashMap<>();
        byIdentity.put(given.keySet(), "keys");
        byIdentity.put(given.values(), "values");
        System.out.println(byIdentity.get(keys) + byIdentity.size());
        System.out.println(System.identityHashCode(keys) == System.identityHashCode(given.keySet()));
        synchronized (keys) {
            given.keySet().notifyAll();
            System.out.println(Thread.holdsLock(given.keySet()));
        }
        System.out.println(Thread.holdsLock(keys));
    }

    static void views(String name, Map<?, ?> map) {
        make("keys of " + name, map::keySet);
        make("values of " + name, map::values);
        make("entries of " + name, map::entrySet);
        show("keys and entries of " + name, map.keySet(), map.entrySet());
    }
}
