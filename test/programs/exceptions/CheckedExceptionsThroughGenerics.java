import java.util.ArrayList;
import java.util.List;

public class CheckedExceptionsThroughGenerics {
    interface Step<I, O, E extends Exception> {
        O apply(I input) throws E;

        default <P> Step<I, P, E> then(Step<? super O, ? extends P, ? extends E> next) {
            return input -> next.apply(apply(input));
        }
    }

    static class ParseFailure extends Exception {
        final int position;

        ParseFailure(String message, int position) {
            super(message + " at " + position);
            this.position = position;
        }
    }

    static class Fatal extends ParseFailure {
        Fatal(int position) {
            super("fatal", position);
        }

        @Override
        public String toString() {
            return "Fatal!";
        }
    }

    static List<Integer> digits(String s) throws ParseFailure {
        List<Integer> result = new ArrayList<>();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '!') throw new Fatal(i);
            if (c < '0' || c > '9') throw new ParseFailure("no digit '" + c + "'", i);
            result.add(c - '0');
        }
        return result;
    }

    static int sum(List<Integer> values) {
        int total = 0;
        for (int v : values) total += v;
        return total;
    }

    static String outcome(Step<String, Integer, ParseFailure> step, String input) {
        try {
            return "ok " + step.apply(input);
        } catch (Fatal e) {
            return "fatal " + e;
        } catch (ParseFailure e) {
            return "failed " + e.getMessage() + " " + e.position;
        }
    }

    static abstract class Transaction<E extends Exception> {
        private boolean committed;

        abstract void body() throws E;

        final String run() throws E {
            try {
                body();
                committed = true;
            } finally {
                System.out.println(committed ? "commit" : "rollback");
            }
            return "done";
        }
    }

    public static void main(String[] args) throws Exception {
        Step<String, List<Integer>, ParseFailure> parse = CheckedExceptionsThroughGenerics::digits;
        Step<String, Integer, ParseFailure> step = parse.then(CheckedExceptionsThroughGenerics::sum);
        for (String input : new String[] {"123", "12x4", "9!9", ""}) System.out.println(outcome(step, input));
        System.out.println(outcome(step.then(n -> 100 / n), "55"));
        try {
            System.out.println(outcome(step.then(n -> 100 / n), "00"));
        } catch (ArithmeticException e) {
            System.out.println("unchecked passes through");
        }
        System.out.println(new Transaction<RuntimeException>() {
            @Override
            void body() {
                System.out.println("works");
            }
        }.run());
        System.out.println(new Transaction<ParseFailure>() {
            @Override
            void body() throws ParseFailure {
                digits("12?");
            }
        }.run());
    }
}
