public class BoxedThousand {
    static boolean same(Integer left, Integer right) {
        return left == right;
    }

    public static void main(String[] args) {
        String small = same(100, 100) ? "cached" : null;
        System.out.println(small.length());
        String large = same(1000, 1000) ? null : "not cached";
        System.out.println(large.length()); // undecided: null-dereference
    }
}
