import java.io.File;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles programs, runs each in a machine that is watched, and writes down the lines that it came by and every exception that came by
 * a line of the program, caught or not. Arguments: class path of the runner, milliseconds for a run, file with one program a line (name, tab, main class, tab, `-ea`
 * or `-ea,-da`, tab, folder for its classes, tab, source files separated by `|`, tab, lists of arguments separated by `|`, each a text
 * behind a comma, tab, folder for classes without debug information or `-`). Each answer is one line of JSON on standard output.
 */
public class Recorder {
    public static void main(String[] arguments) throws Exception {
        PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
                Watched watched = new Watched(arguments[0], Long.parseLong(arguments[1]))) {
            for (String line : Files.readAllLines(Path.of(arguments[2]))) {
                String[] parts = line.split("\t");
                Path folder = Files.createDirectories(Path.of(parts[3]));
                StringWriter messages = new StringWriter();
                if (!compile(compiler, files, folder, "-g", parts[4].split("\\|"), messages)) {
                    String first = messages.toString().lines().findFirst().orElse("");
                    answers.println("{\"name\":" + quoted(parts[0]) + ",\"error\":" + quoted(first) + "}");
                    continue;
                }
                if (!parts[6].equals("-"))
                    compile(compiler, files, Files.createDirectories(Path.of(parts[6])), "-g:none", parts[4].split("\\|"), messages);
                Set<String> raised = new LinkedHashSet<>();
                Set<String> lines = Collections.synchronizedSet(new LinkedHashSet<>());
                Set<String> ends = new LinkedHashSet<>();
                for (String assertions : parts[2].split(",")) {
                    for (String given : parts[5].split("\\|")) {
                        String order = folder + "\t" + parts[1] + "\t" + assertions + given.replaceFirst("^-", "").replace(',', '\t');
                        ends.add(quoted(watched.run(order, classesIn(folder), raised, lines)));
                    }
                }
                answers.println("{\"name\":" + quoted(parts[0]) + ",\"ends\":[" + String.join(",", ends) + "],\"raised\":["
                        + String.join(",", raised) + "],\"lines\":[" + String.join(",", lines.toArray(new String[0])) + "]}");
            }
        }
        System.exit(0);
    }

    private static boolean compile(JavaCompiler compiler, StandardJavaFileManager files, Path folder, String debug, String[] sources, Writer messages)
            throws Exception {
        files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(folder.toFile()));
        files.setLocation(StandardLocation.CLASS_PATH, List.of(folder.toFile()));
        // Without debug information, equal lambdas would become one method, named after another place than the one that fails.
        List<String> options = List.of(debug, "-XDdeduplicateLambdas=false", "-nowarn", "-Xlint:none", "-proc:none", "-implicit:none");
        return compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(sources)).call();
    }

    private static Set<String> classesIn(Path folder) throws Exception {
        Set<String> names = new LinkedHashSet<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : new ArrayList<>(all.toList())) {
                String name = folder.relativize(file).toString();
                if (name.endsWith(".class")) names.add(name.substring(0, name.length() - 6).replace(File.separatorChar, '.'));
            }
        }
        return names;
    }

    static String quoted(String text) {
        StringBuilder result = new StringBuilder("\"");
        for (char each : text.toCharArray()) {
            if (each == '"' || each == '\\') result.append('\\').append(each);
            else if (each < ' ') result.append(String.format("\\u%04x", (int) each));
            else result.append(each);
        }
        return result.append('"').toString();
    }
}
