import java.util.Comparator;
import java.util.TreeSet;

public class FirstComparison {
    static class ByName implements Comparator<FirstComparison> {
        @Override
        public int compare(FirstComparison left, FirstComparison right) {
            return left.name.compareTo(right.name); // fails: java.lang.NullPointerException
        }
    }

    private final String name;

    FirstComparison(String name) {
        this.name = name;
    }

    public static void main(String[] args) {
        TreeSet<FirstComparison> sorted = new TreeSet<>(new ByName());
        sorted.add(new FirstComparison("b"));
        System.out.println(sorted.size());
        sorted.contains(null);
    }
}
