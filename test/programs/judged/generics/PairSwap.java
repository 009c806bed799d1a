public class PairSwap {
    static class Pair<A, B> {
        A first;
        B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void swap(Pair pair) {
        Object first = pair.first;
        pair.first = pair.second;
        pair.second = first;
    }

    public static void main(String[] args) {
        Pair<String, Integer> pair = new Pair<>("one", 1);
        swap(pair);
        swap(pair);
        System.out.println(pair.first.length());
        swap(pair);
        System.out.println(pair.first.length()); // fails: java.lang.ClassCastException
    }
}
