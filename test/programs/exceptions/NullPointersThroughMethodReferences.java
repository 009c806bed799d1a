import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class NullPointersThroughMethodReferences {
    String n;
    String getN() {
        return n;
    }
    static int len(String s) {
        return s.length();
    }
    public static void main(String[] a) {
        Function<String, Integer> f = String::length;
        try {
            f.apply(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Function<NullPointersThroughMethodReferences, String> g = NullPointersThroughMethodReferences::getN;
        try {
            g.apply(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        ToIntFunction<String> h = NullPointersThroughMethodReferences::len;
        try {
            h.applyAsInt(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of("a", null).map(String::length).forEach(x -> {});
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of("a", null).map(s -> s.length()).forEach(x -> {});
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
