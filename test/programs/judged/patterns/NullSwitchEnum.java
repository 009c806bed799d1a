public class NullSwitchEnum {
    enum Phase { START, RUN, END }

    private Phase phase;

    String text() {
        return switch (phase) { // fails: java.lang.NullPointerException
            case START, RUN -> "busy";
            case END -> "done";
        };
    }

    public static void main(String[] args) {
        NullSwitchEnum machine = new NullSwitchEnum();
        machine.phase = Phase.RUN;
        System.out.println(machine.text());
        System.out.println(new NullSwitchEnum().text());
    }
}
