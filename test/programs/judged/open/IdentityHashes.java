public class IdentityHashes {
    public static void main(String[] args) {
        Object first = new Object();
        Object second = new Object();
        System.out.println(System.identityHashCode(first) == first.hashCode());
        String text = System.identityHashCode(first) == System.identityHashCode(second) ? null : "different";
        System.out.println(text.length()); // undecided: null-dereference
    }
}
