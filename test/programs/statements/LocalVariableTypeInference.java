import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

public class LocalVariableTypeInference {
    static <T> List<T> twice(T t) {
        var list = new ArrayList<T>();
        list.add(t);
        list.add(t);
        return list;
    }

    static String kind(int x) {
        return "int";
    }

    static String kind(long x) {
        return "long";
    }

    static String kind(double x) {
        return "double";
    }

    static String kind(char x) {
        return "char";
    }

    static String kind(Object x) {
        return "Object";
    }

    public static void main(String[] args) {
        var i = 1;
        var l = 1L;
        var c = 'c';
        var d = i / 2.0;
        var s = "text" + i;
        var b = (byte) 5;
        var mixed = true ? 1 : 'x';
        System.out.println(kind(i) + kind(l) + kind(c) + kind(d) + kind(s) + kind(b) + kind(mixed) + kind(i + l) + kind(c + 1));
        var map = new HashMap<String, List<Integer>>();
        map.computeIfAbsent("k", k -> new ArrayList<>()).add(3);
        for (var entry : map.entrySet()) {
            var key = entry.getKey();
            var values = entry.getValue();
            System.out.println(key.length() + values.get(0));
        }
        for (var k = 0; k < 3; k++) System.out.print(k);
        for (var x : new int[] {7, 8}) System.out.print(kind(x));
        for (var x : List.of(2.5)) System.out.println(kind(x) + x.intValue());
        var array = new int[][] {{1}, {2, 3}};
        var row = array[1];
        System.out.println(row.length + twice("t").get(1).length() + twice(5).get(0));
        var anonymous = new Object() {
            int counter = 5;

            int next() {
                return counter++;
            }
        };
        anonymous.next();
        System.out.println(anonymous.next() + anonymous.counter);
        Function<Integer, Integer> f = (var x) -> x + 1;
        System.out.println(f.apply(1));
        try (var resource = new Resource()) {
            System.out.println(resource.name());
        }
        var var = "var is a name too";
        System.out.println(var);
        var list = List.of(1, 2.5, 3L);
        var first = list.get(0);
        System.out.println(first.intValue() + " " + list.size());
        final var constant = 10;
        byte narrow = constant;
        System.out.println(narrow);
        var runnable = (Runnable) () -> System.out.println("cast lambda");
        runnable.run();
    }

    static class Resource implements AutoCloseable {
        String name() {
            return "resource";
        }

        @Override
        public void close() {
            System.out.println("closed");
        }
    }
}
