package facts;

import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Tries records on the real classes.
 *
 *     java … facts.Main TASKS CLASSES CALLS SEED
 *
 * TASKS has a record a line (see Task); recording subclasses are compiled into the folder CLASSES; each method is called about
 * CALLS times. It prints lines with tabs between their parts: `difference` (number of the task, kind of fact, what was seen, the
 * call), `calls` (number, how many were made, how many of them returned), `untried` (number, why), `unseen` (number: what it is given was never seen), `wrong` (number: it names nothing), `note`.
 */
public final class Main {
    private static final PrintStream OUT = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

    private Main() {}

    static synchronized void say(String kind, String... parts) {
        StringBuilder line = new StringBuilder(kind);
        for (String part : parts) line.append('\t').append(part == null ? "null" : part.replaceAll("\\s+", " "));
        OUT.println(line);
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream problems = System.err;
        try {
            run(arguments);
        } catch (Throwable problem) {
            problem.printStackTrace(problems);
            Runtime.getRuntime().halt(1);
        }
    }

    private static void run(String[] arguments) throws Exception {
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        System.setIn(new ByteArrayInputStream(new byte[0]));
        List<Task> tasks = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            try {
                if (line.startsWith("class\t")) Task.addClass(line);
                else if (line.startsWith("behind\t")) Task.addBehind(line);
                else tasks.add(new Task(line));
            } catch (ReflectiveOperationException | RuntimeException | LinkageError wrong) {
                say("wrong", line.split("\t")[0], line.split("\t")[1] + ": " + wrong);
            }
        }
        Set<Class<?>> types = new LinkedHashSet<>(Providers.SUBCLASSED);
        for (Task task : tasks) {
            types.add(task.owner);
            for (Class<?> type : task.method.getParameterTypes()) types.add(type);
        }
        Subclasses.make(types, Path.of(arguments[1]));
        Providers.fill();
        new Caller(tasks, Integer.parseInt(arguments[2]), Long.parseLong(arguments[3])).run();
        OUT.flush();
        Runtime.getRuntime().halt(0);
    }

    static boolean isOpen(Class<?> type) {
        return Modifier.isPublic(type.getModifiers());
    }
}
