/** A set of constants of one enum, walked in the order of the constants. */
package java.util;

public class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    private final Class<E> elementType;
    /** Constants by their ordinals; null where one is not in the set. */
    private Enum<?>[] constants;
    private int size = 0;

    private EnumSet(Class<E> elementType) {
        this.elementType = elementType;
        this.constants = new Enum<?>[4];
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
        if (elementType.getEnumConstants() == null) {
            throw new ClassCastException(elementType + " not an enum");
        }
        return new EnumSet<E>(elementType);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
        EnumSet<E> set = noneOf(elementType);
        for (E constant : elementType.getEnumConstants()) {
            set.add(constant);
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
        return s.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) {
            return ((EnumSet<E>) c).clone();
        }
        if (c.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        Iterator<E> iterator = c.iterator();
        EnumSet<E> set = EnumSet.of(iterator.next());
        while (iterator.hasNext()) {
            set.add(iterator.next());
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
        EnumSet<E> set = new EnumSet<E>(s.elementType);
        for (E constant : s.elementType.getEnumConstants()) {
            if (!s.contains(constant)) {
                set.add(constant);
            }
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e) {
        EnumSet<E> set = new EnumSet<E>(e.getDeclaringClass());
        set.add(e);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
        EnumSet<E> set = of(e1);
        set.add(e2);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
        EnumSet<E> set = of(e1, e2);
        set.add(e3);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
        EnumSet<E> set = of(e1, e2, e3);
        set.add(e4);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
        EnumSet<E> set = of(e1, e2, e3, e4);
        set.add(e5);
        return set;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> set = of(first);
        for (E e : rest) {
            set.add(e);
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        EnumSet<E> set = new EnumSet<E>(from.getDeclaringClass());
        for (E constant : from.getDeclaringClass().getEnumConstants()) {
            if (constant.ordinal() >= from.ordinal() && constant.ordinal() <= to.ordinal()) {
                set.add(constant);
            }
        }
        return set;
    }

    @Override
    public EnumSet<E> clone() {
        EnumSet<E> copy = new EnumSet<E>(elementType);
        copy.constants = new Enum<?>[constants.length];
        System.arraycopy(constants, 0, copy.constants, 0, constants.length);
        copy.size = size;
        return copy;
    }

    public int size() {
        return size;
    }

    public boolean contains(Object o) {
        if (!(o instanceof Enum)) {
            return false;
        }
        int ordinal = ((Enum<?>) o).ordinal();
        return ordinal < constants.length && constants[ordinal] == o;
    }

    public boolean add(E e) {
        Class<?> type = e.getClass();
        if (type != elementType && type.getSuperclass() != elementType) {
            throw new ClassCastException(type + " != " + elementType);
        }
        int ordinal = e.ordinal();
        if (ordinal >= constants.length) {
            constants = Arrays.copyOf(constants, Math.max(ordinal + 1, 2 * constants.length));
        }
        if (constants[ordinal] != null) {
            return false;
        }
        constants[ordinal] = e;
        size++;
        return true;
    }

    public boolean remove(Object o) {
        if (!contains(o)) {
            return false;
        }
        constants[((Enum<?>) o).ordinal()] = null;
        size--;
        return true;
    }

    public void clear() {
        for (int i = 0; i < constants.length; i++) {
            constants[i] = null;
        }
        size = 0;
    }

    public Iterator<E> iterator() {
        return new ConstantIterator();
    }

    /** Walks the constants that were in the set when it was made; never fails because of a change. */
    private final class ConstantIterator implements Iterator<E> {
        private final Enum<?>[] snapshot = Arrays.copyOf(constants, constants.length);
        private int index = 0;
        private Enum<?> last;

        public boolean hasNext() {
            while (index < snapshot.length && snapshot[index] == null) {
                index++;
            }
            return index < snapshot.length;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = snapshot[index];
            index++;
            return (E) last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            EnumSet.this.remove(last);
            last = null;
        }
    }
}
