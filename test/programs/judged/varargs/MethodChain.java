public class MethodChain {
    private Runnable[] steps = {};

    MethodChain with(Runnable... added) {
        steps = added;
        return this;
    }

    void run() {
        for (Runnable step : steps) {
            step.run(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        new MethodChain().run();
        new MethodChain().with(() -> System.out.println("step")).run();
        new MethodChain().with(() -> System.out.println("step"), null).run();
    }
}
