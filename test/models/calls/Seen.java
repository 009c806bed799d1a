import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** What a call did, written the same way under a virtual machine and in the interpreter: callbacks in order, the result, what is changed. */
public final class Seen {
    private static final StringBuilder LINE = new StringBuilder();
    private static boolean on;

    private Seen() {}

    static void begin(String call) {
        LINE.setLength(0);
        LINE.append(call).append(':');
        on = true;
    }

    static void called(String what) {
        if (on) LINE.append(' ').append(what);
    }

    static void returned(Object result, Object receiver) {
        on = false;
        LINE.append(" = ").append(shown(result, 0)).append("; ").append(shown(receiver, 0));
        System.out.println(LINE);
    }

    static void thrown(Throwable problem, Object receiver) {
        on = false;
        LINE.append(" ! ").append(problem.getClass().getName()).append("; ").append(shown(receiver, 0));
        System.out.println(LINE);
    }

    static String shown(Object value, int depth) {
        if (value == null) return "null";
        if (depth > 4) return "...";
        if (value instanceof Item item) return item.name();
        if (value instanceof String || value instanceof Number || value instanceof Boolean || value instanceof Character) return value.toString();
        if (value instanceof StringBuilder || value instanceof StringBuffer) return value.toString();
        if (value instanceof Optional) {
            Optional<?> optional = (Optional<?>) value;
            return optional.isPresent() ? "(" + shown(optional.get(), depth + 1) + ")" : "()";
        }
        if (value instanceof Map.Entry) {
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) value;
            return shown(entry.getKey(), depth + 1) + "->" + shown(entry.getValue(), depth + 1);
        }
        if (isInAnyOrder(value)) return sorted((Collection<?>) (value instanceof Map ? ((Map<?, ?>) value).entrySet() : value), depth + 1);
        if (value instanceof Map) return "map" + shown(new ArrayList<Object>(((Map<?, ?>) value).entrySet()), depth + 1);
        if (value instanceof Collection) {
            StringBuilder text = new StringBuilder("[");
            for (Object element : (Collection<?>) value) text.append(shown(element, depth + 1)).append(' ');
            return text.append(']').toString();
        }
        if (value instanceof Iterator) {
            StringBuilder text = new StringBuilder("<");
            Iterator<?> iterator = (Iterator<?>) value;
            try {
                for (int count = 0; count < 9 && iterator.hasNext(); count++) text.append(shown(iterator.next(), depth + 1)).append(' ');
            } catch (RuntimeException problem) {
                text.append(problem.getClass().getName());
            }
            return text.append('>').toString();
        }
        if (value instanceof Enumeration) return shown(((Enumeration<?>) value).asIterator(), depth);
        if (value instanceof Object[] array) {
            StringBuilder text = new StringBuilder("{");
            for (Object element : array) text.append(shown(element, depth + 1)).append(' ');
            return text.append('}').toString();
        }
        if (value instanceof int[] array) {
            StringBuilder text = new StringBuilder("{");
            for (int element : array) text.append(element).append(' ');
            return text.append('}').toString();
        }
        if (value instanceof char[] array) return new String(array);
        return "object";
    }

    /** The order of what `Set.of` and `Map.of` make is another in each run. */
    private static boolean isInAnyOrder(Object value) {
        return (value instanceof Set || value instanceof Map) && value.getClass().getName().startsWith("java.util.Immutable");
    }

    private static String sorted(Collection<?> elements, int depth) {
        List<String> texts = new ArrayList<>();
        for (Object element : elements) texts.add(shown(element, depth));
        Collections.sort(texts);
        return texts.toString();
    }

    /** An element that tells of its use. */
    static final class Item implements Comparable<Object> {
        final int number;

        Item(int number) {
            this.number = number;
        }

        String name() {
            return "i" + number;
        }

        @Override
        public boolean equals(Object other) {
            called(name() + ".equals(" + shown(other, 3) + ")");
            return other instanceof Item && ((Item) other).number == number;
        }

        @Override
        public int hashCode() {
            called(name() + ".hashCode");
            return number % 10;
        }

        @Override
        public String toString() {
            called(name() + ".toString");
            return name();
        }

        @Override
        public int compareTo(Object other) {
            called(name() + ".compareTo(" + shown(other, 3) + ")");
            return Integer.compare(number, ((Item) other).number);
        }
    }

    private static final Item[] SAME = {new Item(0), new Item(1), new Item(2), new Item(3)};

    /** The same object each time. */
    static Item same(int number) {
        return SAME[number];
    }

    static Map.Entry<Object, Object> entry(Object key, Object value) {
        return new AbstractMap.SimpleEntry<Object, Object>(key, value);
    }

    static <I extends Iterator<?>> I after(I iterator) {
        iterator.next();
        return iterator;
    }

    static Comparator<Object> order() {
        return (left, right) -> {
            called("compare(" + shown(left, 3) + "," + shown(right, 3) + ")");
            return shown(left, 3).compareTo(shown(right, 3));
        };
    }

    static Function<Object, Object> function(boolean isNull) {
        return given -> {
            called("apply(" + shown(given, 3) + ")");
            return isNull ? null : given;
        };
    }

    static UnaryOperator<Object> operator() {
        return given -> {
            called("apply(" + shown(given, 3) + ")");
            return given == null ? "none" : given;
        };
    }

    static BiFunction<Object, Object, Object> merger(boolean isNull) {
        return (left, right) -> {
            called("apply(" + shown(left, 3) + "," + shown(right, 3) + ")");
            return isNull ? null : "merged";
        };
    }

    static BinaryOperator<Object> reducer() {
        return (left, right) -> {
            called("reduce(" + shown(left, 3) + "," + shown(right, 3) + ")");
            return left;
        };
    }

    static Predicate<Object> test(boolean answer) {
        return given -> {
            called("test(" + shown(given, 3) + ")");
            return answer == (given instanceof Item);
        };
    }

    static Consumer<Object> consumer(boolean fails) {
        return given -> {
            called("accept(" + shown(given, 3) + ")");
            if (fails) throw new IllegalStateException();
        };
    }

    static BiConsumer<Object, Object> pairs(boolean fails) {
        return (left, right) -> {
            called("accept(" + shown(left, 3) + "," + shown(right, 3) + ")");
            if (fails) throw new IllegalStateException();
        };
    }

    static IntFunction<Object[]> arrays() {
        return length -> {
            called("array(" + length + ")");
            return new Object[length];
        };
    }

    static Supplier<Object> supplier(boolean isNull) {
        return () -> {
            called("get()");
            return isNull ? null : "given";
        };
    }

    /** A list that tells of its use. */
    static List<Object> told(Object... elements) {
        return new AbstractList<Object>() {
            @Override
            public Object get(int index) {
                called("get(" + index + ")");
                return elements[index];
            }

            @Override
            public int size() {
                called("size()");
                return elements.length;
            }

            @Override
            public boolean contains(Object element) {
                called("contains(" + shown(element, 3) + ")");
                return super.contains(element);
            }

            @Override
            public Object[] toArray() {
                called("toArray()");
                return elements.clone();
            }

            @Override
            public Iterator<Object> iterator() {
                called("iterator()");
                return super.iterator();
            }
        };
    }

    /** A map that tells of its use. */
    static Map<Object, Object> toldMap(Object key, Object value) {
        return new AbstractMap<Object, Object>() {
            @Override
            public Set<Map.Entry<Object, Object>> entrySet() {
                called("entrySet()");
                return Collections.singleton(entry(key, value));
            }

            @Override
            public int size() {
                called("size()");
                return 1;
            }

            @Override
            public Object get(Object other) {
                called("get(" + shown(other, 3) + ")");
                return super.get(other);
            }
        };
    }

    static List<Object> listOf(Object... elements) {
        List<Object> list = new ArrayList<>();
        for (Object element : elements) list.add(element);
        return list;
    }

    static <C extends Collection<Object>> C fill(C target, Object... elements) {
        for (Object element : elements) target.add(element);
        return target;
    }

    /** Enough to make tables grow, with some whose hash codes are the same. */
    static <C extends Collection<Object>> C many(C target) {
        for (int number = 1; number <= 14; number++) target.add(number <= 3 ? same(number) : new Item(number * 5 % 31));
        return target;
    }

    static <M extends Map<Object, Object>> M manyPairs(M target) {
        for (int number = 1; number <= 14; number++) target.put(number <= 3 ? same(number) : new Item(number * 5 % 31), "v" + number);
        return target;
    }

    static <M extends Map<Object, Object>> M put(M target, Object... pairs) {
        for (int at = 0; at + 1 < pairs.length; at += 2) target.put(pairs[at], pairs[at + 1]);
        return target;
    }
}
