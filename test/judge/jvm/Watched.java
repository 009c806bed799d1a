import com.sun.jdi.Bootstrap;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.LaunchingConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.ExceptionEvent;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.ExceptionRequest;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A machine for many programs, one after the other; a new one is started where a program did not end or took the machine with it. */
final class Watched implements AutoCloseable {
    private static final String GONE = "gone";
    private static final String[] LIBRARY = {"java.*", "javax.*", "jdk.*", "sun.*", "com.sun.*", "Runner*"};

    private final String classPath;
    private final long milliseconds;
    private VirtualMachine machine;
    private ExceptionRequest request;
    private OutputStream orders;
    private BlockingQueue<String> answers;
    private volatile Sighting sighting;
    private volatile Passed passed;
    private final Set<Long> earlier = new HashSet<>();

    Watched(String classPath, long milliseconds) {
        this.classPath = classPath;
        this.milliseconds = milliseconds;
    }

    /** How the run ended: `ended`, `exit` (with the machine), `late` (it did not) or `many` (not all exceptions were written down). */
    String run(String order, Set<String> classes, Set<String> raised, Set<String> lines) throws Exception {
        if (machine == null) launch();
        passed = new Passed(lines);
        Sighting own = new Sighting(classes, raised, earlier);
        sighting = own;
        try {
            request.enable();
            orders.write((order + "\n").getBytes(StandardCharsets.UTF_8));
            orders.flush();
        } catch (VMDisconnectedException | java.io.IOException gone) {
            close();
            return "exit";
        }
        String answer = answers.poll(milliseconds, TimeUnit.MILLISECONDS);
        earlier.addAll(own.close());
        if (answer == null || answer.equals(GONE)) {
            close();
            return answer == null ? "late" : "exit";
        }
        try {
            request.disable();
            machine.eventRequestManager().deleteAllBreakpoints();
        } catch (VMDisconnectedException gone) {
            close();
        }
        return own.isFull() ? "many" : answer;
    }

    private void launch() throws Exception {
        LaunchingConnector connector = Bootstrap.virtualMachineManager().defaultConnector();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("main").setValue("Runner");
        arguments.get("options").setValue("-cp " + classPath + " -Xmx300m -Xss600k -XX:+UseSerialGC -XX:TieredStopAtLevel=1"
                + " -Duser.language=en -Duser.country=US -Dfile.encoding=UTF-8");
        VirtualMachine started = connector.launch(arguments);
        machine = started;
        earlier.clear();
        request = started.eventRequestManager().createExceptionRequest(null, true, true);
        request.setSuspendPolicy(ExceptionRequest.SUSPEND_EVENT_THREAD);
        ClassPrepareRequest prepared = started.eventRequestManager().createClassPrepareRequest();
        prepared.setSuspendPolicy(ClassPrepareRequest.SUSPEND_EVENT_THREAD);
        for (String library : LIBRARY) prepared.addClassExclusionFilter(library);
        prepared.enable();
        orders = started.process().getOutputStream();
        BlockingQueue<String> lines = new ArrayBlockingQueue<>(1000);
        answers = lines;
        ExceptionRequest exceptions = request;
        daemon(() -> {
            try (BufferedReader reader = new BufferedReader(new InputStreamReader(started.process().getInputStream()))) {
                for (String line = reader.readLine(); line != null; line = reader.readLine()) lines.put(line);
            } catch (java.io.IOException | InterruptedException gone) {
                // Told below.
            }
            lines.offer(GONE);
        });
        daemon(() -> {
            try {
                started.process().getErrorStream().transferTo(OutputStream.nullOutputStream());
            } catch (java.io.IOException gone) {
                // The other one tells.
            }
        });
        daemon(() -> watch(started, exceptions));
        started.resume();
    }

    private void watch(VirtualMachine started, ExceptionRequest exceptions) {
        try {
            while (true) {
                EventSet events = started.eventQueue().remove();
                for (Event event : events) {
                    Sighting current = sighting;
                    if (current == null) continue;
                    if (event instanceof ExceptionEvent exception) current.see(exception, exceptions);
                    else if (event instanceof BreakpointEvent stopped) passed.see(stopped);
                    else if (event instanceof ClassPrepareEvent prepared && current.isAbout(prepared.referenceType()))
                        passed.prepare(prepared.referenceType());
                }
                events.resume();
            }
        } catch (VMDisconnectedException | InterruptedException gone) {
            // The end of the output says so.
        }
    }

    private static void daemon(Runnable body) {
        Thread thread = new Thread(body);
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() {
        if (machine == null) return;
        Process process = machine.process();
        machine = null;
        process.destroyForcibly();
    }
}
