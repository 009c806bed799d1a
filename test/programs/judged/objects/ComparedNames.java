import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class ComparedNames implements Comparable<ComparedNames> {
    private List<String> pending = new ArrayList<>(List.of("x"));

    @Override
    public int compareTo(ComparedNames other) {
        other.pending = null;
        return 0;
    }

    public static void main(String[] args) {
        ComparedNames left = new ComparedNames();
        ComparedNames right = new ComparedNames();
        System.out.println(left.pending.size());
        List<ComparedNames> both = new ArrayList<>(List.of(left, right));
        Collections.sort(both);
        System.out.println(left.pending.size()); // fails: java.lang.NullPointerException
    }
}
