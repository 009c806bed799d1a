import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

public class HashCodesFollowTheirFormulas {
    static int stringHash(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i++) h = 31 * h + s.charAt(i);
        return h;
    }

    static int listHash(List<?> list) {
        int h = 1;
        for (Object o : list) h = 31 * h + (o == null ? 0 : o.hashCode());
        return h;
    }

    record Pair(Object a, Object b) {
    }

    static void check(String what, int expected, int actual) {
        System.out.println(what + " " + actual + (expected == actual ? "" : " differs from " + expected));
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "a", "hello world", "\uffff\uffff", "the quick brown fox jumps"}) check("string", stringHash(s), s.hashCode());
        check("boolean", 1231, Boolean.TRUE.hashCode());
        check("character", 'x', Character.valueOf('x').hashCode());
        check("long", (int) (123456789012L ^ 123456789012L >>> 32), Long.valueOf(123456789012L).hashCode());
        long bits = Double.doubleToLongBits(2.75);
        check("double", (int) (bits ^ bits >>> 32), Double.valueOf(2.75).hashCode());
        check("float", Float.floatToIntBits(2.75f), Float.valueOf(2.75f).hashCode());
        check("array list", listHash(Arrays.asList(1, "b", null)), new ArrayList<>(Arrays.asList(1, "b", null)).hashCode());
        check("linked list", listHash(List.of('x', 2L)), new LinkedList<>(List.of('x', 2L)).hashCode());
        check("immutable list", listHash(List.of("p", "q")), List.of("p", "q").hashCode());
        check("set", "p".hashCode() + "q".hashCode(), Set.of("q", "p").hashCode());
        check("hash set", 1 + 2 + 3, new HashSet<>(List.of(1, 2, 3)).hashCode());
        check("entry", "k".hashCode() ^ "v".hashCode(), Map.entry("k", "v").hashCode());
        check("map", (1 ^ 2) + (3 ^ 4), new HashMap<>(Map.of(1, 2, 3, 4)).hashCode());
        check("tree map", 5 ^ 6, new TreeMap<>(Map.of(5, 6)).hashCode());
        check("objects", 31 * (31 * 1 + 7) + "x".hashCode(), Objects.hash(7, "x"));
        check("int array", 31 * (31 * 1 + 4) + 5, Arrays.hashCode(new int[] {4, 5}));
        check("nested array", 31 + (31 + 9), Arrays.deepHashCode(new int[][] {{9}}));
        check("optional", "o".hashCode(), Optional.of("o").hashCode());
        check("record", 31 * "a".hashCode() + 5, new Pair("a", 5).hashCode());
        check("record with null", 0, new Pair(null, null).hashCode());
        System.out.println(new Pair("Aa", 1).hashCode() == new Pair("BB", 1).hashCode());
        System.out.println(List.of().hashCode() + " " + Set.of().hashCode() + " " + Map.of().hashCode() + " " + Objects.hashCode(null) + " " + Arrays.hashCode((int[]) null));
    }
}
