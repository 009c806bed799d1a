public class DefaultSeesField {
    interface Named {
        String name();

        default int size() {
            return name().length(); // fails: java.lang.NullPointerException
        }
    }

    interface Loud extends Named {
        @Override
        default int size() {
            return Named.super.size() + 1;
        }
    }

    static abstract class Base implements Named {
        final int size;

        Base() {
            size = size();
        }
    }

    static final class Plain extends Base {
        @Override
        public String name() {
            return "plain";
        }
    }

    static final class Held extends Base implements Loud {
        private final String held;

        Held(String held) {
            super();
            this.held = held;
        }

        @Override
        public String name() {
            return held;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Plain().size);
        System.out.println(new Held("held").size);
    }
}
