import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

public class FrequencyProbe {
    final Set<Object> met = new HashSet<>(Set.of("nobody"));

    @Override
    public boolean equals(Object other) {
        met.add(other);
        return false;
    }

    @Override
    public int hashCode() {
        return 0;
    }

    public static void main(String[] args) {
        FrequencyProbe probe = new FrequencyProbe();
        Iterator<Object> met = probe.met.iterator();
        System.out.println(Collections.frequency(List.of("x", "y"), probe));
        System.out.println(met.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
