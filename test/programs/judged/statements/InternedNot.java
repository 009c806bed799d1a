public class InternedNot {
    public static void main(String[] args) {
        String left = "ab";
        String right = "a";
        right += "b";
        final String constant = "a";
        String folded = constant + "b";
        String hit = left == folded ? "folded" : null;
        System.out.println(hit.length());
        String miss = left == right ? "joined" : null;
        String interned = left == right.intern() ? "interned" : null;
        System.out.println(interned.length());
        System.out.println(miss.length()); // fails: java.lang.NullPointerException
    }
}
