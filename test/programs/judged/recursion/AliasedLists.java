import java.util.ArrayList;
import java.util.List;

public class AliasedLists {
    static void copy(List<String> from, List<String> to) {
        for (String each : from) { // fails: java.util.ConcurrentModificationException (in the library)
            to.add(each + "'");
        }
    }

    public static void main(String[] args) {
        List<String> mine = new ArrayList<>(List.of("a"));
        List<String> yours = new ArrayList<>();
        copy(mine, yours);
        System.out.println(yours);
        List<List<String>> both = List.of(mine, mine);
        copy(both.get(0), both.get(1));
    }
}
