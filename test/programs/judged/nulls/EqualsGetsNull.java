import java.util.ArrayList;
import java.util.List;

public class EqualsGetsNull {
    private final String name;

    public EqualsGetsNull(String name) {
        this.name = name;
    }

    @Override
    public boolean equals(Object other) {
        return name.equals(((EqualsGetsNull) other).name); // fails: java.lang.NullPointerException
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    public static void main(String[] args) {
        List<EqualsGetsNull> all = new ArrayList<>();
        all.add(new EqualsGetsNull("a"));
        System.out.println(all.contains(new EqualsGetsNull("a")));
        all.add(0, null);
        System.out.println(all.contains(new EqualsGetsNull("a")));
    }
}
