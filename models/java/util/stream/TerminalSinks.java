/** Where pipelines end: searches, matches and reductions. */
package java.util.stream;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;

final class TerminalSinks {
    private TerminalSinks() {
    }

    /** The first element. */
    static final class Find<T> implements Sink<T> {
        boolean found = false;
        T value;

        @Override
        public void accept(T element) {
            if (!found) {
                found = true;
                value = element;
            }
        }

        @Override
        public boolean cancellationRequested() {
            return found;
        }
    }

    /** Whether some element's test has the given outcome. */
    static final class Match<T> implements Sink<T> {
        private final Predicate<? super T> predicate;
        private final boolean outcome;
        boolean found = false;

        Match(Predicate<? super T> predicate, boolean outcome) {
            this.predicate = predicate;
            this.outcome = outcome;
        }

        @Override
        public void accept(T element) {
            if (!found && predicate.test(element) == outcome) {
                found = true;
            }
        }

        @Override
        public boolean cancellationRequested() {
            return found;
        }
    }

    static final class Fold<T, U> implements Sink<T> {
        private final BiFunction<U, ? super T, U> function;
        U value;

        Fold(U start, BiFunction<U, ? super T, U> function) {
            this.value = start;
            this.function = function;
        }

        @Override
        public void accept(T element) {
            value = function.apply(value, element);
        }
    }

    static final class Reduce<T> implements Sink<T> {
        private final BinaryOperator<T> operator;
        boolean empty = true;
        T value;

        Reduce(BinaryOperator<T> operator) {
            this.operator = operator;
        }

        @Override
        public void accept(T element) {
            if (empty) {
                empty = false;
                value = element;
            } else {
                value = operator.apply(value, element);
            }
        }
    }

    static final class Collect<T, R> implements Sink<T> {
        private final BiConsumer<R, ? super T> accumulator;
        final R container;

        Collect(R container, BiConsumer<R, ? super T> accumulator) {
            this.container = container;
            this.accumulator = accumulator;
        }

        @Override
        public void accept(T element) {
            accumulator.accept(container, element);
        }
    }
}
