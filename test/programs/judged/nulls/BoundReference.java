import java.util.function.Supplier;

public class BoundReference {
    private String label;

    Supplier<Integer> measure() {
        return label::length; // fails: java.lang.NullPointerException (in a check)
    }

    public static void main(String[] args) {
        BoundReference named = new BoundReference();
        named.label = "box";
        System.out.println(named.measure().get());
        BoundReference unnamed = new BoundReference();
        System.out.println(unnamed.measure().get());
    }
}
