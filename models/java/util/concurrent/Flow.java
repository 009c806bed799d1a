/** The interfaces of reactive streams. */
package java.util.concurrent;

public final class Flow {
    private Flow() {
    }

    public static int defaultBufferSize() {
        return 256;
    }

    @FunctionalInterface
    public static interface Publisher<T> {
        void subscribe(Subscriber<? super T> subscriber);
    }

    public static interface Subscriber<T> {
        void onSubscribe(Subscription subscription);

        void onNext(T item);

        void onError(Throwable throwable);

        void onComplete();
    }

    public static interface Subscription {
        void request(long n);

        void cancel();
    }

    public static interface Processor<T, R> extends Subscriber<T>, Publisher<R> {
    }
}
