import java.lang.ref.WeakReference;

public class FinalizedLater {
    private String name = "n";

    public static void main(String[] args) {
        FinalizedLater made = new FinalizedLater();
        WeakReference<FinalizedLater> weak = new WeakReference<>(made);
        System.out.println(made.name.length());
        FinalizedLater strong = weak.get();
        System.out.println(strong == null);
        weak.clear();
        System.out.println(weak.get().name); // fails: java.lang.NullPointerException
    }
}
