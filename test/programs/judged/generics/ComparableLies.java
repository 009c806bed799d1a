public class ComparableLies implements Comparable<ComparableLies> {
    private final int key;

    ComparableLies(int key) {
        this.key = key;
    }

    @Override
    public int compareTo(ComparableLies other) {
        return 12 / (key - other.key); // fails: java.lang.ArithmeticException
    }

    public static void main(String[] args) {
        System.out.println(new ComparableLies(3).compareTo(new ComparableLies(1)));
        Comparable<ComparableLies> left = new ComparableLies(2);
        System.out.println(left.compareTo(new ComparableLies(2)));
    }
}
