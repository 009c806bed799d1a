import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/**
 * Runs programs one after the other, each in a class loader of its own, and prints what the virtual machine saw fail:
 * `uncaught PROGRAM EXCEPTION CLASS METHOD LINE own|library LINE…`, where the frame is the topmost one of the program's classes,
 * `own` says that nothing of the library stands above it, and the further lines are those of the frames below it; `ended PROGRAM` where main returned; and
 * `thrown EXCEPTION CLASS METHOD LINE own|library` once for every place at which an exception or error was made, caught or not.
 * Arguments: the folder of class files, a file for the recording, the programs.
 */
public class Judge {
    private static final String LOADER = "judged";

    public static void main(String[] arguments) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(System.out);
        Path file = Path.of(arguments[1]);
        try (Recording recording = new Recording()) {
            recording.enable("jdk.JavaExceptionThrow").withStackTrace();
            recording.enable("jdk.JavaErrorThrow").withStackTrace();
            recording.start();
            URL[] classes = {Path.of(arguments[0]).toUri().toURL()};
            for (int each = 2; each < arguments.length; each++) out.println(run(classes, arguments[each]));
            recording.stop();
            recording.dump(file);
        }
        for (String place : places(file)) out.println("thrown " + place);
        Files.delete(file);
        out.flush();
        System.exit(0);
    }

    private static String run(URL[] classes, String program) throws Exception {
        Throwable[] ended = new Throwable[1];
        Thread thread = new Thread(() -> {
            try (URLClassLoader loader = new URLClassLoader(LOADER, classes, ClassLoader.getPlatformClassLoader())) {
                Class<?> type = loader.loadClass(program);
                var main = type.getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
            } catch (java.lang.reflect.InvocationTargetException thrown) {
                ended[0] = thrown.getCause();
            } catch (Throwable thrown) {
                ended[0] = thrown;
            }
        });
        thread.start();
        thread.join();
        if (ended[0] == null) return "ended " + program;
        Throwable cause = ended[0];
        while (cause instanceof ExceptionInInitializerError && cause.getCause() != null) cause = cause.getCause();
        StringBuilder said = new StringBuilder("uncaught " + program + " " + cause.getClass().getName());
        boolean isFirst = true;
        for (StackTraceElement frame : cause.getStackTrace()) {
            if (LOADER.equals(frame.getClassLoaderName())) {
                if (isFirst) {
                    boolean isOwn = frame.equals(cause.getStackTrace()[0]);
                    said.append(' ').append(frame.getClassName()).append(' ').append(frame.getMethodName());
                    said.append(' ').append(frame.getLineNumber()).append(isOwn ? " own" : " library");
                } else {
                    said.append(' ').append(frame.getLineNumber());
                }
                isFirst = false;
            }
        }
        return said.toString();
    }

    private static Set<String> places(Path file) throws Exception {
        Set<String> places = new LinkedHashSet<>();
        try (RecordingFile recorded = new RecordingFile(file)) {
            while (recorded.hasMoreEvents()) {
                RecordedEvent event = recorded.readEvent();
                if (event.getStackTrace() == null) continue;
                String thrown = event.getClass("thrownClass").getName();
                boolean isOwn = true;
                for (RecordedFrame frame : event.getStackTrace().getFrames()) {
                    String method = frame.getMethod().getName();
                    var type = frame.getMethod().getType();
                    // Constructors of what is thrown come first.
                    if (isOwn && method.equals("<init>") && isThrowable(type.getName())) continue;
                    var loader = type.getClassLoader();
                    if (loader != null && LOADER.equals(loader.getName())) {
                        // What a method reference or lambda is made of has no line.
                        if (frame.getLineNumber() <= 0) continue;
                        places.add(String.join(" ", thrown, type.getName(), method,
                            String.valueOf(frame.getLineNumber()), isOwn ? "own" : "library"));
                        break;
                    }
                    isOwn = false;
                }
            }
        }
        return places;
    }

    private static boolean isThrowable(String name) {
        return name.endsWith("Exception") || name.endsWith("Error") || name.equals("java.lang.Throwable");
    }
}
