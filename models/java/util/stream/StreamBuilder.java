/** Collects elements for a stream; can be built once. */
package java.util.stream;

import java.util.ArrayList;

final class StreamBuilder<T> implements Stream.Builder<T> {
    private ArrayList<T> elements = new ArrayList<T>();

    @Override
    public void accept(T element) {
        if (elements == null) {
            throw new IllegalStateException();
        }
        elements.add(element);
    }

    @Override
    public Stream<T> build() {
        if (elements == null) {
            throw new IllegalStateException();
        }
        ArrayList<T> built = elements;
        elements = null;
        return built.stream();
    }
}
