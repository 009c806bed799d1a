import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

public class OverloadingMeetsGenerics {
    static String f(List<?> x) {
        return "List";
    }

    static String f(Collection<?> x) {
        return "Collection";
    }

    static String f(Iterable<?> x) {
        return "Iterable";
    }

    static <T> String g(T x) {
        return "T";
    }

    static <T extends Number> String g(T x) {
        return "Number " + x.intValue();
    }

    static String g(Integer x) {
        return "Integer";
    }

    static <T> String h(T a, T b) {
        return "same";
    }

    static <T, U> String h(T a, List<U> b) {
        return "with list";
    }

    static String v(String x) {
        return "String";
    }

    @SafeVarargs
    static <T> String v(T x, T... rest) {
        return "T+" + rest.length;
    }

    static <T> String array(T[] x) {
        return "T[]";
    }

    static String array(Object x) {
        return "Object";
    }

    static String array(int[] x) {
        return "int[]";
    }

    static abstract class Base<T> {
        String accept(T t) {
            return "Base(T)";
        }

        String accept(String s) {
            return "Base(String)";
        }
    }

    static class Derived extends Base<Integer> {
        @Override
        String accept(Integer i) {
            return "Derived(Integer)";
        }

        String accept(Number n) {
            return "Derived(Number)";
        }

        String accept(long l) {
            return "Derived(long)";
        }
    }

    interface Shape {
    }

    static class Circle implements Shape {
    }

    static <S extends Shape> String draw(S shape) {
        return "shape";
    }

    static <C extends Circle> String draw(C circle) {
        return "circle";
    }

    public static void main(String[] args) {
        Collection<String> c = new ArrayList<>();
        Iterable<String> i = new LinkedList<>();
        System.out.println(f(new ArrayList<>()) + " " + f(c) + " " + f(i) + " " + f(new TreeSet<>(Set.of(1))) + " " + f(List.of()));
        System.out.println(g("s") + ", " + g(1.5) + ", " + g(7) + ", " + g(7L) + ", " + g((Object) 7) + ", " + g('c'));
        System.out.println(h(1, 2) + ", " + h("a", List.of(1)) + ", " + h(1, "b"));
        System.out.println(v(1) + " " + v("a") + " " + v("a", "b") + " " + v(2L, 3L, 4L));
        System.out.println(array(new String[0]) + " " + array(new int[0]) + " " + array(new int[0][0]) + " " + array("x"));
        Derived d = new Derived();
        Base<Integer> b = d;
        System.out.println(d.accept(5) + " " + d.accept(Integer.valueOf(5)) + " " + d.accept("s") + " " + d.accept(2.5) + " " + b.accept(5) + " " + b.accept("s") + " " + d.accept('c'));
        Shape s = new Circle();
        System.out.println(draw(s) + " " + draw(new Circle()));
        List<? super Integer> sink = new ArrayList<Number>(List.of(1.5));
        sink.add(3);
        System.out.println(sink + " " + g(sink.get(0)) + " " + f(sink));
    }
}
