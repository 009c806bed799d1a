/** Receives the elements that a stage of a pipeline passes on: begin, then elements, then end. */
package java.util.stream;

import java.util.function.Consumer;

interface Sink<T> extends Consumer<T> {
    /** `size` is the number of elements to come, or -1 when it is not known. */
    default void begin(long size) {
    }

    default void end() {
    }

    /** Whether no more elements are wanted; asked before each element when the pipeline may end early. */
    default boolean cancellationRequested() {
        return false;
    }

    /** Passes begin, end and cancellation on. */
    abstract static class Chained<T, R> implements Sink<T> {
        protected final Sink<? super R> downstream;

        Chained(Sink<? super R> downstream) {
            this.downstream = downstream;
        }

        @Override
        public void begin(long size) {
            downstream.begin(size);
        }

        @Override
        public void end() {
            downstream.end();
        }

        @Override
        public boolean cancellationRequested() {
            return downstream.cancellationRequested();
        }
    }
}
