import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.ClassLoaderReference;
import com.sun.jdi.ClassType;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.InternalException;
import com.sun.jdi.InvalidStackFrameException;
import com.sun.jdi.Location;
import com.sun.jdi.Method;
import com.sun.jdi.NativeMethodException;
import com.sun.jdi.ObjectCollectedException;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.StringReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.Value;
import com.sun.jdi.event.ExceptionEvent;
import com.sun.jdi.request.ExceptionRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The exceptions of one run. Of each it is told what it is, whether it was thrown on purpose (by a `throw` somewhere, not by the machine),
 * where, and the frames of the program that it left or was caught in, innermost first: `own` where the frame's own code threw it, else
 * the method whose call ended so.
 */
final class Sighting {
    private static final int MOST_EVENTS = 3000;
    private static final int MOST_RAISED = 300;
    private static final int MOST_FRAMES = 50;
    private static final int ATHROW = 0xbf;

    private final Set<String> classes;
    private final Set<String> raised;
    /** Class loaders of programs that ran before: threads that they left behind are not of this run. */
    private final Set<Long> earlier;
    private final Set<Long> loaders = new HashSet<>();
    /** What was thrown by the machine, and is handed on by handlers that throw it again. */
    private final Map<Long, Boolean> onPurpose = new HashMap<>();
    private int events;
    private boolean isFull;
    private boolean isClosed;
    private boolean isAfterError;

    Sighting(Set<String> classes, Set<String> raised, Set<Long> earlier) {
        this.classes = classes;
        this.raised = raised;
        this.earlier = Set.copyOf(earlier);
    }

    synchronized boolean isFull() {
        return isFull;
    }

    /** The class loaders that were seen. */
    synchronized Set<Long> close() {
        isClosed = true;
        return loaders;
    }

    synchronized void see(ExceptionEvent event, ExceptionRequest request) {
        if (isClosed) return;
        if (++events > MOST_EVENTS || raised.size() > MOST_RAISED) {
            isFull = true;
            request.disable();
            return;
        }
        try {
            note(event, request);
        } catch (IncompatibleThreadStateException | ObjectCollectedException | InvalidStackFrameException gone) {
            isFull = true;
        }
    }

    private void note(ExceptionEvent event, ExceptionRequest request) throws IncompatibleThreadStateException {
        ObjectReference exception = event.exception();
        String type = exception.referenceType().name();
        ThreadReference thread = event.thread();
        boolean isOwn = isOfProgram(event.location());
        String message = isOwn && type.equals("java.lang.NullPointerException") ? message(exception, thread, request) : "";
        boolean isAgain = onPurpose.containsKey(exception.uniqueID());
        boolean purpose = onPurpose.computeIfAbsent(exception.uniqueID(),
                id -> isThrown(event.location()) && !message.startsWith("Cannot throw exception"));
        List<Location> places = new ArrayList<>();
        List<StackFrame> stack = thread.frames(0, Math.min(thread.frameCount(), MOST_FRAMES));
        for (StackFrame frame : stack) places.add(frame.location());
        int last = caughtAt(places, event.catchLocation());
        List<String> frames = new ArrayList<>();
        for (int index = 0; index <= last; index++) {
            if (!isOfProgram(places.get(index))) continue;
            Location callee = index == 0 ? null : places.get(index - 1);
            String nulls = callee == null || isOfProgram(callee) ? "" : nullsGiven(stack.get(index - 1));
            frames.add(frame(places.get(index), callee, nulls));
        }
        boolean isError = type.equals("java.lang.StackOverflowError") || type.equals("java.lang.OutOfMemoryError");
        if (!frames.isEmpty()) {
            raised.add("{\"type\":" + Recorder.quoted(type) + ",\"purpose\":" + purpose + ",\"again\":" + isAgain + ",\"checked\":" + isChecked(exception)
                    + ",\"thrownIn\":" + Recorder.quoted(named(places.get(0))) + ",\"caught\":" + (event.catchLocation() != null)
                    + ",\"afterError\":" + isAfterError + ",\"message\":" + Recorder.quoted(message) + ",\"frames\":["
                    + String.join(",", frames) + "]}");
        }
        if (isError) isAfterError = true;
    }

    /** The outermost frame that the exception comes to; a recursive method may have caught it further out. */
    private static int caughtAt(List<Location> places, Location caught) {
        if (caught == null) return places.size() - 1;
        for (int index = 0; index < places.size(); index++) {
            if (places.get(index).method().equals(caught.method())) return index;
        }
        return places.size() - 1;
    }

    private boolean isOfProgram(Location place) {
        if (!classes.contains(place.declaringType().name())) return false;
        ClassLoaderReference loader = place.declaringType().classLoader();
        if (loader == null || earlier.contains(loader.uniqueID())) return false;
        loaders.add(loader.uniqueID());
        return true;
    }

    boolean isAbout(ReferenceType type) {
        return classes.contains(type.name());
    }

    /** Numbers of the arguments that hold null, from 1; what runs may have assigned them. */
    private static String nullsGiven(StackFrame frame) {
        List<String> found = new ArrayList<>();
        try {
            List<Value> values = frame.getArgumentValues();
            for (int index = 0; index < values.size(); index++) if (values.get(index) == null) found.add(String.valueOf(index + 1));
        } catch (InternalException | NativeMethodException unknown) {
            return "";
        }
        return String.join(",", found);
    }

    private static String frame(Location place, Location callee, String nulls) {
        String source;
        try {
            source = place.sourceName();
        } catch (AbsentInformationException absent) {
            source = "";
        }
        return "{\"class\":" + Recorder.quoted(place.declaringType().name()) + ",\"method\":" + Recorder.quoted(place.method().name())
                + ",\"source\":" + Recorder.quoted(source) + ",\"line\":" + place.lineNumber() + ",\"callee\":"
                + (callee == null ? "null" : Recorder.quoted(named(callee))) + ",\"nulls\":[" + nulls + "]}";
    }

    private static String named(Location place) {
        return place.declaringType().name() + "." + place.method().name();
    }

    /** By the instruction: the machine throws by itself at any other. */
    private static boolean isThrown(Location place) {
        Method method = place.method();
        if (method.isNative() || place.codeIndex() < 0) return false;
        byte[] code = method.bytecodes();
        int index = (int) place.codeIndex();
        return index < code.length && (code[index] & 0xff) == ATHROW;
    }

    private static boolean isChecked(ObjectReference exception) {
        for (ClassType each = (ClassType) exception.referenceType(); each != null; each = each.superclass()) {
            if (each.name().equals("java.lang.RuntimeException") || each.name().equals("java.lang.Error")) return false;
        }
        return true;
    }

    /** What was null, in the machine's words. */
    private static String message(ObjectReference exception, ThreadReference thread, ExceptionRequest request) {
        request.disable();
        try {
            ReferenceType type = exception.referenceType();
            Method method = type.methodsByName("getMessage", "()Ljava/lang/String;").get(0);
            Value value = exception.invokeMethod(thread, method, List.of(), ObjectReference.INVOKE_SINGLE_THREADED);
            return value instanceof StringReference text ? text.value() : "";
        } catch (Exception unanswered) {
            return "";
        } finally {
            request.enable();
        }
    }
}
