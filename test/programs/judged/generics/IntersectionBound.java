import java.io.Serializable;

public class IntersectionBound {
    static <T extends Serializable & Comparable<T>> T larger(T left, T right) {
        return left.compareTo(right) > 0 ? left : right;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Comparable pick(Object value) {
        return (Comparable & Serializable) value; // fails: java.lang.ClassCastException
    }

    static class Loose implements Comparable<Loose> {
        @Override
        public int compareTo(Loose other) {
            return 0;
        }
    }

    public static void main(String[] args) {
        System.out.println(larger("a", "b").length());
        System.out.println(pick("text") != null);
        System.out.println(pick(new Loose()) != null);
    }
}
