package facts;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A record, for one of its methods. A list that is null says nothing. */
final class Task {
    final String number;
    final Class<?> owner;
    final String key;
    final Executable method;
    final List<String> calls;
    final List<String> writes;
    final List<String> keeps;
    final List<String> returns;
    final boolean neverNull;
    final List<String> thrown;
    final List<String> given;
    final List<String> spares;
    /** How often library code called the method on a recorder. */
    int calledBack;

    /** Those that deny that a recorder is given null. */
    static final List<Task> GIVEN = new ArrayList<>();

    /** Which objects may be changed along with those of a class, by what is written down of classes. */
    static final Map<Class<?>, List<Class<?>>> THROUGH = new LinkedHashMap<>();

    /** Types that are used where a method of another type is called, by the record of that method: an object of the library may hold one. */
    static final Map<String, List<Class<?>>> BEHIND = new LinkedHashMap<>();

    /** A line of a callback that names a method: `behind`, type and method, types. */
    static void addBehind(String line) throws ReflectiveOperationException {
        String[] columns = line.split("\t", -1);
        List<Class<?>> types = new ArrayList<>();
        for (String name : list(columns[2])) types.add(Class.forName(name, false, Task.class.getClassLoader()));
        BEHIND.put(columns[1], types);
    }

    /** A line of a class: `class`, its name, types. */
    static void addClass(String line) throws ReflectiveOperationException {
        String[] columns = line.split("\t", -1);
        List<Class<?>> types = new ArrayList<>();
        for (String name : list(columns[2])) types.add(Class.forName(name, false, Task.class.getClassLoader()));
        THROUGH.put(Class.forName(columns[1], false, Task.class.getClassLoader()), types);
    }

    /** Columns: number, class, key, calls, writes, keeps, returns, null, throws, given, spares; `-` is a list that is left out. */
    Task(String line) throws ReflectiveOperationException {
        String[] columns = line.split("\t", -1);
        number = columns[0];
        owner = Class.forName(columns[1], false, Task.class.getClassLoader());
        key = columns[2];
        calls = list(columns[3]);
        writes = list(columns[4]);
        keeps = list(columns[5]);
        returns = list(columns[6]);
        neverNull = columns[7].equals("never");
        thrown = list(columns[8]);
        given = list(columns[9]);
        spares = list(columns[10]);
        method = find();
        method.trySetAccessible();
        if (calls != null) for (String call : calls) checkCall(call);
        if (spares != null) for (String call : spares) checkCall(call);
        if (given != null) GIVEN.add(this);
        if (thrown != null) for (String type : thrown) Class.forName(type, false, Task.class.getClassLoader());
    }

    private static List<String> list(String text) {
        return text.equals("-") ? null : text.isEmpty() ? List.of() : Arrays.asList(text.split(","));
    }

    private static void checkCall(String call) throws ReflectiveOperationException {
        if (call.equals("this") || call.endsWith(".*")) return;
        if (typeOf(call) != null) return;
        Class<?> type = typeOf(call.substring(0, call.lastIndexOf('.')));
        if (type == null || !hasMethod(type, call.substring(call.lastIndexOf('.') + 1))) throw new NoSuchMethodException("no such callback: " + call);
    }

    static Class<?> typeOf(String name) {
        try {
            return Class.forName(name, false, Task.class.getClassLoader());
        } catch (ClassNotFoundException none) {
            return null;
        }
    }

    private Executable find() throws NoSuchMethodException {
        if (key.startsWith("<init>")) {
            for (Constructor<?> constructor : owner.getDeclaredConstructors()) {
                if (keyOf("<init>", constructor).equals(key)) return constructor;
            }
            throw new NoSuchMethodException("no such constructor");
        }
        Method found = null;
        for (Class<?> type : uppers(owner)) {
            for (Method method : type.getDeclaredMethods()) {
                if (Modifier.isPrivate(method.getModifiers()) || !keyOf(method.getName(), method).equals(key)) continue;
                if (found == null || (found.isSynthetic() && !method.isSynthetic() && found.getDeclaringClass() == type)) found = method;
            }
            if (found != null) return found;
        }
        throw new NoSuchMethodException("no such method");
    }

    /** The class, its superclasses, then the interfaces. */
    static Set<Class<?>> uppers(Class<?> owner) {
        Set<Class<?>> all = new LinkedHashSet<>();
        for (Class<?> type = owner; type != null; type = type.getSuperclass()) all.add(type);
        ArrayDeque<Class<?>> open = new ArrayDeque<>(all);
        while (!open.isEmpty()) {
            for (Class<?> upper : open.poll().getInterfaces()) if (all.add(upper)) open.add(upper);
        }
        all.add(Object.class);
        return all;
    }

    private static String keyOf(String name, Executable method) {
        List<String> types = new ArrayList<>();
        for (Class<?> type : method.getParameterTypes()) types.add(withoutPackage(type));
        return name + "(" + String.join(",", types) + ")";
    }

    private static String withoutPackage(Class<?> type) {
        if (type.isArray()) return withoutPackage(type.getComponentType()) + "[]";
        return type.getName().substring(type.getName().lastIndexOf('.') + 1);
    }

    static boolean hasMethod(Class<?> type, String name) {
        for (Class<?> upper : uppers(type)) {
            for (Method method : upper.getDeclaredMethods()) if (method.getName().equals(name)) return true;
        }
        return false;
    }

    boolean isConstructor() {
        return method instanceof Constructor;
    }

    boolean isStatic() {
        return Modifier.isStatic(method.getModifiers());
    }

    /** How many things the record denies. */
    int denials() {
        int count = 0;
        for (List<String> list : Arrays.asList(calls, writes, keeps, returns, thrown, spares)) if (list != null) count++;
        return count + (neverNull ? 1 : 0);
    }

    boolean allows(Context.Event event) {
        Recorder recorder = (Recorder) event.recorder();
        if (spares != null) for (String call : spares) if (isOf(call, event)) return false;
        for (String call : calls) {
            if (call.equals("this")) {
                if (event.ofReceiver()) return true;
                continue;
            }
            if (call.endsWith(".*")) {
                String start = call.substring(0, call.length() - 1);
                for (Class<?> upper : uppers(recorder.getClass())) if (upper.getName().startsWith(start)) return true;
                continue;
            }
            Class<?> type = typeOf(call);
            if (type != null) {
                if (type.isInstance(recorder)) return true;
                continue;
            }
            for (Class<?> behind : BEHIND.getOrDefault(call, List.of())) if (behind.isInstance(recorder)) return true;
            String name = call.substring(call.lastIndexOf('.') + 1);
            type = typeOf(call.substring(0, call.lastIndexOf('.')));
            if (!type.isInstance(recorder)) continue;
            if (name.equals(event.method()) || !recorder.overrides(name)) return true;
        }
        return false;
    }

    /** A method of this name, called on an object of the type: not one that has its name from another type as well, such as a collection. */
    private static boolean isOf(String call, Context.Event event) {
        String name = call.substring(call.lastIndexOf('.') + 1);
        if (!name.equals(event.method())) return false;
        Class<?> type = typeOf(call.substring(0, call.lastIndexOf('.')));
        if (!type.isInstance(event.recorder())) return false;
        for (Class<?> upper : uppers(event.recorder().getClass())) {
            boolean isOther = upper.getModule().isNamed() && !upper.isAssignableFrom(type) && !type.isAssignableFrom(upper);
            if (isOther && hasMethod(upper, name)) return false;
        }
        return true;
    }

    /** Words for a null among the arguments of the call of a recorder, if the record is about it and denies the null. */
    String givenNull(Object recorder, Method called, Object[] arguments) {
        if (!called.getName().equals(method.getName()) || !owner.isInstance(recorder)) return null;
        if (!Arrays.equals(called.getParameterTypes(), method.getParameterTypes())) return null;
        calledBack++;
        for (String number : given) if (arguments[Integer.parseInt(number) - 1] == null) return number + " is null";
        return null;
    }

    boolean allows(Throwable problem) {
        for (String name : thrown) if (typeOf(name).isInstance(problem)) return true;
        return false;
    }
}
