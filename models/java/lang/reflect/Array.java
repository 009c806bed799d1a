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
        if (array instanceof char[]) {
            return (Character) value;
        }
        if (array instanceof int[] || array instanceof short[] || array instanceof byte[]) {
            return ((Number) value).intValue();
        }
        throw new IllegalArgumentException("argument type mismatch");
    }

    private static boolean isNumber(Object value) {
        return value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte
            || value instanceof Float || value instanceof Double;
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
        } else if (array instanceof long[] && isNumber(value) && !(value instanceof Double)
            && !(value instanceof Float)) {
            ((long[]) array)[index] = ((Number) value).longValue();
        } else if (array instanceof double[] && isNumber(value)) {
            ((double[]) array)[index] = ((Number) value).doubleValue();
        } else if (array instanceof float[] && isNumber(value) && !(value instanceof Double)) {
            ((float[]) array)[index] = ((Number) value).floatValue();
        } else if (array instanceof long[] && value instanceof Character) {
            ((long[]) array)[index] = (Character) value;
        } else if (array instanceof float[] && value instanceof Character) {
            ((float[]) array)[index] = (Character) value;
        } else if (array instanceof double[] && value instanceof Character) {
            ((double[]) array)[index] = (Character) value;
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

    public static boolean getBoolean(Object array, int index) {
        Object value = get(array, index);
        if (array instanceof boolean[]) {
            return (Boolean) value;
        }
        throw new IllegalArgumentException("argument type mismatch");
    }

    public static byte getByte(Object array, int index) {
        Object value = get(array, index);
        if (array instanceof byte[]) {
            return ((Number) value).byteValue();
        }
        throw new IllegalArgumentException("argument type mismatch");
    }

    public static char getChar(Object array, int index) {
        Object value = get(array, index);
        if (array instanceof char[]) {
            return (Character) value;
        }
        throw new IllegalArgumentException("argument type mismatch");
    }

    public static short getShort(Object array, int index) {
        Object value = get(array, index);
        if (array instanceof short[] || array instanceof byte[]) {
            return ((Number) value).shortValue();
        }
        throw new IllegalArgumentException("argument type mismatch");
    }

    public static long getLong(Object array, int index) {
        Object value = get(array, index);
        if (array instanceof char[]) {
            return (Character) value;
        }
        if (array instanceof long[]
            || array instanceof int[] || array instanceof short[] || array instanceof byte[]) {
            return ((Number) value).longValue();
        }
        throw new IllegalArgumentException("argument type mismatch");
    }

    public static float getFloat(Object array, int index) {
        Object value = get(array, index);
        if (array instanceof char[]) {
            return (Character) value;
        }
        if (array instanceof float[] || array instanceof long[]
            || array instanceof int[] || array instanceof short[] || array instanceof byte[]) {
            return ((Number) value).floatValue();
        }
        throw new IllegalArgumentException("argument type mismatch");
    }

    public static double getDouble(Object array, int index) {
        Object value = get(array, index);
        if (array instanceof char[]) {
            return (Character) value;
        }
        if (array instanceof double[] || array instanceof float[] || array instanceof long[]
            || array instanceof int[] || array instanceof short[] || array instanceof byte[]) {
            return ((Number) value).doubleValue();
        }
        throw new IllegalArgumentException("argument type mismatch");
    }

    public static void setBoolean(Object array, int index, boolean value) {
        if (array instanceof Object[]) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        set(array, index, value);
    }

    public static void setByte(Object array, int index, byte value) {
        if (array instanceof Object[]) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        set(array, index, value);
    }

    public static void setChar(Object array, int index, char value) {
        if (array instanceof Object[]) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        set(array, index, value);
    }

    public static void setShort(Object array, int index, short value) {
        if (array instanceof Object[]) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        set(array, index, value);
    }

    public static void setInt(Object array, int index, int value) {
        if (array instanceof Object[]) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        set(array, index, value);
    }

    public static void setLong(Object array, int index, long value) {
        if (array instanceof Object[]) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        set(array, index, value);
    }

    public static void setFloat(Object array, int index, float value) {
        if (array instanceof Object[]) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        set(array, index, value);
    }

    public static void setDouble(Object array, int index, double value) {
        if (array instanceof Object[]) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        set(array, index, value);
    }
}
