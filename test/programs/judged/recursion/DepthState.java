public class DepthState {
    private int depth;
    private final String[] path = new String[3];

    void descend(int levels) {
        path[depth] = "level"; // fails: java.lang.ArrayIndexOutOfBoundsException
        depth++;
        if (levels > 0) descend(levels - 1);
        depth--;
    }

    public static void main(String[] args) {
        DepthState walker = new DepthState();
        walker.descend(2);
        walker.descend(0);
        walker.descend(3);
    }
}
