public class ModuloIndex {
    private final String[] buckets = new String[4];

    String bucket(int hash) {
        return buckets[hash % buckets.length]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    String safeBucket(int hash) {
        return buckets[Math.floorMod(hash, buckets.length)];
    }

    public static void main(String[] args) {
        ModuloIndex table = new ModuloIndex();
        System.out.println(table.bucket(7));
        System.out.println(table.safeBucket(-7));
        System.out.println(table.bucket(-7));
    }
}
