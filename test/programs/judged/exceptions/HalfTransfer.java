public class HalfTransfer {
    private String from = "a";
    private String to;

    void move(int amount) {
        try {
            String moved = from;
            from = null;
            if (amount < 0) throw new IllegalArgumentException("negative");
            from = "";
            to = moved;
        } catch (IllegalArgumentException problem) {
            System.out.println(problem.getMessage());
        }
    }

    public static void main(String[] args) {
        HalfTransfer good = new HalfTransfer();
        good.move(1);
        System.out.println(good.from.length() + good.to.length());
        HalfTransfer bad = new HalfTransfer();
        bad.move(-1);
        System.out.println(bad.from.length()); // fails: java.lang.NullPointerException
    }
}
