public class ThreeSteps {
    private int next = Integer.MAX_VALUE - 2;
    private final int[] slots = new int[4];

    int take() {
        return next++;
    }

    void mark(int place) {
        if (place > 2) return;
        slots[place + 1]++; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        ThreeSteps steps = new ThreeSteps();
        steps.take();
        steps.take();
        steps.take();
        steps.mark(steps.take());
    }
}
