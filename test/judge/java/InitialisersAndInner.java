import java.util.ArrayList;
import java.util.List;

/** Static and instance initialisers, inner classes that change what is around them, methods called from constructors. */
class InitialisersAndInner {
    static final InitialisersAndInner SHARED = new InitialisersAndInner("shared");
    static final List<String> names = new ArrayList<>();

    static {
        names.add("first");
    }

    private final String name;
    private final List<Step> steps = new ArrayList<>();
    Step last;

    {
        last = new Step("none");
    }

    InitialisersAndInner(String name) {
        this.name = name;
        begin();
    }

    void begin() {
        steps.add(last);
    }

    class Step {
        final String text;

        Step(String text) {
            this.text = text;
        }

        int run() {
            last = this;
            return text.length() + name.length();
        }
    }

    static class Counting extends InitialisersAndInner {
        private final int[] counts;

        Counting() {
            super("counting");
            counts = new int[2];
        }

        @Override
        void begin() {
            super.begin();
            if (counts != null) counts[0]++;
        }
    }

    int runAll() {
        int sum = 0;
        for (Step step : steps) {
            sum += step.run();
        }
        return sum + last.text.length();
    }

    public static void main(String[] args) {
        System.out.println(SHARED.runAll());
        Counting counting = new Counting();
        counting.begin();
        System.out.println(counting.runAll() + counting.counts[0]);
        InitialisersAndInner.Step step = counting.new Step("made");
        System.out.println(step.run() + names.get(0).length());
        Runnable adder = () -> names.add(counting.last.text);
        adder.run();
        System.out.println(names.get(1));
    }
}
