// Runs changed class files in one virtual machine, each in a class loader of its own, and writes down what they did.
// Input: a file with one class a line (class file, tab, folder of the other classes, tab, main class, tab, file for the result).
// A result starts with a word: `refused` (the machine does not take the class), `endless`, or `ran`; then a line with the class of the
// uncaught exception or `-`, then standard output.

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

public class HostileRunner {
    private static final long LIMIT_MILLISECONDS = 1_500;
    private static final int MOST_OUTPUT = 200_000;

    static class Loader extends ClassLoader {
        private final String changedName;
        private final Path changed;
        private final Path folder;

        Loader(String changedName, Path changed, Path folder) {
            super(ClassLoader.getPlatformClassLoader());
            this.changedName = changedName;
            this.changed = changed;
            this.folder = folder;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            Path file = name.equals(changedName) ? changed : folder.resolve(name.replace('.', '/') + ".class");
            try {
                byte[] bytes = Files.readAllBytes(file);
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException missing) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    static class Bounded extends ByteArrayOutputStream {
        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
            if (count + length > MOST_OUTPUT) throw new IllegalStateException("too much output");
            super.write(bytes, from, length);
        }
    }

    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) throws Exception {
        PrintStream console = System.out;
        System.setIn(InputStream.nullInputStream());
        System.setErr(new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            String[] parts = line.split("\t");
            Loader loader = new Loader(parts[2], Path.of(parts[0]), Path.of(parts[1]));
            Bounded output = new Bounded();
            System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
            String[] result = {null};
            Thread thread = new Thread(() -> result[0] = run(loader, parts[2]), "main");
            thread.setDaemon(true);
            thread.start();
            thread.join(LIMIT_MILLISECONDS);
            if (thread.isAlive()) {
                try {
                    thread.stop();
                } catch (UnsupportedOperationException newer) {
                    console.println("left running: " + parts[0]);
                }
                Files.writeString(Path.of(parts[3]), "endless\n");
                continue;
            }
            System.out.flush();
            String text = result[0].equals("refused") ? "refused\n" : "ran\n" + result[0] + "\n" + output.toString(StandardCharsets.UTF_8);
            Files.writeString(Path.of(parts[3]), text);
        }
        Runtime.getRuntime().halt(0);
    }

    private static String run(ClassLoader loader, String name) {
        try {
            java.lang.reflect.Method main = Class.forName(name, false, loader).getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
            return "-";
        } catch (InvocationTargetException wrapped) {
            return wrapped.getCause().getClass().getName();
        } catch (ExceptionInInitializerError failed) {
            return failed.getClass().getName();
        } catch (LinkageError | ClassNotFoundException refused) {
            return "refused";
        } catch (Throwable thrown) {
            return thrown.getClass().getName();
        }
    }
}
