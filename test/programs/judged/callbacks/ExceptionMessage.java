import java.util.ArrayList;
import java.util.Iterator;

public class ExceptionMessage {
    static class Refusal extends RuntimeException {
        private final ArrayList<String> told = new ArrayList<>();

        @Override
        public String getMessage() {
            told.add("told");
            return "refused";
        }
    }

    public static void main(String[] args) {
        Refusal refusal = new Refusal();
        refusal.told.add("made");
        Iterator<String> told = refusal.told.iterator();
        System.out.println(refusal.getCause() == null ? told.next() : "");
        told = refusal.told.iterator();
        String text = refusal.toString();
        System.out.println(text);
        System.out.println(told.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
