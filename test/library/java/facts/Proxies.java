package facts;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Collections;
import java.util.Map;

/** Recorders that implement an interface of the library. */
final class Proxies {
    private Proxies() {}

    static boolean possible(Class<?> type) {
        return type.isInterface() && !type.isSealed() && !type.isAnnotation() && Modifier.isPublic(type.getModifiers());
    }

    /** `bounds` says what type variables of the interface stand for, where that is known. */
    static Object recorder(Context context, Class<?> type, Map<TypeVariable<?>, Class<?>> bounds, boolean all) {
        Object delegate = Pool.isFunction(type) ? null : Pool.plainInstance(context, type);
        return around(context, type, delegate, bounds, all);
    }

    static Object around(Context context, Class<?> type, Object delegate, Map<TypeVariable<?>, Class<?>> bounds, boolean all) {
        Class<?>[] types = {type, Recorder.class};
        return Proxy.newProxyInstance(Proxies.class.getClassLoader(), types, new Handler(context, type, delegate, bounds, all));
    }

    private record Handler(Context context, Class<?> type, Object delegate, Map<TypeVariable<?>, Class<?>> bounds, boolean all)
            implements InvocationHandler {
        @Override
        public Object invoke(Object self, Method method, Object[] given) throws Throwable {
            String name = method.getName();
            Object[] arguments = given == null ? new Object[0] : given;
            if (method.getDeclaringClass() == Recorder.class) {
                return name.equals("overridesAll") ? all : overrides((String) arguments[0]);
            }
            boolean live = context != null && context == Context.current;
            if (live && context.isEntry(self, signature(method))) {
                if (method.isDefault()) return InvocationHandler.invokeDefault(self, method, arguments);
                throw new NothingOfTheLibrary();
            }
            if (!all && method.isDefault()) return InvocationHandler.invokeDefault(self, method, arguments);
            if (!live || !context.begin(self, method, arguments, false)) return perform(self, method, arguments);
            try {
                if (context.mode == Context.Mode.NULL && !method.getReturnType().isPrimitive()) return null;
                Object result = wrapped(method, perform(self, method, arguments));
                if (result != null) context.answers.add(result);
                return result;
            } catch (Throwable thrown) {
                context.thrown.add(thrown);
                throw thrown;
            } finally {
                context.end();
            }
        }

        private boolean overrides(String name) {
            for (Method method : type.getMethods()) {
                if (method.getName().equals(name) && (all || !method.isDefault())) return true;
            }
            return name.equals("equals") || name.equals("hashCode") || name.equals("toString");
        }

        private Object perform(Object self, Method method, Object[] arguments) throws Throwable {
            if (delegate != null) {
                try {
                    return method.invoke(delegate, arguments);
                } catch (InvocationTargetException failed) {
                    throw failed.getCause();
                }
            }
            switch (method.getName()) {
                case "equals": if (arguments.length == 1 && method.getDeclaringClass() == Object.class) return self == arguments[0]; break;
                case "hashCode": if (arguments.length == 0) return System.identityHashCode(self) & 3; break;
                case "toString": if (arguments.length == 0) return "recorder"; break;
                default:
            }
            Type returned = method.getGenericReturnType();
            Class<?> wanted = returned instanceof TypeVariable<?> variable && bounds.containsKey(variable)
                ? bounds.get(variable) : method.getReturnType();
            return Values.answer(context, wanted, arguments);
        }

        /** What a recorder gives away is a recorder itself every other time. */
        private Object wrapped(Method method, Object result) {
            Class<?> returned = method.getReturnType();
            if (result == null || !Pool.GIVEN_AWAY.contains(returned) || context.chance(2)) return result;
            return around(context, returned, result, Collections.emptyMap(), true);
        }
    }

    static String signature(Method method) {
        StringBuilder text = new StringBuilder(method.getName());
        for (Class<?> type : method.getParameterTypes()) text.append(',').append(type.getName());
        return text.toString();
    }

    /** The receiver has its own body for the method under test. */
    static final class NothingOfTheLibrary extends RuntimeException {}
}
