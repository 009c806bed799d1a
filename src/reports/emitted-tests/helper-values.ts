/** Part of the helper class of emitted tests: fields, elements, types, values from before the call, quantifiers over numbers. */
export const HELPER_VALUES = `
    /** Fails where the condition does not hold, or cannot be evaluated: reading through null and the like. */
    static void check(BooleanSupplier condition, String formula) {
        boolean holds;
        try {
            holds = condition.getAsBoolean();
        } catch (RuntimeException failure) {
            throw new AssertionError("does not hold: " + formula + " (" + failure + ")", failure);
        }
        if (!holds) throw new AssertionError("does not hold: " + formula);
    }

    /** A value from before the call, or the failure to find one. */
    static final class Old {
        private final Object value;
        private final RuntimeException failure;

        private Old(Object value, RuntimeException failure) {
            this.value = value;
            this.failure = failure;
        }

        Object get() {
            if (failure != null) throw failure;
            return value;
        }
    }

    static Old old(Supplier<Object> value) {
        try {
            return new Old(value.get(), null);
        } catch (RuntimeException failure) {
            return new Old(null, failure);
        }
    }

    static Object field(Object object, String owner, String name) {
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            if (type.getName().equals(owner)) return read(type, object, name);
        }
        throw new ClassCastException(object.getClass().getName() + " is no " + owner);
    }

    static Object staticField(String owner, String name) {
        try {
            return read(Class.forName(owner), null, name);
        } catch (ClassNotFoundException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static Object read(Class<?> type, Object object, String name) {
        try {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field.get(object);
        } catch (ReflectiveOperationException failure) {
            throw new IllegalStateException(failure);
        }
    }

    static Object element(Object array, int index) {
        return Array.get(array, index);
    }

    static int length(Object array) {
        return Array.getLength(array);
    }

    static boolean same(Object left, Object right) {
        return left == right;
    }

    static Object cast(Object object, String type) {
        if (object != null && !isA(object, type)) throw new ClassCastException(object.getClass() + " is no " + type);
        return object;
    }

    /** The type by its binary name, with brackets for arrays. */
    static boolean isA(Object object, String type) {
        return object != null && fits(object.getClass(), type);
    }

    private static boolean fits(Class<?> found, String type) {
        if (found == null) return false;
        if (found.getTypeName().equals(type) || type.equals("java.lang.Object")) return true;
        if (found.isArray()) {
            return type.endsWith("[]") && fits(found.getComponentType(), type.substring(0, type.length() - 2));
        }
        for (Class<?> each : found.getInterfaces()) if (fits(each, type)) return true;
        return fits(found.getSuperclass(), type);
    }

    static boolean forAll(long from, long to, LongPredicate body) {
        for (long each = from; each <= to; each++) if (!body.test(each)) return false;
        return true;
    }

    static boolean exists(long from, long to, LongPredicate body) {
        for (long each = from; each <= to; each++) if (body.test(each)) return true;
        return false;
    }

    static boolean forAllBoolean(Predicate<Boolean> body) {
        return body.test(false) && body.test(true);
    }

    static boolean existsBoolean(Predicate<Boolean> body) {
        return body.test(false) || body.test(true);
    }
`;
