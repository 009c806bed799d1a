public class OverflowCaughtState {
    private int depth;
    private String state = "ok";

    void descend() {
        depth++;
        state = null;
        descend();
        state = "ok";
    }

    public static void main(String[] args) {
        OverflowCaughtState deep = new OverflowCaughtState();
        try {
            deep.descend();
        } catch (StackOverflowError expected) {
            System.out.println(deep.depth > 100);
        }
        System.out.println(deep.state.length()); // fails: java.lang.NullPointerException
    }
}
