/** What a set can do with nothing but its iterator and size. */
package java.util;

public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Set)) {
            return false;
        }
        Collection<?> other = (Collection<?>) o;
        if (other.size() != size()) {
            return false;
        }
        try {
            return containsAll(other);
        } catch (ClassCastException | NullPointerException incomparable) {
            return false;
        }
    }

    @Override
    public int hashCode() {
        int hash = 0;
        Iterator<E> iterator = iterator();
        while (iterator.hasNext()) {
            E element = iterator.next();
            if (element != null) {
                hash += element.hashCode();
            }
        }
        return hash;
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        boolean modified = false;
        if (size() > c.size()) {
            for (Object element : c) {
                modified |= remove(element);
            }
        } else {
            Iterator<?> iterator = iterator();
            while (iterator.hasNext()) {
                if (c.contains(iterator.next())) {
                    iterator.remove();
                    modified = true;
                }
            }
        }
        return modified;
    }
}
