import java.io.*;
import java.lang.reflect.*;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.*;
import java.util.*;
import javax.tools.*;

/**
 * Compiles mutants of a library, and looks for calls of the public methods of the mutated class that pass on the original and fail on
 * the mutant. Arguments: folder of the original's classes, class path behind it, file with one mutant a line (folder, tab, class), seed,
 * trials. Prints a line for each mutant that fails: folder, kind of failure, whether a null was passed, frames, calls.
 */
public class Prober {
    static final Set<String> FAILURES = Set.of("NullPointerException", "ArrayIndexOutOfBoundsException",
        "StringIndexOutOfBoundsException", "IndexOutOfBoundsException", "ClassCastException", "NegativeArraySizeException",
        "ArithmeticException", "NoSuchElementException", "ConcurrentModificationException", "ArrayStoreException",
        "IllegalStateException", "EmptyStackException", "InputMismatchException", "UnsupportedOperationException");

    static final class Outcome {
        String kind = "ok";
        boolean usesNull;
        List<String> frames = new ArrayList<>();
        StringBuilder calls = new StringBuilder();
        int open;
    }

    static String original;
    static String behind;

    public static void main(String[] args) throws Exception {
        original = args[0];
        behind = args[1];
        long seed = Long.parseLong(args[3]);
        int trials = Integer.parseInt(args[4]);
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        System.setIn(InputStream.nullInputStream());
        refuseExit();
        Map<String, Outcome[]> known = new HashMap<>();
        for (String line : Files.readAllLines(Path.of(args[2]))) {
            String folder = line.split("\t")[0];
            String name = line.split("\t")[1];
            if (!compile(folder)) continue;
            Outcome[] before = known.computeIfAbsent(name, each -> explore(null, each, seed, trials));
            Outcome[] after = explore(folder + "/classes", name, seed, trials);
            Outcome kept = null;
            for (int i = 0; i < trials; i++) {
                if (before[i] == null || after[i] == null || !before[i].kind.equals("ok")) continue;
                boolean fails = FAILURES.contains(after[i].kind) && !after[i].frames.isEmpty();
                boolean leaks = after[i].kind.equals("ok") && after[i].open > before[i].open && before[i].open == 0;
                if (leaks) after[i].kind = "LeftOpen";
                if ((fails || leaks) && (kept == null || kept.usesNull && !after[i].usesNull)) kept = after[i];
            }
            if (kept == null) continue;
            out.println(folder + "\t" + kept.kind + "\t" + kept.usesNull + "\t" + String.join(" ", kept.frames) + "\t"
                + kept.calls.toString().replaceAll("[\\t\\n\\r]", " "));
            out.flush();
        }
        out.flush();
        hasEnded = true;
        Runtime.getRuntime().halt(0);
    }

    static volatile boolean hasEnded;

    /** A library that ends the program would end all trials. */
    @SuppressWarnings("removal")
    static void refuseExit() {
        System.setSecurityManager(new SecurityManager() {
            @Override public void checkExit(int status) {
                if (!hasEnded) throw new SecurityException();
            }

            @Override public void checkPermission(java.security.Permission permission) {}
        });
    }

    static boolean compile(String folder) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options = List.of("-nowarn", "-proc:none", "-g", "-cp", original + ":" + behind, "-d", folder + "/classes",
            "-encoding", "UTF-8");
        Files.createDirectories(Path.of(folder, "classes"));
        try (StandardJavaFileManager files = compiler.getStandardFileManager(problem -> { }, null, null)) {
            File[] sources = new File(folder).listFiles((where, file) -> file.endsWith(".java"));
            return compiler.getTask(Writer.nullWriter(), files, problem -> { }, options, null, files.getJavaFileObjects(sources)).call();
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** All trials, in a thread that is stopped where it does not end. */
    @SuppressWarnings("removal")
    static Outcome[] explore(String mutant, String name, long seed, int trials) {
        Outcome[] outcomes = new Outcome[trials];
        Thread thread = new Thread(() -> {
            try {
                List<URL> path = new ArrayList<>();
                if (mutant != null) path.add(new File(mutant + "/").toURI().toURL());
                path.add(new File(original + "/").toURI().toURL());
                for (String each : behind.split(":")) if (!each.isEmpty()) path.add(new File(each).toURI().toURL());
                URLClassLoader loader = new URLClassLoader(path.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
                Class<?> type = Class.forName(name, true, loader);
                for (int i = 0; i < trials; i++) outcomes[i] = new Trial(type, new Random(seed * 31 + i), i % 2 == 1).run();
            } catch (Throwable e) {
                // What was found until now counts.
            }
        });
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(4000);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (thread.isAlive()) thread.stop();
        return outcomes.clone();
    }

    static final class Trial {
        final Class<?> type;
        final Random random;
        final boolean withNulls;
        final Outcome outcome = new Outcome();
        final List<boolean[]> opened = new ArrayList<>();

        Trial(Class<?> type, Random random, boolean withNulls) {
            this.type = type;
            this.random = random;
            this.withNulls = withNulls;
        }

        Outcome run() {
            try {
                Object receiver = null;
                for (int step = 0; step < 4; step++) receiver = step(receiver);
            } catch (InvocationTargetException e) {
                failed(e.getCause());
            } catch (ThreadDeath e) {
                throw e;
            } catch (Throwable e) {
                outcome.kind = "none";
            }
            for (boolean[] each : opened) if (each[0]) outcome.open++;
            return outcome;
        }

        void failed(Throwable problem) {
            if (problem instanceof ThreadDeath) throw (ThreadDeath) problem;
            outcome.kind = problem.getClass().getSimpleName();
            String outer = type.getName();
            for (StackTraceElement frame : problem.getStackTrace()) {
                String name = frame.getClassName();
                if (name.equals(outer) || name.startsWith(outer + "$")) {
                    outcome.frames.add(frame.getMethodName() + ":" + frame.getLineNumber());
                }
            }
        }

        Object step(Object receiver) throws Exception {
            Class<?> from = receiver == null ? type : receiver.getClass();
            List<Method> methods = new ArrayList<>();
            for (Method method : from.getMethods()) {
                if (method.getDeclaringClass() == Object.class && !method.getName().equals("toString")) continue;
                if (!Modifier.isPublic(method.getDeclaringClass().getModifiers()) || method.isBridge()) continue;
                methods.add(method);
            }
            methods.sort(Comparator.comparing(Method::toGenericString));
            if (methods.isEmpty()) throw new NoSuchMethodException();
            Method method = methods.get(random.nextInt(methods.size()));
            if (receiver == null && !Modifier.isStatic(method.getModifiers())) {
                receiver = make(type, 0);
                if (receiver == null) throw new InstantiationException();
            }
            Object[] arguments = arguments(method.getParameterTypes(), 0);
            outcome.calls.append(method.getName()).append(describe(arguments)).append("; ");
            Object result = method.invoke(receiver, arguments);
            if (result instanceof Iterator && random.nextBoolean()) {
                Iterator<?> iterator = (Iterator<?>) result;
                for (int i = 0; i < 3 && iterator.hasNext(); i++) iterator.next();
            }
            boolean own = result != null && result.getClass().getClassLoader() == type.getClassLoader()
                && Modifier.isPublic(result.getClass().getModifiers());
            return own && random.nextInt(3) == 0 ? result : receiver;
        }

        static String describe(Object[] arguments) {
            StringBuilder text = new StringBuilder("(");
            for (Object each : arguments) {
                boolean simple = each == null || each instanceof Number || each instanceof String || each instanceof Boolean;
                text.append(text.length() > 1 ? ", " : "").append(simple ? "" + each : each.getClass().getSimpleName());
            }
            return text.append(")").toString();
        }

        Object[] arguments(Class<?>[] types, int depth) throws Exception {
            Object[] values = new Object[types.length];
            for (int i = 0; i < types.length; i++) values[i] = value(types[i], depth);
            return values;
        }

        <T> T pick(List<T> list) {
            return list.get(random.nextInt(list.size()));
        }

        Object value(Class<?> wanted, int depth) throws Exception {
            if (!wanted.isPrimitive() && withNulls && random.nextInt(5) == 0) return none();
            if (wanted == boolean.class || wanted == Boolean.class) return random.nextBoolean();
            if (wanted == int.class || wanted == Integer.class) return pick(List.of(0, 1, 2, 3, -1, 5, 10));
            if (wanted == long.class || wanted == Long.class) return pick(List.of(0L, 1L, 2L, -1L, 7L));
            if (wanted == short.class || wanted == Short.class) return (short) random.nextInt(4);
            if (wanted == byte.class || wanted == Byte.class) return (byte) random.nextInt(4);
            if (wanted == char.class || wanted == Character.class) return pick(List.of('a', ',', '-', ' ', '0', '"', '\n'));
            if (wanted == float.class || wanted == Float.class) return random.nextInt(3) * 0.5f;
            if (wanted == double.class || wanted == Double.class) return random.nextInt(3) * 0.5;
            if (wanted == String.class || wanted == CharSequence.class || wanted == Object.class || wanted == Comparable.class
                || wanted == Serializable.class) return text();
            if (wanted == StringBuilder.class || wanted == Appendable.class) return new StringBuilder(text());
            if (wanted == StringBuffer.class) return new StringBuffer(text());
            if (wanted == Locale.class) return Locale.ROOT;
            if (wanted == java.nio.charset.Charset.class) return java.nio.charset.StandardCharsets.UTF_8;
            if (wanted == Class.class) return pick(List.of(String.class, Integer.class, int[].class, List.class));
            if (wanted == List.class || wanted == Collection.class || wanted == Iterable.class || wanted == ArrayList.class) {
                return new ArrayList<>(texts());
            }
            if (wanted == Set.class) return new LinkedHashSet<>(texts());
            if (wanted == Map.class) return texts().isEmpty() ? new HashMap<>() : new HashMap<>(Map.of("a", "b"));
            if (wanted == Iterator.class) return texts().iterator();
            if (wanted == Comparator.class) return Comparator.comparing(Object::toString);
            if (wanted == Properties.class) return new Properties();
            if (wanted == Reader.class) return reader();
            if (wanted == InputStream.class) return input();
            if (wanted == Writer.class) return writer();
            if (wanted == OutputStream.class) return output();
            if (wanted == File.class) return new File("no-such-folder/no-such-file");
            if (wanted.isArray()) {
                Object array = Array.newInstance(wanted.getComponentType(), random.nextInt(4));
                for (int i = 0; i < Array.getLength(array); i++) Array.set(array, i, value(wanted.getComponentType(), depth + 1));
                return array;
            }
            if (wanted.isEnum()) return pick(Arrays.asList(wanted.getEnumConstants()));
            if (wanted.getClassLoader() == type.getClassLoader() && depth < 3) {
                Object made = make(wanted, depth + 1);
                if (made != null) return made;
            }
            if (wanted.isInterface()) return stub(wanted);
            return none();
        }

        Object none() {
            outcome.usesNull = true;
            return null;
        }

        String text() {
            return pick(List.of("", "a", "ab", "a,b", "-x", "1", "12.5", " a b ", "a=b", "--foo=bar", "<p>a</p>", "\"q\"", "a\nb", "-"));
        }

        List<String> texts() {
            List<String> list = new ArrayList<>();
            for (int i = random.nextInt(3); i > 0; i--) list.add(text());
            return list;
        }

        Object stub(Class<?> wanted) {
            outcome.calls.append("stub ").append(wanted.getSimpleName()).append("; ");
            return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {wanted}, (proxy, method, values) -> {
                Class<?> result = method.getReturnType();
                if (result == boolean.class) return false;
                if (result == int.class) return 0;
                if (result == long.class) return 0L;
                if (result == double.class) return 0.0;
                if (result == float.class) return 0f;
                if (result == char.class) return 'a';
                if (result == byte.class) return (byte) 0;
                if (result == short.class) return (short) 0;
                if (result == String.class || result == Object.class) return "";
                if (result != void.class) outcome.usesNull = true;
                return null;
            });
        }

        /** By a public constructor, a static method that gives one, or a public constant. */
        Object make(Class<?> wanted, int depth) throws Exception {
            List<Executable> ways = new ArrayList<>();
            if (!Modifier.isAbstract(wanted.getModifiers())) ways.addAll(Arrays.asList(wanted.getConstructors()));
            for (Method method : wanted.getMethods()) {
                if (Modifier.isStatic(method.getModifiers()) && wanted.isAssignableFrom(method.getReturnType())) ways.add(method);
            }
            ways.sort(Comparator.comparing(Executable::toGenericString));
            if (ways.isEmpty() || !Modifier.isPublic(wanted.getModifiers())) return null;
            Executable way = pick(ways);
            Object[] arguments = arguments(way.getParameterTypes(), depth + 1);
            outcome.calls.append("new ").append(wanted.getSimpleName()).append(describe(arguments)).append("; ");
            return way instanceof Constructor ? ((Constructor<?>) way).newInstance(arguments) : ((Method) way).invoke(null, arguments);
        }

        boolean[] opens() {
            boolean[] open = {true};
            opened.add(open);
            return open;
        }

        Reader reader() {
            boolean[] open = opens();
            return new StringReader(text()) {
                @Override public void close() { open[0] = false; super.close(); }
            };
        }

        InputStream input() {
            boolean[] open = opens();
            return new ByteArrayInputStream(text().getBytes()) {
                @Override public void close() { open[0] = false; }
            };
        }

        Writer writer() {
            boolean[] open = opens();
            return new StringWriter() {
                @Override public void close() { open[0] = false; }
            };
        }

        OutputStream output() {
            boolean[] open = opens();
            return new ByteArrayOutputStream() {
                @Override public void close() { open[0] = false; }
            };
        }
    }
}
