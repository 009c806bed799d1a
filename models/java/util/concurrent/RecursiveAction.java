/** A forking task without a result. */
package java.util.concurrent;

import espalier.Nullable;

public abstract class RecursiveAction extends ForkJoinTask<Void> {
    public RecursiveAction() {
    }

    protected abstract void compute();

    @Nullable
    public final Void getRawResult() {
        return null;
    }

    protected final void setRawResult(Void value) {
    }

    protected final boolean exec() {
        compute();
        return true;
    }
}
