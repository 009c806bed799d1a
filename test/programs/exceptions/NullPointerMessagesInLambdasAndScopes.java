import java.util.*;
import java.util.function.*;
public class NullPointerMessagesInLambdasAndScopes {
    enum Day {
        MON
    }
    interface Shape {
        double area();
    }
    static abstract class Animal {
        String name;
        abstract String sound();
        String self() {
            return name.trim();
        }
    }
    static class Dog extends Animal {
        Dog mate;
        String sound() {
            return mate.name;
        }
    }
    class Inner {
        String v;
        int f() {
            return v.length() + outerField.length();
        }
    }
    String outerField;
    static int count;
    long[] longs;
    Map<String, List<Integer>> map = new HashMap<>();
    NullPointerMessagesInLambdasAndScopes[] kids;
    int[][] cells = new int[3][];
    static void tryIt(String label, Runnable r) {
        try {
            r.run();
            System.out.println(label + " fine");
        } catch (NullPointerException e) {
            System.out.println(label + ": " + e.getMessage());
        } catch (RuntimeException e) {
            System.out.println(label + " " + e);
        }
    }
    static String reassigned(String p, int k) {
        if (k > 0) p = null;
        return p.trim();
    }
    static int sum(List<Integer> l) {
        int s = 0;
        for (int x : l) s += x;
        return s;
    }
    static void loops() {
        for (int i = 0; i < 2; i++) {
            String t = "a";
            t.length();
        }
        for (String q : new String[]{"x", null}) {
            try {
                q.length();
            } catch (NullPointerException e) {
                String msg = e.getMessage();
                System.out.println(msg);
            }
        }
        double d = 1;
        long l = 2;
        String after = null;
        try {
            after.length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        {
            int z = 1;
            int w = 2;
        }
        Object late = null;
        try {
            late.hashCode();
        } catch (Exception ex) {
            System.out.println(ex.getMessage());
        }
    }
    void inst(String arg, Day day, Object o) {
        tryIt("f1", () -> outerField.length());
        tryIt("f2", () -> this.kids[0].outerField.length());
        tryIt("f3", () -> arg.length());
        tryIt("f4", () -> {
            switch (day) {
                case MON:
            }
        });
        tryIt("f5", () -> {
            String s = null;
            s.length();
        });
        tryIt("f6", () -> map.get("x").add(1));
        tryIt("f7", () -> {
            for (int q : map.get("k")) { }
        });
        tryIt("f8", () -> {
            int n = map.get("z").size();
        });
        tryIt("f9", () -> {
            cells[1][2] = 5;
        });
        tryIt("f10", () -> longs[0]++);
        tryIt("f11", () -> {
            Function<String, Integer> f = s -> s.length();
            f.apply(null);
        });
        tryIt("f12", () -> {
            BiFunction<String, String, String> f = (a, b) -> b.concat(a);
            f.apply("q", null);
        });
        tryIt("f13", () -> {
            Comparator<Integer> c = null;
            c.compare(1, 2);
        });
        tryIt("f14", () -> {
            Integer boxed = null;
            count += boxed;
        });
        tryIt("f15", () -> new Inner().f());
    }
    public static void main(String[] args) {
        new NullPointerMessagesInLambdasAndScopes().inst(null, null, null);
        tryIt("g1", () -> new Dog().sound());
        tryIt("g2", () -> new Dog().self());
        tryIt("g3", () -> reassigned("x", 1));
        tryIt("g4", () -> reassigned(null, 0));
        tryIt("g5", () -> sum(null));
        tryIt("g6", () -> sum(Arrays.asList(1, null)));
        loops();
        String s = null;
        long big = 1;
        NullPointerMessagesInLambdasAndScopes h = null;
        Shape[] shapes = new Shape[2];
        int i = 1;
        char[] cs = null;
        ArrayList<String> al = null;
        StringBuilder sb = null;
        Object obj = null;
        try {
            s.length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            h.outerField = "x";
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(shapes[i].area());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(shapes[i - 1].area());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            cs[i] = 'c';
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            al.add("x");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            for (String q : al) { }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            sb.append("a").append(1);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            ((Dog) obj).mate.mate.name.length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            if (s.equals("x")) System.out.println();
        } catch (NullPointerException e) {
            System.out.println(e);
        }
        try {
            String u = s == null ? null : "k";
            u.isEmpty();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            switch (s) {
                case "a":
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            int len = args[0].length();
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Day d = null;
            int r = switch (d) {
                case MON -> 1;
            };
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try (AutoCloseable ac = () -> { }) {
            String inner = null;
            inner.length();
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        try {
            Object o2 = s;
            if (o2 instanceof String str) System.out.println(str);
            Object last = null;
            last.toString();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        synchronized (args) {
            String inSync = null;
            try {
                inSync.length();
            } catch (NullPointerException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            throw (RuntimeException) obj;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            h.map.get("q").size();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            new NullPointerMessagesInLambdasAndScopes().kids[2].kids = null;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            NullPointerMessagesInLambdasAndScopes hh = new NullPointerMessagesInLambdasAndScopes();
            hh.map.get("a").get(0).intValue();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Supplier<String> sup = s::trim;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[][] g = new int[2][];
            g[1][0]++;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            String[] names = new String[3];
            names[0].toUpperCase();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer n = null;
            int m = n + 1;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Boolean flag = null;
            if (flag) System.out.println();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional<String> op = null;
            op.isPresent();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.requireNonNull(s, "given");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            new NullPointerMessagesInLambdasAndScopes().getNull().outerField.length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of("a", "b").stream().map(q -> (String) null).map(String::length).toList();
        } catch (NullPointerException e) {
            System.out.println("stream");
        }
        s.length();
    }
    NullPointerMessagesInLambdasAndScopes getNull() {
        return null;
    }
}
