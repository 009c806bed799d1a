import java.util.function.Supplier;

public class ConstructorReference {
    static Supplier<StringBuilder> maker() {
        return StringBuilder::new;
    }

    public static void main(String[] args) {
        Supplier<StringBuilder> maker = maker();
        StringBuilder text = maker.get();
        if (maker.hashCode() != maker().hashCode()) text = null;
        System.out.println(text.length()); // undecided: null-dereference
    }
}
