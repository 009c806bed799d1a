import java.util.List;
import java.util.StringJoiner;

public class JoinedLabels {
    static class Label implements CharSequence {
        String text = "label";

        public int length() {
            return 5;
        }

        public char charAt(int index) {
            return 'l';
        }

        public CharSequence subSequence(int start, int end) {
            return "";
        }

        @Override
        public String toString() {
            text = null;
            return "label";
        }
    }

    public static void main(String[] args) {
        Label label = new Label();
        System.out.println(label.text.length());
        StringJoiner joiner = new StringJoiner(",");
        joiner.add(label);
        System.out.println(label.text.length()); // fails: java.lang.NullPointerException
    }
}
