public class PartialFill {
    static void fill(String[] into, Object[] from) {
        try {
            for (int each = 0; each < from.length; each++) {
                into[each] = (String) from[each]; // fails: java.lang.ClassCastException (caught)
            }
        } catch (ClassCastException stopped) {
            System.out.println("stopped");
        }
    }

    public static void main(String[] args) {
        String[] texts = new String[3];
        fill(texts, new Object[] {"a", "b", "c"});
        System.out.println(texts[2].length());
        String[] fewer = new String[3];
        fill(fewer, new Object[] {"a", 2, "c"});
        System.out.println(fewer[0].length());
        System.out.println(fewer[2].length()); // fails: java.lang.NullPointerException
    }
}
