package facts;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/** What generated subclasses do in each method that they override. */
public final class Callback {
    /** Methods by the numbers that generated code has for them. */
    static List<Method> methods;
    /** While the constructor of a recorder runs, it cannot say itself what it overrides. */
    static final ThreadLocal<Boolean> ALL = ThreadLocal.withInitial(() -> true);

    private final Context context;

    private Callback(Context context) {
        this.context = context;
    }

    public static Object birth() {
        return Context.current;
    }

    public static boolean all() {
        return ALL.get();
    }

    /** Null when this is not to be recorded: the library's own body is to be run. */
    public static Callback begin(Recorder self, Object birth, int number, Object... arguments) {
        Context context = Context.current;
        if (context == null || (birth != null && birth != context)) return null;
        Method method = methods.get(number);
        boolean isAbstract = Modifier.isAbstract(method.getModifiers());
        if (context.isEntry(self, Proxies.signature(method))) {
            if (isAbstract) throw new Proxies.NothingOfTheLibrary();
            return null;
        }
        boolean all = birth == null ? ALL.get() : self.overridesAll();
        if (!all && !isAbstract) return null;
        return context.begin(self, method, arguments, birth == null) ? new Callback(context) : null;
    }

    public boolean answersNull(boolean reference) {
        return reference && context.mode == Context.Mode.NULL;
    }

    public <T> T result(T result) {
        if (result != null) context.answers.add(result);
        return result;
    }

    public void failed(Throwable thrown) {
        context.thrown.add(thrown);
    }

    public void end() {
        context.end();
    }

    /** What an abstract method answers: as an object of the library does. */
    public static Object answer(Recorder self, Object birth, int number, Object... arguments) {
        Context context = birth instanceof Context known ? known : Context.current;
        Method method = methods.get(number);
        Object delegate = Subclasses.delegate(context, self, method.getDeclaringClass());
        if (delegate != null && Modifier.isPublic(method.getModifiers())) {
            try {
                return method.invoke(delegate, arguments);
            } catch (ReflectiveOperationException failed) {
                if (failed.getCause() instanceof RuntimeException own) throw own;
            }
        }
        return Values.answer(context, method.getReturnType(), arguments);
    }

    static boolean overrides(Recorder self, Class<?> parent, String name) {
        for (Class<?> type = parent; type != null; type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                int flags = method.getModifiers();
                if (!method.getName().equals(name) || Modifier.isStatic(flags) || Modifier.isFinal(flags)) continue;
                if (self.overridesAll() || Modifier.isAbstract(flags)) return true;
            }
        }
        for (Method method : parent.getMethods()) {
            if (method.getName().equals(name) && Modifier.isAbstract(method.getModifiers())) return true;
        }
        return false;
    }

    public static boolean isOverridden(Recorder self, String name) {
        return overrides(self, self.getClass().getSuperclass(), name);
    }
}
