public class ExactlyThree {
    static class Meter {
        private int used = Integer.MAX_VALUE - 2;
        private StringBuilder log = new StringBuilder();

        void use() {
            used++;
            if (used < 0) log = null;
        }

        int size() {
            return log.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        Meter meter = new Meter();
        meter.use();
        meter.use();
        System.out.println(meter.size());
        meter.use();
        System.out.println(meter.size());
    }
}
