public class SelfReplacing {
    interface Step {
        Step next();
    }

    private Step current = this::second;

    Step second() {
        current = () -> null;
        return current;
    }

    public static void main(String[] args) {
        SelfReplacing machine = new SelfReplacing();
        for (int round = 0; round < 3; round++) {
            machine.current = machine.current.next(); // fails: java.lang.NullPointerException
        }
    }
}
