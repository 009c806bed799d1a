import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * The machine that is watched. A line of its input is a program (folder of classes, tab, main class, tab, `-ea` or `-da`, each argument behind
 * another tab), which runs in a class loader and a thread of its own, without input and output; a line of output says that it has ended.
 */
public class Runner {
    /** Asks itself first: what it holds is found without an exception on the way. */
    static final class Loader extends ClassLoader {
        private final Path folder;

        Loader(Path folder) {
            super(ClassLoader.getPlatformClassLoader());
            this.folder = folder;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> found = findLoadedClass(name);
                if (found != null) return found;
                Path file = folder.resolve(name.replace('.', '/') + ".class");
                if (!Files.exists(file)) return super.loadClass(name, resolve);
                try {
                    byte[] bytes = Files.readAllBytes(file);
                    return defineClass(name, bytes, 0, bytes.length);
                } catch (java.io.IOException problem) {
                    throw new ClassNotFoundException(name, problem);
                }
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream answers = System.out;
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in));
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        for (String order = orders.readLine(); order != null; order = orders.readLine()) {
            String[] parts = order.split("\t");
            System.setIn(InputStream.nullInputStream());
            System.setOut(nowhere);
            System.setErr(nowhere);
            Loader loader = new Loader(Path.of(parts[0]));
            loader.setDefaultAssertionStatus(parts[2].equals("-ea"));
            Thread thread = new Thread(() -> run(loader, parts[1], Arrays.copyOfRange(parts, 3, parts.length)), "main");
            thread.setContextClassLoader(loader);
            thread.setUncaughtExceptionHandler((where, problem) -> {});
            thread.start();
            thread.join();
            answers.println("ended");
            answers.flush();
        }
        System.exit(0);
    }

    private static void run(ClassLoader loader, String mainClass, String[] given) {
        try {
            Method method = Class.forName(mainClass, true, loader).getDeclaredMethod("main", String[].class);
            method.setAccessible(true);
            method.invoke(null, (Object) given);
        } catch (Throwable ended) {
            // The debugger has seen it.
        }
    }
}
