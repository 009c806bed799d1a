import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Predicate;

/**
 * Calls each method of objects that are in a state, and then the probes: a line for each, with what was thrown and the classes above it, or `returned`.
 */
final class Trials {
    private Trials() {
    }

    /** Brings a new object into the state. */
    static void of(String name, String state, Class<?> type, String only, String probes, Callable<?> maker) throws Exception {
        for (Method method : type.getMethods()) {
            String key = keyOf(method);
            boolean isLeftOut = Modifier.isStatic(method.getModifiers()) || method.getDeclaringClass() == Object.class;
            if (isLeftOut || method.isSynthetic() || !method.getName().matches(only)) {
                continue;
            }
            Object made = maker.call();
            String outcome = outcomeOf(made, method);
            System.out.println(name + "\t" + state + "\t" + key + "\t\t" + outcome);
            if (!outcome.equals("returned")) {
                continue;
            }
            for (Method probe : type.getMethods()) {
                if (!probe.isSynthetic() && List.of(probes.split(" ")).contains(keyOf(probe))) {
                    System.out.println(name + "\t" + state + "\t" + key + "\t" + keyOf(probe) + "\t" + outcomeOf(made, probe));
                }
            }
        }
    }

    private static String outcomeOf(Object receiver, Method method) throws Exception {
        Class<?>[] types = method.getParameterTypes();
        Object[] given = new Object[types.length];
        for (int index = 0; index < types.length; index++) {
            boolean isIndex = receiver instanceof java.util.Collection && types[index] == int.class;
            given[index] = isIndex ? (Object) 0 : valueOf(types[index]);
        }
        try {
            method.setAccessible(true);
            method.invoke(receiver, given);
            return "returned";
        } catch (InvocationTargetException failed) {
            List<String> classes = new ArrayList<>();
            for (Class<?> each = failed.getCause().getClass(); each != Object.class; each = each.getSuperclass()) {
                classes.add(each.getName());
            }
            return String.join(" ", classes);
        }
    }

    private static String keyOf(Method method) {
        List<String> types = new ArrayList<>();
        for (Class<?> type : method.getParameterTypes()) {
            types.add(type.getTypeName().replaceAll("^(\\w+\\.)*", ""));
        }
        return method.getName() + "(" + String.join(",", types) + ")";
    }

    private static Object valueOf(Class<?> type) {
        if (type == int.class) {
            return 2;
        }
        if (type == long.class) {
            return 1L;
        }
        if (type == char.class) {
            return 'a';
        }
        if (type == boolean.class) {
            return false;
        }
        if (type == double.class) {
            return 1.0;
        }
        if (type == float.class) {
            return 1f;
        }
        if (type == byte.class) {
            return (byte) 1;
        }
        if (type == short.class) {
            return (short) 1;
        }
        if (type == char[].class) {
            return new char[] {'a', 'b', 'c', 'd'};
        }
        if (type == byte[].class) {
            return new byte[] {1, 2, 3, 4};
        }
        if (type == Object[].class) {
            return new Object[1];
        }
        if (type == java.nio.CharBuffer.class) {
            return java.nio.CharBuffer.allocate(2);
        }
        if (type == java.io.Writer.class) {
            return new java.io.StringWriter();
        }
        if (type == java.io.OutputStream.class) {
            return new java.io.ByteArrayOutputStream();
        }
        if (type == java.util.regex.Pattern.class) {
            return java.util.regex.Pattern.compile("a");
        }
        if (type == java.util.Locale.class) {
            return java.util.Locale.ROOT;
        }
        if (type == java.util.concurrent.TimeUnit.class) {
            return java.util.concurrent.TimeUnit.NANOSECONDS;
        }
        if (type == StringBuffer.class || type == StringBuilder.class) {
            return type == StringBuffer.class ? new StringBuffer() : new StringBuilder();
        }
        if (type == Map.class) {
            return Map.of("k", "zz");
        }
        if (type == Comparator.class) {
            return Comparator.naturalOrder();
        }
        if (type == Predicate.class) {
            return (Predicate<Object>) any -> true;
        }
        if (type == java.util.stream.Collector.class) {
            return java.util.stream.Collectors.toList();
        }
        if (type == java.util.Collection.class) {
            return List.of((Callable<Object>) () -> "zz");
        }
        if (type.isInterface() && type != CharSequence.class) {
            return Proxy.newProxyInstance(Trials.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                Class<?> result = method.getReturnType();
                return result == void.class || result == Object.class ? null : valueOf(result);
            });
        }
        return type.isAssignableFrom(String.class) ? "abcd" : null;
    }
}
