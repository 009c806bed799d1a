public class VarargsPassArraysThrough {
    static String join(String separator, Object... parts) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) out.append(separator);
            out.append(parts[i]);
        }
        return out.append('(').append(parts.length).append(')').toString();
    }

    static int sum(int... values) {
        int total = 0;
        for (int v : values) total += v;
        values = null;
        return total;
    }

    static int max(int first, int... rest) {
        for (int r : rest) if (r > first) first = r;
        return first;
    }

    @SafeVarargs
    static <T> T last(T... items) {
        return items[items.length - 1];
    }

    static String types(Object... items) {
        String out = items.getClass().getSimpleName();
        for (Object item : items) out += " " + (item == null ? "null" : item.getClass().getSimpleName());
        return out;
    }

    static int[] modify(int... values) {
        values[0] = 99;
        return values;
    }

    VarargsPassArraysThrough(String... names) {
        System.out.println("constructed with " + names.length);
    }

    static class Sub extends VarargsPassArraysThrough {
        Sub() {
        }

        Sub(int n) {
            super("a", "b", "c");
        }
    }

    interface Handler {
        String handle(int... codes);
    }

    public static void main(String... args) {
        System.out.println(join(",", 1, 'c', "s", null, 2.5));
        System.out.println(join("-") + join("-", "only") + join("-", (Object) new String[] {"x", "y"}).startsWith("[Ljava.lang.String;@"));
        System.out.println(join("+", (Object[]) new String[] {"x", "y"}));
        System.out.println(sum() + " " + sum(5) + " " + sum(1, 2, 3, 4) + " " + sum('a', (byte) 1));
        System.out.println(max(3) + " " + max(3, 9, 4) + " " + max(3, new int[] {1}));
        System.out.println(last("p", "q") + last(1, 2, 3) + last(1, "mixed"));
        System.out.println(types(1, "a", 2.0, 'c', null));
        System.out.println(types((Object[]) new Integer[] {1, 2}));
        int[] original = {1, 2};
        modify(original);
        System.out.println(original[0] + " " + modify(5, 6)[0]);
        new Sub();
        new Sub(1);
        new VarargsPassArraysThrough("x");
        Handler handler = codes -> codes.length + ":" + sum(codes);
        System.out.println(handler.handle(1, 2, 3) + " " + handler.handle());
        Handler reference = VarargsPassArraysThrough::describe;
        System.out.println(reference.handle(7));
        System.out.println(String.format("%s-%s", "a", "b") + String.format("%s %s", (Object[]) new String[] {"c", "d"}));
        System.out.println(String.join("/", "a", "b", "c"));
        try {
            sum(null);
        } catch (NullPointerException e) {
            System.out.println("null array passed");
        }
    }

    static String describe(int... codes) {
        return "described " + codes[0];
    }
}
