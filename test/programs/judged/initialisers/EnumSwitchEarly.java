public class EnumSwitchEarly {
    enum Level {
        LOW(1), HIGH(2);

        static Level top = LOW;
        final Level below;

        Level(int rank) {
            below = first(rank);
        }

        static Level first(int rank) {
            return rank == 1 ? null : Holder.lowest();
        }
    }

    static class Holder {
        static Level lowest() {
            return Level.top;
        }
    }

    public static void main(String[] args) {
        System.out.println(Level.top.ordinal());
        System.out.println(Level.HIGH.below.ordinal()); // fails: java.lang.NullPointerException
    }
}
