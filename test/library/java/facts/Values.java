package facts;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Arguments of every type: plain ones, odd ones, null, and recorders. */
final class Values {
    private static final int[] INTS = {0, 1, 2, 0, 1, 3, 5, -1, 10, 16, Integer.MIN_VALUE, Integer.MAX_VALUE};
    private static final String[] STRINGS = {"a", "", "1", "%s", "b1", "abc", "%s %S", "[a-c]+", "(a)|b", "UTF-8", "2020-01-02", "10:15",
        "yyyy-MM-dd", "UTC", "P1D", "PT1S", "{0}", "#.0", "java.lang.String", "-7", "1.5", "en", "thing", "$0", "r", "rw", "\\", "%d", "%tY", "%#s", "%c"};
    private static final Class<?>[] CLASSES = {String.class, Thing.class, Object.class, int.class, List.class, Object[].class,
        Context.Mode.class, Integer.class, Comparable.class};
    private static final Class<?>[] ELEMENTS = {Object.class, Object.class, int.class, long.class, byte.class, char.class, short.class, boolean.class,
        double.class, float.class, String.class};
    private static final Class<?>[] ANY = {CharSequence.class, java.util.Collection.class, Map.class, Comparable.class, Runnable.class,
        java.util.Formattable.class, java.util.Map.Entry.class, java.util.List.class, java.util.Set.class};

    private Values() {}

    /** Of a parameter. `plain`: one with which the call is likely to do something. */
    static Object value(Context context, Type type, boolean plain, int depth) {
        Class<?> raw = erase(type);
        if (raw.isPrimitive()) return primitive(context, raw, plain);
        if (!plain && context.chance(4)) return null;
        if (raw == Object.class) return anything(context, plain);
        if (raw == String.class) return STRINGS[context.below(plain ? 5 : STRINGS.length)];
        if (raw == CharSequence.class && context.chance(3)) return STRINGS[context.below(plain ? 5 : STRINGS.length)];
        if (raw == Comparable.class && context.chance(2)) return context.element(context.below(3));
        if (raw == Class.class) return CLASSES[context.below(CLASSES.length)];
        if (raw.isArray()) return array(context, type, raw.getComponentType(), plain, depth);
        if (raw.isEnum()) return raw.getEnumConstants()[context.below(raw.getEnumConstants().length)];
        if (raw == Thread.class && context.chance(2)) return new Thread();
        return object(context, type, raw, depth);
    }

    private static Object object(Context context, Type type, Class<?> raw, int depth) {
        if (raw.isInterface()) {
            boolean record = Proxies.possible(raw) && (Pool.isFunction(raw) ? !context.chance(5) : context.chance(2));
            if (record) return Proxies.recorder(context, raw, bounds(type, raw), context.chance(2));
            Object made = Pool.instance(context, raw);
            if (made != null) return made;
            return Proxies.possible(raw) ? Proxies.recorder(context, raw, bounds(type, raw), context.chance(2)) : null;
        }
        if (Subclasses.of(raw) != null && context.chance(2)) {
            Object made = subclass(context, raw, context.chance(2), depth);
            if (made != null) return made;
        }
        Object made = Pool.instance(context, raw);
        return made != null ? made : constructed(context, raw, depth);
    }

    /** A recorder that extends the class; null when its constructors refuse what they are given. */
    static Object subclass(Context context, Class<?> raw, boolean all, int depth) {
        Class<?> made = Subclasses.of(raw);
        if (made == null || depth > 3) return null;
        Callback.ALL.set(all);
        Constructor<?>[] constructors = made.getConstructors();
        for (int tries = 0; tries < 5 && constructors.length > 0; tries++) {
            try {
                Constructor<?> constructor = constructors[context.below(constructors.length)];
                Object[] arguments = arguments(context, constructor.getGenericParameterTypes(), depth + 1);
                Callback.ALL.set(all);
                return constructor.newInstance(arguments);
            } catch (ReflectiveOperationException | LinkageError refused) {
                // Other arguments may do.
            }
        }
        return null;
    }

    /** By a public constructor, or a static method that gives one. */
    static Object constructed(Context context, Class<?> raw, int depth) {
        if (depth > 3) return null;
        List<Method> factories = new ArrayList<>();
        for (Method method : raw.getMethods()) {
            if (Modifier.isStatic(method.getModifiers()) && raw.isAssignableFrom(method.getReturnType()) && !Danger.isExcluded(method)) factories.add(method);
        }
        Constructor<?>[] constructors = Modifier.isAbstract(raw.getModifiers()) ? new Constructor<?>[0] : raw.getConstructors();
        int ways = constructors.length + factories.size();
        for (int tries = 0; tries < 8 && ways > 0; tries++) {
            int way = context.below(ways);
            try {
                if (way < constructors.length) {
                    Constructor<?> constructor = constructors[way];
                    return constructor.newInstance(arguments(context, constructor.getGenericParameterTypes(), depth + 1));
                }
                Method factory = factories.get(way - constructors.length);
                Object made = factory.invoke(null, arguments(context, factory.getGenericParameterTypes(), depth + 1));
                if (raw.isInstance(made)) return made;
            } catch (ReflectiveOperationException | LinkageError refused) {
                // Other arguments may do.
            }
        }
        return null;
    }

    static Object[] arguments(Context context, Type[] types, int depth) {
        Object[] arguments = new Object[types.length];
        for (int at = 0; at < types.length; at++) arguments[at] = value(context, types[at], true, depth);
        return arguments;
    }

    /** A text that may mean something to the class: what its objects or constants are written as. */
    static String text(Context context, Class<?> owner) {
        if (owner.isEnum()) return ((Enum<?>) owner.getEnumConstants()[context.below(owner.getEnumConstants().length)]).name();
        Object instance = Pool.plainInstance(context, owner);
        if (instance != null) return String.valueOf(instance);
        return STRINGS[context.below(STRINGS.length)];
    }

    static Object anything(Context context, boolean plain) {
        int choice = context.below(plain ? 9 : 14);
        if (choice < 5) return context.element(context.below(3));
        switch (choice) {
            case 5: return "a";
            case 6: return 1;
            case 7: return new Thing(context.below(3));
            case 8: {
                Class<?> element = ELEMENTS[context.below(ELEMENTS.length)];
                return array(context, element, element, plain, 3);
            }
            case 9: return new Plain();
            case 10:
            case 11: return Proxies.recorder(context, ANY[context.below(ANY.length)], Collections.emptyMap(), context.chance(2));
            default: return Pool.make(Pool.ALL.get(context.below(Pool.ALL.size())), context);
        }
    }

    private static Object array(Context context, Type type, Class<?> element, boolean plain, int depth) {
        int length = context.below(4);
        Type inner = type instanceof GenericArrayType generic ? generic.getGenericComponentType() : element;
        Object array = Array.newInstance(element, length);
        for (int at = 0; at < length; at++) {
            Object value = element == Object.class ? context.chance(4) ? anything(context, false) : context.element(at) : value(context, inner, plain, depth + 1);
            if (value == null || element.isPrimitive() || element.isInstance(value)) if (value != null || !element.isPrimitive()) Array.set(array, at, value);
        }
        return array;
    }

    static Object primitive(Context context, Class<?> type, boolean plain) {
        int number = INTS[context.below(plain ? 5 : INTS.length)];
        if (number == Integer.MAX_VALUE && context.chance(2)) number = 7;
        if (type == int.class) return number;
        if (type == long.class) return number == Integer.MAX_VALUE && context.chance(2) ? Long.MAX_VALUE : (long) number;
        if (type == boolean.class) return context.chance(2);
        if (type == char.class) return plain ? (char) ('a' + context.below(3)) : (char) number;
        if (type == byte.class) return (byte) number;
        if (type == short.class) return (short) number;
        if (type == float.class) return plain ? 0.5f : context.chance(4) ? Float.NaN : (float) number;
        return plain ? 0.5 : context.chance(4) ? Double.NaN : (double) number;
    }

    /** What a recorder answers that has nobody to ask. */
    static Object answer(Context context, Class<?> type, Object[] arguments) {
        if (type == void.class) return null;
        if (type.isPrimitive()) {
            if (type == int.class) return context.below(4) - 1;
            return primitive(context, type, true);
        }
        if (context.mode == Context.Mode.NULL) return null;
        if (type == Object.class) {
            return arguments.length > 0 && arguments[0] != null && context.chance(3) ? arguments[0] : context.element(context.below(3));
        }
        if (type == Integer.class || type == Number.class) return 1;
        if (type == Boolean.class) return true;
        if (type == Long.class) return 1L;
        if (type == Double.class) return 0.5;
        for (Object argument : arguments) if (type.isInstance(argument)) return argument;
        if (type.isInterface() && !Pool.isFunction(type)) return Pool.instance(context, type);
        return value(context, type, true, 2);
    }

    static Class<?> erase(Type type) {
        if (type instanceof Class<?> known) return known;
        if (type instanceof ParameterizedType generic) return (Class<?>) generic.getRawType();
        if (type instanceof TypeVariable<?> variable) return erase(variable.getBounds()[0]);
        if (type instanceof WildcardType wild) {
            return wild.getLowerBounds().length > 0 ? erase(wild.getLowerBounds()[0]) : erase(wild.getUpperBounds()[0]);
        }
        return Array.newInstance(erase(((GenericArrayType) type).getGenericComponentType()), 0).getClass();
    }

    /** What the type variables of an interface stand for in a parameter's type. */
    private static Map<TypeVariable<?>, Class<?>> bounds(Type type, Class<?> raw) {
        Map<TypeVariable<?>, Class<?>> found = new HashMap<>();
        if (type instanceof ParameterizedType generic) {
            for (int at = 0; at < raw.getTypeParameters().length; at++) {
                found.put(raw.getTypeParameters()[at], erase(generic.getActualTypeArguments()[at]));
            }
        }
        // Variables that the interface inherits under another name: UnaryOperator's are those of Function.
        for (Type upper : raw.getGenericInterfaces()) {
            if (!(upper instanceof ParameterizedType generic)) continue;
            Class<?> above = (Class<?>) generic.getRawType();
            for (int at = 0; at < above.getTypeParameters().length; at++) {
                Type argument = generic.getActualTypeArguments()[at];
                Class<?> known = argument instanceof TypeVariable<?> variable ? found.get(variable) : erase(argument);
                if (known != null) found.put(above.getTypeParameters()[at], known);
            }
        }
        return found;
    }
}
