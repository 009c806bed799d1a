import java.util.Collection;
import java.util.LinkedHashMap;

public class ValuesInFields {
    private final LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
    private Collection<Integer> first;
    private Collection<Integer> second;

    void look() {
        first = map.values();
        second = map.values();
    }

    int sum(int[] of) {
        return first != null && first == second ? of[of.length] : 0; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        ValuesInFields values = new ValuesInFields();
        System.out.println(values.sum(new int[] {1}));
        values.look();
        System.out.println(values.sum(new int[] {1}));
    }
}
