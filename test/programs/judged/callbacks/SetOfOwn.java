import java.util.*;

public class SetOfOwn {
    static final ArrayDeque<String> events = new ArrayDeque<>();

    record Id(int number) {
        @Override
        public int hashCode() {
            events.poll();
            return number;
        }
        @Override
        public boolean equals(Object other) {
            return other instanceof Id id && id.number == number;
        }
    }

    public static void main(String[] args) {
        events.add("first");
        Set<Id> ids = Set.of(new Id(1), new Id(2), new Id(3));
        System.out.println(ids.size());
        System.out.println(events.getFirst()); // fails: java.util.NoSuchElementException (in the library)
    }
}
