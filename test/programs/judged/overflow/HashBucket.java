public class HashBucket {
    private final String[] buckets = new String[7];

    void put(Object key, String value) {
        buckets[Math.abs(key.hashCode() % 7)] = value;
    }

    String get(Object key) {
        return buckets[Math.abs(key.hashCode()) % 7]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        HashBucket table = new HashBucket();
        table.put(-1, "a");
        System.out.println(table.get(-1).length());
        table.put(Integer.MIN_VALUE, "b");
        System.out.println(table.get(Integer.MIN_VALUE).length());
    }
}
