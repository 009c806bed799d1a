package java.util;

import espalier.Any;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The protocol of Optional: whether there is a value. */
public final class Optional<T> {
    private static final Optional<?> EMPTY = new Optional<>(false, null);

    private final boolean isPresent;
    private final T value;

    private Optional(boolean isPresent, T value) {
        this.isPresent = isPresent;
        this.value = value;
    }

    @SuppressWarnings("unchecked")
    public static <T> Optional<T> empty() {
        return (Optional<T>) EMPTY;
    }

    public static <T> Optional<T> of(T value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return new Optional<>(true, value);
    }

    public static <T> Optional<T> ofNullable(T value) {
        return value == null ? Optional.<T>empty() : new Optional<>(true, value);
    }

    public T get() {
        if (!isPresent) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public boolean isPresent() {
        return isPresent;
    }

    public boolean isEmpty() {
        return !isPresent;
    }

    public void ifPresent(Consumer<? super T> action) {
        if (isPresent) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(Consumer<? super T> action, Runnable emptyAction) {
        if (isPresent) {
            action.accept(value);
        } else {
            emptyAction.run();
        }
    }

    public Optional<T> filter(Predicate<? super T> predicate) {
        if (!isPresent || predicate.test(value)) {
            return this;
        }
        return empty();
    }

    public <U> Optional<U> map(Function<? super T, ? extends U> mapper) {
        if (!isPresent) {
            return empty();
        }
        return ofNullable(mapper.apply(value));
    }

    @SuppressWarnings("unchecked")
    public <U> Optional<U> flatMap(Function<? super T, ? extends Optional<? extends U>> mapper) {
        if (!isPresent) {
            return empty();
        }
        return (Optional<U>) mapper.apply(value);
    }

    @SuppressWarnings("unchecked")
    public Optional<T> or(Supplier<? extends Optional<? extends T>> supplier) {
        return isPresent ? this : (Optional<T>) supplier.get();
    }

    public Stream<T> stream() {
        return Any.anyObject("a stream");
    }

    public T orElse(T other) {
        return isPresent ? value : other;
    }

    public T orElseGet(Supplier<? extends T> supplier) {
        return isPresent ? value : supplier.get();
    }

    public T orElseThrow() {
        if (!isPresent) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> T orElseThrow(Supplier<? extends X> exceptionSupplier) throws X {
        if (!isPresent) {
            throw exceptionSupplier.get();
        }
        return value;
    }

    public boolean equals(Object other) {
        return other == this || Any.anyBoolean("whether optionals are equal");
    }

    public int hashCode() {
        return Any.anyInt("a hash code");
    }

    public String toString() {
        return "Optional";
    }
}
