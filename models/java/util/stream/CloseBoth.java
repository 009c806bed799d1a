/** Closes two streams, the second also when the first fails. */
package java.util.stream;

final class CloseBoth implements Runnable {
    private final BaseStream<?, ?> first;
    private final BaseStream<?, ?> second;

    CloseBoth(BaseStream<?, ?> first, BaseStream<?, ?> second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public void run() {
        try {
            first.close();
        } catch (Throwable failure) {
            try {
                second.close();
            } catch (Throwable another) {
                if (failure != another) {
                    failure.addSuppressed(another);
                }
            }
            throw failure;
        }
        second.close();
    }
}
