/** A collection from which elements are taken at its head. */
package java.util;

import espalier.Nullable;

public interface Queue<E> extends Collection<E> {
    boolean add(E e);

    boolean offer(E e);

    E remove();

    @Nullable
    E poll();

    E element();

    @Nullable
    E peek();
}
