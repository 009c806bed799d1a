package java.lang;

/** A variable whose value a new thread would take over from its parent; here it starts afresh. */
public class InheritableThreadLocal<T> extends ThreadLocal<T> {
    public InheritableThreadLocal() {
    }

    protected T childValue(T parentValue) {
        return parentValue;
    }
}
