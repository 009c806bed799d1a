/** Figure 1. */
class A {
    C f;

    void run() {
        if (f != null) f.run();
    }

    void done() {
        if (f != null) f.dispose();
    }

    void set(C i) {
        if (f != null) f.dispose();
        f = i;
    }
}

class C {
    boolean disposed;

    void run() {
        if (disposed) throw new Error();
    }

    void dispose() {
        if (disposed) throw new Error();
        disposed = true;
    }
}
