public class AbsModulo {
    static String[] buckets = {"a", "b", "c"};

    static String bucket(int hash) {
        return buckets[Math.abs(hash) % 3]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        System.out.println(bucket(-7));
        System.out.println(bucket(Integer.MIN_VALUE));
    }
}
