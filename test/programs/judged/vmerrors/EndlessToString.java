import java.util.ArrayList;
import java.util.List;

public class EndlessToString {
    private final List<Object> parts = new ArrayList<>();
    private String text;

    @Override
    public String toString() {
        return parts.toString();
    }

    void render() {
        try {
            text = toString();
        } catch (StackOverflowError cyclic) {
            text = null;
        }
    }

    public static void main(String[] args) {
        EndlessToString document = new EndlessToString();
        document.render();
        System.out.println(document.text.length());
        document.parts.add(document);
        document.render();
        System.out.println(document.text.length()); // fails: java.lang.NullPointerException
    }
}
