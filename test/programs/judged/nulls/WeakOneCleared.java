import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;

public class WeakOneCleared {
    public static void main(String[] args) {
        String name = "name";
        WeakReference<String> weak = new WeakReference<>(name);
        SoftReference<String> soft = new SoftReference<>(name);
        weak.clear();
        System.out.println(soft.get().length());
        System.out.println(weak.get().length()); // fails: java.lang.NullPointerException
    }
}
