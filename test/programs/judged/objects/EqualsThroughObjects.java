import java.util.Objects;

public class EqualsThroughObjects {
    private Object kind = "text";

    @Override
    public boolean equals(Object other) {
        kind = 7;
        return other == this;
    }

    @Override
    public int hashCode() {
        return 3;
    }

    public static void main(String[] args) {
        EqualsThroughObjects one = new EqualsThroughObjects();
        System.out.println(((String) one.kind).length());
        System.out.println(Objects.equals(one, one));
        System.out.println(((String) one.kind).length());
        System.out.println(Objects.equals(one, "other"));
        System.out.println(((String) one.kind).length()); // fails: java.lang.ClassCastException
    }
}
