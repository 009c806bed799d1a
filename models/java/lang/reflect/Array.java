package java.lang.reflect;

import espalier.NonNull;

/** Arrays whose type is known only when the program runs. */
public final class Array {
    private Array() {
    }

    @NonNull
    public static Object newInstance(Class<?> componentType, int length) {
        if (componentType == (Class<?>) void.class) {
            throw new IllegalArgumentException();
        }
        componentType.isArray();
        if (length < 0) {
            throw new NegativeArraySizeException(Integer.toString(length));
        }
        return create(componentType, length);
    }

    @NonNull
    private static native Object create(Class<?> componentType, int length);

    @NonNull
    public static Object newInstance(Class<?> componentType, int... dimensions) {
        if (dimensions.length == 0) {
            throw new IllegalArgumentException("Empty dimensions array");
        }
        for (int length : dimensions) {
            if (length < 0) {
                throw new NegativeArraySizeException(Integer.toString(length));
            }
        }
        return nested(componentType, dimensions, 0);
    }

    private static Object nested(Class<?> componentType, int[] dimensions, int depth) {
        Class<?> type = componentType;
        for (int i = depth + 1; i < dimensions.length; i++) {
            type = type.arrayType();
        }
        Object array = newInstance(type, dimensions[depth]);
        if (depth + 1 < dimensions.length) {
            Object[] rows = (Object[]) array;
            for (int i = 0; i < rows.length; i++) {
                rows[i] = nested(componentType, dimensions, depth + 1);
            }
        }
        return array;
    }

    public static int getLength(Object array) {
        if (!array.getClass().isArray()) {
            throw new IllegalArgumentException("Argument is not an array");
        }
        return length(array);
    }

    private static native int length(Object array);

    public static Object get(Object array, int index) {
        if (array instanceof Object[]) {
            return ((Object[]) array)[index];
        }
        if (array instanceof int[]) {
            return ((int[]) array)[index];
        }
        if (array instanceof boolean[]) {
            return ((boolean[]) array)[index];
        }
        if (array instanceof byte[]) {
            return ((byte[]) array)[index];
        }
        if (array instanceof short[]) {
            return ((short[]) array)[index];
        }
        if (array instanceof char[]) {
            return ((char[]) array)[index];
        }
        if (array instanceof long[]) {
            return ((long[]) array)[index];
        }
        if (array instanceof float[]) {
            return ((float[]) array)[index];
        }
        if (array instanceof double[]) {
            return ((double[]) array)[index];
        }
        array.getClass();
        throw new IllegalArgumentException("Argument is not an array");
    }

    public static int getInt(Object array, int index) {
        Object value = get(array, index);
        if (value instanceof Character) {
            return (Character) value;
        }
        if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return ((Number) value).intValue();
        }
        throw new IllegalArgumentException("Argument is not an array of primitive type");
    }

    public static void set(Object array, int index, Object value) {
        if (array instanceof Object[]) {
            Object[] objects = (Object[]) array;
            if (value != null && !array.getClass().getComponentType().isInstance(value)) {
                throw new IllegalArgumentException("array element type mismatch");
            }
            objects[index] = value;
        } else if (array instanceof int[] && value instanceof Character) {
            ((int[]) array)[index] = (Character) value;
        } else if (array instanceof int[]
            && (value instanceof Integer || value instanceof Short || value instanceof Byte)) {
            ((int[]) array)[index] = ((Number) value).intValue();
        } else if (array instanceof long[] && value instanceof Number && !(value instanceof Double)
            && !(value instanceof Float)) {
            ((long[]) array)[index] = ((Number) value).longValue();
        } else if (array instanceof double[] && value instanceof Number) {
            ((double[]) array)[index] = ((Number) value).doubleValue();
        } else if (array instanceof float[] && value instanceof Number && !(value instanceof Double)) {
            ((float[]) array)[index] = ((Number) value).floatValue();
        } else if (array instanceof boolean[] && value instanceof Boolean) {
            ((boolean[]) array)[index] = (Boolean) value;
        } else if (array instanceof char[] && value instanceof Character) {
            ((char[]) array)[index] = (Character) value;
        } else if (array instanceof byte[] && value instanceof Byte) {
            ((byte[]) array)[index] = (Byte) value;
        } else if (array instanceof short[] && (value instanceof Short || value instanceof Byte)) {
            ((short[]) array)[index] = ((Number) value).shortValue();
        } else {
            boolean isArray = array.getClass().isArray();
            throw new IllegalArgumentException(isArray ? "argument type mismatch" : "Argument is not an array");
        }
    }
}
