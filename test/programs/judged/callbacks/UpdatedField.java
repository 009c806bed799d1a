import java.util.concurrent.atomic.AtomicReference;

public class UpdatedField {
    private String owner = "ann";

    String release(String text) {
        owner = null;
        return text + "!";
    }

    public static void main(String[] args) {
        UpdatedField held = new UpdatedField();
        AtomicReference<String> text = new AtomicReference<>("free");
        if (held.owner != null) {
            text.set("busy");
            System.out.println(held.owner.length());
            text.updateAndGet(held::release);
            System.out.println(held.owner.length()); // fails: java.lang.NullPointerException
        }
    }
}
