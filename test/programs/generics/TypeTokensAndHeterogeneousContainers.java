import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class TypeTokensAndHeterogeneousContainers {
    static final class Key<T> {
        final String name;
        final T fallback;

        Key(String name, T fallback) {
            this.name = name;
            this.fallback = fallback;
        }
    }

    static class Settings {
        private final Map<Key<?>, Object> values = new LinkedHashMap<>();

        <T> Settings set(Key<T> key, T value) {
            values.put(key, value);
            return this;
        }

        @SuppressWarnings("unchecked")
        <T> T get(Key<T> key) {
            return (T) values.getOrDefault(key, key.fallback);
        }
    }

    interface Visitor<R> {
        R visitNumber(int value);

        R visitSum(Node left, Node right);

        R visitProduct(Node left, Node right);
    }

    interface Node {
        <R> R accept(Visitor<R> visitor);
    }

    static Node number(int value) {
        return new Node() {
            @Override
            public <R> R accept(Visitor<R> visitor) {
                return visitor.visitNumber(value);
            }
        };
    }

    static Node sum(Node left, Node right) {
        return new Node() {
            @Override
            public <R> R accept(Visitor<R> visitor) {
                return visitor.visitSum(left, right);
            }
        };
    }

    static Node product(Node left, Node right) {
        return new Node() {
            @Override
            public <R> R accept(Visitor<R> visitor) {
                return visitor.visitProduct(left, right);
            }
        };
    }

    static class Evaluate implements Visitor<Integer> {
        public Integer visitNumber(int value) {
            return value;
        }

        public Integer visitSum(Node left, Node right) {
            return left.accept(this) + right.accept(this);
        }

        public Integer visitProduct(Node left, Node right) {
            return left.accept(this) * right.accept(this);
        }
    }

    static class Show implements Visitor<String> {
        public String visitNumber(int value) {
            return value < 0 ? "(" + value + ")" : "" + value;
        }

        public String visitSum(Node left, Node right) {
            return "(" + left.accept(this) + " + " + right.accept(this) + ")";
        }

        public String visitProduct(Node left, Node right) {
            return left.accept(this) + " * " + right.accept(this);
        }
    }

    static <T> List<T> only(Class<T> type, Object... items) {
        List<T> result = new ArrayList<>();
        for (Object item : items) if (type.isInstance(item)) result.add(type.cast(item));
        return result;
    }

    public static void main(String[] args) {
        Key<Integer> size = new Key<>("size", 10);
        Key<String> title = new Key<>("title", "untitled");
        Key<List<String>> tags = new Key<>("tags", List.of());
        Settings settings = new Settings().set(size, 42).set(tags, List.of("a", "b"));
        int width = settings.get(size) + 1;
        System.out.println(width + " " + settings.get(title).length() + " " + settings.get(tags).get(1));
        Node expression = sum(product(number(2), sum(number(3), number(-4))), number(10));
        System.out.println(expression.accept(new Show()) + " = " + expression.accept(new Evaluate()));
        int depth = expression.accept(new Visitor<Integer>() {
            public Integer visitNumber(int value) {
                return 1;
            }

            public Integer visitSum(Node left, Node right) {
                return 1 + Math.max(left.accept(this), right.accept(this));
            }

            public Integer visitProduct(Node left, Node right) {
                return visitSum(left, right);
            }
        });
        System.out.println(depth);
        System.out.println(only(String.class, 1, "x", 2.0, "y") + " " + only(Number.class, 1, "x", 2.0));
        try {
            Object o = "text";
            Integer.class.cast(o);
        } catch (ClassCastException e) {
            System.out.println("cast refused");
        }
    }
}
