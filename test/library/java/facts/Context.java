package facts;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * One call: what its recorders do when they are called back, and what was seen of them. Recorders are quiet until the call
 * begins, and again when it is over; those of an earlier call, which a thread may still use, are quiet for good.
 */
final class Context {
    /** What objects that are held by collections, maps and wrappers are. */
    enum Flavour { STRINGS, THINGS, NULLS, PLAIN }

    /** What recorders do: answer as the library's own classes do, answer null, throw, or change what the call was given. */
    enum Mode { NORMAL, NULL, THROW, CHANGE }

    /** A call of code that is not the library's, made by library code. */
    record Event(Object recorder, String method, boolean ofReceiver) {}

    static volatile Context current;
    /** How deep this thread is in code that is not the library's. What that calls is its own doing. */
    static final ThreadLocal<int[]> DEPTH = ThreadLocal.withInitial(() -> new int[1]);

    final Random random;
    final Flavour flavour;
    final Mode mode;
    final List<Event> events = Collections.synchronizedList(new ArrayList<>());
    /** Nulls that library code passed to methods of recorders although a record denies it: the number of its task, then words. */
    final List<String[]> nulls = Collections.synchronizedList(new ArrayList<>());
    final Set<Object> thrown = Collections.newSetFromMap(Collections.synchronizedMap(new IdentityHashMap<>()));
    final Set<Object> answers = Collections.newSetFromMap(Collections.synchronizedMap(new IdentityHashMap<>()));
    final List<Object> operands = new ArrayList<>();
    /** Objects of library classes that a program can hold and that others were made of: what a view shows, a wrapper wraps. No arrays. */
    final List<Object> parts = new ArrayList<>();
    volatile boolean active;
    /** The method under test and its receiver: reaching it is no callback. */
    Object entryReceiver;
    String entry;
    private int throwAt;
    int made;

    Context(long seed, Flavour flavour, Mode mode) {
        this.random = new Random(seed);
        this.flavour = flavour;
        this.mode = mode;
        this.throwAt = random.nextInt(3);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    boolean chance(int in) {
        return random.nextInt(in) == 0;
    }

    /** What a collection holds in this call. Things that are equal come up again. */
    Object element(int number) {
        switch (flavour) {
            case STRINGS: return number % 3 == 0 ? "a" : number % 3 == 1 ? "b1" : "c";
            case NULLS: return number % 2 == 1 ? null : new Thing(number % 3);
            case PLAIN: return new Plain();
            default: return new Thing(number % 3);
        }
    }

    <P> P part(P part) {
        parts.add(part);
        return part;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    <C> C fill(C target) {
        part(target);
        int size = below(4);
        for (int at = 0; at < size; at++) {
            try {
                if (target instanceof Collection c) c.add(element(at));
                else ((Map) target).put(element(at), element(at + 1));
            } catch (RuntimeException refused) {
                // Nulls, or things that cannot be compared.
            }
        }
        return target;
    }

    /** The same, with what the recorder is given. */
    boolean begin(Object recorder, Method method, Object[] arguments, boolean ofReceiver) {
        if (active && DEPTH.get()[0] == 0) {
            for (Task task : Task.GIVEN) {
                String denied = task.givenNull(recorder, method, arguments);
                if (denied != null) nulls.add(new String[] {task.number, denied});
            }
        }
        return begin(recorder, method.getName(), ofReceiver);
    }

    /** Whether this call is to be recorded; if so it was, and may have thrown. `end` is to follow. */
    boolean begin(Object recorder, String method, boolean ofReceiver) {
        if (!active) return false;
        int[] depth = DEPTH.get();
        if (depth[0] > 0) return false;
        depth[0]++;
        events.add(new Event(recorder, method, ofReceiver || (entryReceiver != null && recorder.getClass() == entryReceiver.getClass())));
        try {
            if (mode == Mode.THROW && throwAt-- == 0) {
                Thrown marker = new Thrown();
                thrown.add(marker);
                throw marker;
            }
            if (mode == Mode.CHANGE) change();
        } catch (Thrown marker) {
            depth[0]--;
            throw marker;
        }
        return true;
    }

    void end() {
        DEPTH.get()[0]--;
    }

    boolean isEntry(Object receiver, String method) {
        if (!active || receiver != entryReceiver || !method.equals(entry) || DEPTH.get()[0] > 0) return false;
        entry = null;
        return true;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private void change() {
        for (Object operand : operands) {
            try {
                if (operand instanceof Recorder) continue;
                if (operand instanceof Collection c) { if (!c.isEmpty() && chance(2)) c.clear(); else c.add(element(0)); }
                else if (operand instanceof Map m) { if (!m.isEmpty() && chance(2)) m.clear(); else m.put(element(below(5)), "new"); }
                else if (operand instanceof StringBuilder b) b.setLength(0);
                else if (operand instanceof Object[] a && a.length > 0) a[0] = null;
            } catch (RuntimeException refused) {
                // What cannot be changed stays.
            }
        }
    }

    /** What recorders throw. */
    static final class Thrown extends RuntimeException {
        Thrown() {
            super("thrown by a recorder");
        }
    }
}
