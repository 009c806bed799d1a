// Each viewer has a label provider of its own.
// espalier typestate examples/typestate/Viewer.java --client examples/typestate/ViewerClient.java
// expect: every call is safe

public class ViewerClient {
    public static void main(String[] args) {
        Viewer left = new Viewer();
        Viewer right = new Viewer();
        left.setLabels(new LabelProvider());
        right.setLabels(new LabelProvider());
        left.refresh();
        left.close();
        right.refresh();
        right.setLabels(new LabelProvider());
        right.refresh();
    }
}
