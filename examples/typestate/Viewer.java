// A viewer disposes of its label provider when it is closed, or when it gets another one: providers cannot be shared.
// espalier typestate examples/typestate/Viewer.java
// After figure 1 of the paper, where the classes are called A and C.

class Viewer {
    private LabelProvider labels;

    void setLabels(LabelProvider given) {
        if (labels != null) labels.dispose();
        labels = given;
    }

    void refresh() {
        if (labels != null) labels.text();
    }

    void close() {
        if (labels != null) labels.dispose();
    }
}

class LabelProvider {
    private boolean disposed;

    String text() {
        if (disposed) throw new IllegalStateException("disposed");
        return "label";
    }

    void dispose() {
        if (disposed) throw new IllegalStateException("disposed twice");
        disposed = true;
    }
}
