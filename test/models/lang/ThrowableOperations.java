import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Map;

/** Throwables, classes, threads, enums and System. */
public class ThrowableOperations {
    static class Custom extends Exception {
        Custom(String message, Throwable cause) {
            super(message, cause);
        }

        @Override
        public String getLocalizedMessage() {
            return "local " + getMessage();
        }
    }

    static class Quiet extends RuntimeException {
        Quiet() {
            super("quiet", null, false, false);
        }
    }

    enum Shade {
        LIGHT,
        DARK {
            @Override
            String tone() {
                return "deep";
            }
        };

        String tone() {
            return "soft";
        }
    }

    interface Shape {
    }

    record Point(int x, int y) implements Shape, Cloneable {
    }

    static abstract class Base implements Cloneable {
        int[] data = {1, 2};

        @Override
        public Base clone() throws CloneNotSupportedException {
            return (Base) super.clone();
        }
    }

    static class Derived extends Base {
        String name = "d";
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void print(String label, Action action) {
        String text;
        try {
            text = String.valueOf(action.run());
        } catch (Throwable exception) {
            text = exception.getClass().getName() + ": " + exception.getMessage();
        }
        System.out.println(label + " " + text);
    }

    static void fail(int depth) throws Custom {
        if (depth > 0) {
            fail(depth - 1);
        }
        try {
            Object o = null;
            o.hashCode();
        } catch (NullPointerException exception) {
            throw new Custom("deep", exception);
        }
    }


    public static void main(String[] args) throws Exception {
        try {
            fail(2);
        } catch (Custom exception) {
            System.out.println(exception + " " + exception.getCause().getClass() + " " + exception.getStackTrace().length + " " + exception.getStackTrace()[0]);
            exception.addSuppressed(new IllegalStateException("also"));
            StringWriter writer = new StringWriter();
            exception.printStackTrace(new PrintWriter(writer, true));
            String text = writer.toString();
            int at = text.indexOf("NullPointerException");
            System.out.print(text.substring(0, at + 20) + text.substring(text.indexOf('\n', at)));
        }
        print("quiet", () -> {
            Quiet quiet = new Quiet();
            quiet.addSuppressed(new Error());
            return quiet.getStackTrace().length + " " + quiet.getSuppressed().length;
        });
        print("cause", () -> new RuntimeException(new Error("inner")).getMessage() + " " + new RuntimeException((Throwable) null).getMessage() + " " + new Error("x", new Error("y")).getCause());
        print("init", () -> {
            Exception exception = new Exception("a");
            exception.initCause(new Exception("b"));
            return exception.initCause(new Exception("c"));
        });
        print("assertion", () -> new AssertionError(5).getMessage() + new AssertionError((Object) null).getMessage() + new AssertionError(new Exception("in")).getCause() + new AssertionError().getMessage());
        print("set trace", () -> {
            Exception exception = new Exception("t");
            exception.setStackTrace(new StackTraceElement[] {new StackTraceElement("C", "m", "C.java", 3), new StackTraceElement("D", "n", null, -2), new StackTraceElement("E", "o", null, -1)});
            StringWriter writer = new StringWriter();
            exception.printStackTrace(new PrintWriter(writer, true));
            return writer;
        });
        print("circular", () -> {
            Exception a = new Exception("a");
            Exception b = new Exception("b", a);
            a.initCause(b);
            a.setStackTrace(new StackTraceElement[0]);
            b.setStackTrace(new StackTraceElement[0]);
            StringWriter writer = new StringWriter();
            a.printStackTrace(new PrintWriter(writer, true));
            return writer;
        });
        Class<?>[] classes = {Exception.class, int.class, int[].class, String[][].class, Shape.class, Shade.class, Shade.DARK.getClass(), Point.class, Map.Entry.class, void.class, Base.class, Override.class, Thread.State.class};
        for (Class<?> type : classes) {
            print(type.toString(), () -> type.getName() + " " + type.getSimpleName() + " " + type.getTypeName() + " " + type.getCanonicalName() + " [" + type.getPackageName() + "] " + type.isInterface() + type.isArray()
                + type.isPrimitive() + type.isEnum() + type.isRecord() + type.isAnnotation() + type.isMemberClass() + type.isAnonymousClass() + " " + type.getSuperclass() + Arrays.toString(type.getInterfaces())
                + type.getComponentType() + " " + java.lang.reflect.Modifier.toString(type.getModifiers() & 0x7ff) + " " + type.descriptorString() + " " + type.getEnclosingClass());
        }
        Object anonymous = new Object() {
        };
        class Local {
        }
        print("anonymous", () -> anonymous.getClass().getName() + "[" + anonymous.getClass().getSimpleName() + "]" + anonymous.getClass().isAnonymousClass() + anonymous.getClass().getCanonicalName());
        print("local", () -> new Local().getClass().getName() + " " + Local.class.getSimpleName() + Local.class.isLocalClass() + Local.class.getCanonicalName());
        print("instance", () -> Number.class.isInstance(5) + " " + Number.class.isInstance("5") + " " + Object[].class.isInstance(new String[0]) + " " + Number.class.isAssignableFrom(Integer.class)
            + " " + int.class.isAssignableFrom(Integer.class) + " " + Shape.class.isInstance(new Point(1, 2)) + " " + String.class.cast("c") + " " + Integer.class.asSubclass(Number.class));
        print("cast", () -> Integer.class.cast("x"));
        print("forName", () -> Class.forName("java.lang.String") + " " + Class.forName("[I") + " " + Class.forName("[Ljava.lang.String;") + " " + Class.forName("ThrowableOperations$Shape"));
        print("forName", () -> Class.forName("no.Such"));
        print("enum", () -> Arrays.toString(Shade.class.getEnumConstants()) + Shade.valueOf("DARK").tone() + Enum.valueOf(Shade.class, "LIGHT") + Shade.DARK.getDeclaringClass() + Shade.DARK.compareTo(Shade.LIGHT)
            + Shade.LIGHT.ordinal() + Shade.LIGHT.name() + Shade.DARK.equals(Shade.DARK) + String.class.getEnumConstants());
        print("no constant", () -> Shade.valueOf("GREY"));
        print("clone", () -> {
            Derived original = new Derived();
            Derived copy = (Derived) original.clone();
            int[][] rows = {{1}, {2, 3}};
            int[][] copied = rows.clone();
            return (copy != original) + " " + (copy.data == original.data) + copy.name + (copied[0] == rows[0]) + copied.length + (copied.getClass() == int[][].class);
        });
        print("identity", () -> {
            Object o = new Object();
            return (o.hashCode() == System.identityHashCode(o)) + " " + System.identityHashCode(null) + " " + o.equals(o) + o.toString().startsWith("java.lang.Object@");
        });
        print("array", () -> {
            Object made = java.lang.reflect.Array.newInstance(String.class, 2);
            java.lang.reflect.Array.set(made, 1, "s");
            Object rows = java.lang.reflect.Array.newInstance(int.class, 2, 3);
            return ((String[]) made)[1] + java.lang.reflect.Array.getLength(rows) + ((int[][]) rows)[1].length + java.lang.reflect.Array.get(new int[] {7}, 0);
        });
        print("copy", () -> {
            int[] numbers = {1, 2, 3, 4, 5};
            System.arraycopy(numbers, 0, numbers, 1, 4);
            System.arraycopy(numbers, 2, numbers, 0, 3);
            Object[] objects = new Object[3];
            System.arraycopy(new String[] {"a", "b"}, 0, objects, 1, 2);
            long[] longs = {1, 2, 3};
            System.arraycopy(longs, 1, longs, 0, 2);
            return Arrays.toString(numbers) + Arrays.toString(objects) + Arrays.toString(longs);
        });
        print("partial copy", () -> {
            Object[] mixed = {"a", "b", 3, "d"};
            String[] target = new String[4];
            try {
                System.arraycopy(mixed, 0, target, 0, 4);
            } catch (ArrayStoreException exception) {
                return exception.getMessage() + Arrays.toString(target);
            }
            return "copied";
        });
        Thread thread = new Thread(() -> System.out.println("in " + Thread.currentThread().getName()), "worker");
        print("thread", () -> thread.getState() + " " + thread.isAlive() + " " + thread.getName() + thread.getPriority() + thread.isDaemon());
        thread.start();
        thread.join();
        print("ended", () -> thread.getState() + " " + thread.isAlive() + " " + Thread.currentThread().getName() + Thread.interrupted());
        Thread failing = new Thread(() -> {
            throw new IllegalStateException("in thread");
        });
        failing.setUncaughtExceptionHandler((t, e) -> System.out.println("handled " + e));
        failing.start();
        failing.join();
        print("interrupt", () -> {
            Thread.currentThread().interrupt();
            Thread.sleep(1);
            return "slept";
        });
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 5);
        print("local", () -> {
            int before = local.get();
            local.set(6);
            int after = local.get();
            local.remove();
            return before + " " + after + " " + local.get();
        });
        print("monitor", () -> {
            new Object().notifyAll();
            return "notified";
        });
        print("properties", () -> {
            System.setProperty("own.key", "v");
            return System.getProperty("own.key") + System.getProperty("own.missing", "d") + System.getProperty("file.separator") + System.lineSeparator().length() + (System.getProperty("java.version") != null);
        });
        print("time", () -> {
            long first = System.nanoTime();
            long start = System.currentTimeMillis();
            return (System.nanoTime() >= first) + " " + (System.currentTimeMillis() >= start) + (Runtime.getRuntime().availableProcessors() > 0);
        });
        print("random", () -> {
            double value = Math.random();
            return value >= 0 && value < 1;
        });
        print("weak", () -> new java.lang.ref.WeakReference<>("kept").get());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.exit(3);
    }
}
