package facts;

import java.lang.reflect.Executable;
import java.util.Map;

/** Methods that are not called, with the reason. What may wait or write files is: in a folder of its own, and not for long. */
final class Danger {
    private static final Map<String, String> EXCLUDED = Map.ofEntries(
        Map.entry("java.lang.System.exit", "ends the run"), Map.entry("java.lang.Runtime.exit", "ends the run"),
        Map.entry("java.lang.Runtime.halt", "ends the run"), Map.entry("java.lang.Runtime.exec", "starts programs"),
        Map.entry("java.lang.ProcessBuilder.start", "starts programs"), Map.entry("java.lang.ProcessBuilder.startPipeline", "starts programs"),
        Map.entry("java.lang.System.setOut", "the run prints there"), Map.entry("java.lang.System.setErr", "the run prints there"),
        Map.entry("java.lang.System.setIn", "other calls read it"), Map.entry("java.lang.System.setProperties", "the run needs them"),
        Map.entry("java.lang.System.setSecurityManager", "ends the run"), Map.entry("java.lang.System.load", "runs what it finds"),
        Map.entry("java.lang.System.loadLibrary", "runs what it finds"), Map.entry("java.lang.Runtime.load", "runs what it finds"),
        Map.entry("java.lang.Runtime.loadLibrary", "runs what it finds"), Map.entry("java.lang.Runtime.addShutdownHook", "outlives the call"),
        Map.entry("java.lang.System.gc", "slow"), Map.entry("java.lang.Runtime.gc", "slow"),
        Map.entry("java.lang.Thread.setDefaultUncaughtExceptionHandler", "outlives the call"),
        Map.entry("java.lang.Thread.suspend", "stops the run"), Map.entry("java.lang.Thread.stop", "stops the run"),
        Map.entry("java.lang.System.clearProperty", "the run needs them"), Map.entry("java.util.Locale.setDefault", "outlives the call"),
        Map.entry("java.util.TimeZone.setDefault", "outlives the call"), Map.entry("java.io.File.deleteOnExit", "outlives the call"));

    private Danger() {}

    static boolean isExcluded(Executable method) {
        return reason(method) != null;
    }

    static String reason(Executable method) {
        return EXCLUDED.get(method.getDeclaringClass().getName() + "." + method.getName());
    }
}
