import java.util.ArrayList;
import java.util.List;

public class SetInsideItself {
    private final List<Object> parts = new ArrayList<>();

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Object part : parts) { // fails: java.util.ConcurrentModificationException (in the library)
            text.append(part);
        }
        return text.toString();
    }

    public static void main(String[] args) {
        SetInsideItself whole = new SetInsideItself();
        whole.parts.add("a");
        System.out.println(whole);
        whole.parts.add(new Object() {
            @Override
            public String toString() {
                whole.parts.add(0, "b");
                return "b";
            }
        });
        System.out.println(whole);
    }
}
