import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class InitialForThread {
    static final List<String> opened = new ArrayList<>();
    static final ThreadLocal<StringBuilder> buffer = ThreadLocal.withInitial(() -> {
        opened.add("buffer");
        return opened.size() > 2 ? null : new StringBuilder();
    });

    public static void main(String[] args) {
        opened.add("main");
        buffer.get().append("x");
        Iterator<String> names = opened.iterator();
        System.out.println(buffer.get().length());
        System.out.println(names.next());
        buffer.remove();
        Iterator<String> more = opened.iterator();
        buffer.set(new StringBuilder("set"));
        System.out.println(buffer.get().length());
        System.out.println(more.next());
        buffer.remove();
        System.out.println(buffer.get().length()); // fails: java.lang.NullPointerException
    }
}
