import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/** Runs the same random operations on a model and on the class it models, and compares all that can be seen. */
final class Differential {
    /** Operations on one object; `random` decides what is done, so equal seeds do equal things. */
    interface Subject {
        Object step(Random random);

        String state();
    }

    private static int failures = 0;
    private static final Map<String, Integer> shown = new HashMap<>();

    private Differential() {
    }

    static String attempt(Supplier<?> action) {
        try {
            return String.valueOf(action.get());
        } catch (RuntimeException failure) {
            return describe(failure);
        } catch (StackOverflowError | OutOfMemoryError failure) {
            return failure.getClass().getName();
        }
    }

    /** Class and message; texts that the virtual machine makes up are left out. */
    static String describe(Throwable failure) {
        String name = failure.getClass().getName().replace("model.", "java.");
        boolean virtualMachine = failure instanceof NullPointerException || failure instanceof ClassCastException;
        String message = virtualMachine ? "" : String.valueOf(failure.getMessage());
        if (message.contains("arraycopy")) {
            message = "arraycopy";
        }
        return name + ": " + message.replace("model.", "java.");
    }

    static void compare(String name, Supplier<Subject> model, Supplier<Subject> original, int runs, int steps) {
        for (int run = 0; run < runs; run++) {
            Subject left = model.get();
            Subject right = original.get();
            StringBuilder trace = new StringBuilder();
            for (int step = 0; step < steps; step++) {
                long seed = run * 1000003L + step * 7919L;
                String actual = attempt(() -> left.step(new Random(seed)));
                String expected = attempt(() -> right.step(new Random(seed)));
                trace.append("  ").append(expected).append('\n');
                if (!check(name + " run " + run + " step " + step + " result", expected, actual, trace)
                        || !check(name + " run " + run + " step " + step + " state",
                                attempt(right::state), attempt(left::state), trace)) {
                    break;
                }
            }
        }
    }

    static boolean check(String what, String expected, String actual, CharSequence trace) {
        if (expected.equals(actual)) {
            return true;
        }
        failures++;
        String group = what.substring(0, what.contains(" run ") ? what.indexOf(" run ") : what.length());
        if (shown.merge(group, 1, Integer::sum) <= 3) {
            String text = trace.toString();
            String tail = text.length() > 300 ? "  ..." + text.substring(text.length() - 300) : text;
            System.out.println(what + "\n  expected " + expected + "\n  actual   " + actual + "\n  after\n" + tail);
        }
        return false;
    }

    static void check(String what, Supplier<?> model, Supplier<?> original) {
        check(what, attempt(original), attempt(model), "");
    }

    static void finish() {
        System.out.println(failures == 0 ? "all equal" : failures + " differences");
        System.exit(failures == 0 ? 0 : 1);
    }
}
