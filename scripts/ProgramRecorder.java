// Compiles and runs test programs in one virtual machine, each in a class loader of its own, and writes down what they did.
// Input: a file with one program a line (main class, tab, `-ea` or `-da`, tab, folder for results, tab, source files separated by `|`).
// Further arguments are options of the compiler; the jars and folders of `-cp` are there at run time, too.
// Output in the folder of each: `classes`, `out` (standard output), `exception` (class of the uncaught exception, if any), `error` (it did not compile or end).

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

public class ProgramRecorder {
    private static final long LIMIT_MILLISECONDS = 60_000;

    public static void main(String[] args) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options = new ArrayList<>(List.of("-nowarn", "-Xlint:none", "-proc:none"));
        options.addAll(List.of(args).subList(1, args.length));
        int at = options.indexOf("-cp");
        List<File> libraries = at < 0 ? List.of() : Stream.of(options.get(at + 1).split(File.pathSeparator)).map(File::new).toList();
        if (at >= 0) options.subList(at, at + 2).clear();
        System.setIn(InputStream.nullInputStream());
        System.setErr(new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            for (String line : Files.readAllLines(Path.of(args[0]))) {
                String[] parts = line.split("\t");
                Path folder = Path.of(parts[2]);
                List<File> classPath = new ArrayList<>(List.of(Files.createDirectories(folder.resolve("classes")).toFile()));
                classPath.addAll(libraries);
                if (compile(compiler, files, options, classPath, folder, List.of(parts[3].split("\\|"))))
                    run(parts[0], parts[1].equals("-ea"), classPath, folder);
            }
        }
        System.exit(0);
    }

    private static boolean compile(JavaCompiler compiler, StandardJavaFileManager files, List<String> options, List<File> classPath,
            Path folder, List<String> sources) throws Exception {
        files.setLocation(StandardLocation.CLASS_OUTPUT, classPath.subList(0, 1));
        files.setLocation(StandardLocation.CLASS_PATH, classPath);
        StringWriter messages = new StringWriter();
        boolean compiled = compiler.getTask(messages, files, null, options, null,
                files.getJavaFileObjectsFromStrings(sources)).call();
        if (!compiled) Files.writeString(folder.resolve("error"), "does not compile:\n" + messages);
        return compiled;
    }

    private static void run(String mainClass, boolean assertions, List<File> classPath, Path folder) throws Exception {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
        Throwable[] uncaught = new Throwable[1];
        URL[] urls = new URL[classPath.size()];
        for (int i = 0; i < urls.length; i++) urls[i] = classPath.get(i).toURI().toURL();
        try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            loader.setDefaultAssertionStatus(assertions);
            Thread thread = new Thread(() -> uncaught[0] = invoke(loader, mainClass), "main");
            thread.setDaemon(true);
            thread.start();
            thread.join(LIMIT_MILLISECONDS);
            if (thread.isAlive()) {
                Files.writeString(folder.resolve("error"), "did not end within " + LIMIT_MILLISECONDS + " ms");
                return;
            }
        }
        System.out.flush();
        Files.write(folder.resolve("out"), output.toByteArray());
        if (uncaught[0] != null) Files.writeString(folder.resolve("exception"), uncaught[0].getClass().getName() + "\n");
    }

    private static Throwable invoke(ClassLoader loader, String mainClass) {
        try {
            Method method = Class.forName(mainClass, false, loader).getDeclaredMethod("main", String[].class);
            method.setAccessible(true);
            method.invoke(null, (Object) new String[0]);
            return null;
        } catch (InvocationTargetException wrapped) {
            return wrapped.getCause();
        } catch (Throwable thrown) {
            return thrown;
        }
    }
}
