public class LazyHolder {
    static String mode = "early";

    static class Holder {
        static final String SEEN = mode;
        static final Integer LEVEL = mode.equals("late") ? null : Integer.valueOf(1);
    }

    public static void main(String[] args) {
        System.out.println(mode.length());
        mode = "late";
        System.out.println(Holder.SEEN.length());
        int level = Holder.LEVEL; // fails: java.lang.NullPointerException
        System.out.println(level);
    }
}
