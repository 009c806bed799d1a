public class LabelledOut {
    private String text = "x";

    void run(int[] steps) {
        outer:
        for (int step : steps) {
            try {
                if (step == 0) continue outer;
                if (step < 0) break outer;
            } finally {
                if (step <= 0) text = null;
            }
            text = "y";
        }
        System.out.println(text.length()); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        LabelledOut loop = new LabelledOut();
        loop.run(new int[] {1, 0, 2});
        loop.run(new int[] {1, -1, 2});
    }
}
