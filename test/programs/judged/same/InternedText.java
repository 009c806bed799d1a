/** A text that is put together is a new object; what interning it gives is the constant. */
public class InternedText {
    static String kept = "ab";

    static String name(String tail) {
        String whole = "a" + tail;
        if (whole == kept) return whole;
        return whole.intern() == kept ? null : whole;
    }

    public static void main(String[] args) {
        System.out.println(name("b").length()); // fails: java.lang.NullPointerException
    }
}
