import java.util.ArrayList;
import java.util.List;

public class ConstructorThrows {
    static final List<ConstructorThrows> MADE = new ArrayList<>();

    final String key;

    ConstructorThrows(String key) {
        MADE.add(this);
        if (key.isEmpty()) throw new IllegalArgumentException("empty");
        this.key = key;
    }

    public static void main(String[] args) {
        new ConstructorThrows("good");
        try {
            new ConstructorThrows("");
        } catch (IllegalArgumentException problem) {
            System.out.println(problem.getMessage());
        }
        for (ConstructorThrows made : MADE) {
            System.out.println(made.key.length()); // fails: java.lang.NullPointerException
        }
    }
}
