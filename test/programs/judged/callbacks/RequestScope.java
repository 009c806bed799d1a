import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class RequestScope extends ThreadLocal<String> {
    private final List<String> opened = new ArrayList<>(List.of("root"));

    @Override
    protected String initialValue() {
        opened.add("request");
        return "request";
    }

    public static void main(String[] args) {
        RequestScope scope = new RequestScope();
        Iterator<String> opened = scope.opened.iterator();
        String current = scope.get();
        System.out.println(current);
        System.out.println(opened.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
