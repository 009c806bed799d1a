import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class ClassValues extends ClassValue<String> {
    private static final List<String> COMPUTED = new ArrayList<>(List.of("Object"));

    @Override
    protected String computeValue(Class<?> type) {
        COMPUTED.add(type.getSimpleName());
        return type.getSimpleName();
    }

    public static void main(String[] args) {
        ClassValues names = new ClassValues();
        Iterator<String> computed = COMPUTED.iterator();
        System.out.println(names.get(String.class));
        System.out.println(computed.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
