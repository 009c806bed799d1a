/** Where a number of threads wait for each other. */
package java.util.concurrent;

public class CyclicBarrier {
    private final int parties;
    private final Runnable action;
    private int waiting = 0;

    public CyclicBarrier(int parties, Runnable barrierAction) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.action = barrierAction;
    }

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public int getParties() {
        return parties;
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        if (parties > 1) {
            throw Waiting.forEver("a barrier of " + parties + " parties");
        }
        if (action != null) {
            action.run();
        }
        return 0;
    }

    public boolean isBroken() {
        return false;
    }

    public int getNumberWaiting() {
        return waiting;
    }
}
