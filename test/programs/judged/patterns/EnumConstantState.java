enum Step {
    ONE {
        @Override
        String label() {
            return "one";
        }
    },
    TWO {
        private String kept = "two";

        @Override
        String label() {
            String given = kept;
            kept = null;
            return given;
        }
    };

    abstract String label();
}

public class EnumConstantState {
    public static void main(String[] args) {
        int total = 0;
        for (int round = 0; round < 2; round++) {
            for (Step step : Step.values()) total += step.label().length(); // fails: java.lang.NullPointerException
        }
        System.out.println(total);
    }
}
