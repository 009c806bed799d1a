import java.util.ArrayList;
import java.util.List;

/** Which object a call returns: the receiver, an argument, the one that it returned before, the one that it returns for everybody. */
public final class Same {
    private static final StringBuilder LINE = new StringBuilder();

    private Same() {}

    /** `once` and `again` are of two calls in a row, `elsewhere` of one on a receiver of its own that looks the same. */
    static void told(String call, Object once, Object again, Object elsewhere, Object... operands) {
        LINE.setLength(0);
        LINE.append(call).append(": ");
        if (once == null) {
            LINE.append("null");
        } else {
            LINE.append(once == again ? "the same again" : "another one");
            LINE.append(once == elsewhere ? ", the same elsewhere" : "");
            for (int index = 0; index < operands.length; index++) {
                if (once == operands[index]) LINE.append(index == 0 ? ", the receiver" : ", argument " + index);
            }
        }
        System.out.println(LINE);
    }

    /** A map whose views were asked for before it was copied: the copy has its own. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    static Object asked(java.util.HashMap map) {
        List<Object> views = List.of(map.keySet(), map.values(), map.entrySet());
        java.util.Map copy = (java.util.Map) map.clone();
        if (views.get(0) == copy.keySet() || views.get(1) == copy.values() || views.get(2) == copy.entrySet()) throw new IllegalStateException();
        return copy;
    }

    static void failed(String call, Throwable problem) {
        System.out.println(call + ": " + problem.getClass().getName());
    }

    /** Results of methods of one object, by the names of the methods. */
    static final class Results {
        private final String receiver;
        private final List<String> names = new ArrayList<>();
        private final List<Object> objects = new ArrayList<>();

        Results(String receiver) {
            this.receiver = receiver;
        }

        void add(String name, Object result) {
            if (result == null) return;
            names.add(name);
            objects.add(result);
        }

        /** Which of them are one object. */
        void told() {
            StringBuilder line = new StringBuilder(receiver).append(":");
            for (int left = 0; left < objects.size(); left++) {
                for (int right = left + 1; right < objects.size(); right++) {
                    if (objects.get(left) == objects.get(right)) line.append(' ').append(names.get(left)).append('=').append(names.get(right));
                }
            }
            System.out.println(line);
        }
    }
}
