import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.Location;
import com.sun.jdi.Method;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.request.BreakpointRequest;
import java.util.HashSet;
import java.util.Set;

/** The lines of a program that a run came by: each stops it once. */
final class Passed {
    private static final int MOST_LINES = 600;

    private final Set<String> lines;

    Passed(Set<String> lines) {
        this.lines = lines;
    }

    /** A class of the program is about to be used. */
    void prepare(ReferenceType type) {
        for (Method method : type.methods()) {
            Set<Integer> known = new HashSet<>();
            if (method.isAbstract() || method.isNative() || method.isBridge()) continue;
            try {
                for (Location location : method.allLineLocations()) {
                    if (known.size() >= MOST_LINES || !known.add(location.lineNumber())) continue;
                    BreakpointRequest request = type.virtualMachine().eventRequestManager().createBreakpointRequest(location);
                    request.setSuspendPolicy(BreakpointRequest.SUSPEND_EVENT_THREAD);
                    request.enable();
                }
            } catch (AbsentInformationException absent) {
                // Nothing of it is told.
            }
        }
    }

    void see(BreakpointEvent event) {
        event.request().disable();
        try {
            lines.add(Recorder.quoted(event.location().sourcePath() + ":" + event.location().lineNumber()));
        } catch (AbsentInformationException absent) {
            // It has lines, so it has a source.
        }
    }
}
