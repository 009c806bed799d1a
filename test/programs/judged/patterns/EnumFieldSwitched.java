public class EnumFieldSwitched {
    enum Phase { IDLE, BUSY, DONE }

    private Phase phase = Phase.IDLE;
    private StringBuilder work;

    void step() {
        switch (phase) {
            case IDLE:
                work = new StringBuilder();
                phase = Phase.BUSY;
            case BUSY:
                work.append("x"); // fails: java.lang.NullPointerException
                if (work.length() < 3) break;
            case DONE:
                work = null;
                phase = phase == Phase.DONE ? Phase.BUSY : Phase.DONE;
        }
    }

    public static void main(String[] args) {
        EnumFieldSwitched machine = new EnumFieldSwitched();
        for (int each = 0; each < 6; each++) machine.step();
    }
}
