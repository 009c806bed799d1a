// Two viewers share a label provider: the first to be closed disposes of it, and the second fails.
// espalier typestate examples/typestate/Viewer.java --client examples/typestate/ViewerClientShares.java
// finds: protocol-error on line 13

public class ViewerClientShares {
    public static void main(String[] args) {
        LabelProvider labels = new LabelProvider();
        Viewer left = new Viewer();
        Viewer right = new Viewer();
        left.setLabels(labels);
        right.setLabels(labels);
        left.close();
        right.refresh();
    }
}
