import java.lang.ref.SoftReference;

public class ClearedReference {
    private SoftReference<StringBuilder> cached = new SoftReference<>(new StringBuilder());

    int use() {
        if (cached.get() == null) return -1;
        forget();
        return cached.get().length(); // fails: java.lang.NullPointerException
    }

    void forget() {
        cached.clear();
    }

    public static void main(String[] args) {
        System.out.println(new ClearedReference().use());
    }
}
