public class OldSwitchFalls {
    enum Step { START, MIDDLE, END }

    static String label(Step step) {
        String label = null;
        switch (step) {
            case START:
                label = "s";
            case MIDDLE:
                break;
            case END:
                label = "e";
        }
        return label;
    }

    public static void main(String[] args) {
        System.out.println(label(Step.valueOf("START")).length());
        System.out.println(label(Step.valueOf("END")).length());
        System.out.println(label(Step.values()[1]).length()); // fails: java.lang.NullPointerException
    }
}
