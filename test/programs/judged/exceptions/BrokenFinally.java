public class BrokenFinally {
    static String load(String[] names) {
        String found = null;
        for (String name : names) {
            try {
                if (name.isEmpty()) throw new IllegalStateException("empty");
                found = name;
            } finally {
                if (names.length > 1) break;
            }
        }
        return found;
    }

    public static void main(String[] args) {
        System.out.println(load(new String[] {"a"}).length());
        System.out.println(load(new String[] {"a", ""}).length());
        System.out.println(load(new String[] {"", "b"}).length()); // fails: java.lang.NullPointerException
    }
}
