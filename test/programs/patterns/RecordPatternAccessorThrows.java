// needs: 21
public class RecordPatternAccessorThrows {
    record Noisy(int left, int right) {
        @Override
        public int left() {
            System.out.println("left read");
            return left;
        }

        @Override
        public int right() {
            System.out.println("right read");
            if (right == 0) throw new IllegalStateException("right is zero");
            return right;
        }
    }

    static String match(Object o) {
        return switch (o) {
            case Noisy(int l, int r) when l > r -> "greater";
            case Noisy(int l, int r) -> "at most";
            default -> "none";
        };
    }

    public static void main(String[] args) {
        System.out.println(match(new Noisy(2, 1)));
        System.out.println(match("x"));
        if (new Noisy(5, 6) instanceof Noisy(var a, var b)) System.out.println(a + b);
        try {
            match(new Noisy(1, 0));
        } catch (MatchException e) {
            System.out.println(e.getCause().getMessage());
        }
        if ((Object) new Noisy(3, 0) instanceof Noisy(int l, int r)) System.out.println("matched " + l + r);
    }
}
