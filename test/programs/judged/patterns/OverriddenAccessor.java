public class OverriddenAccessor {
    record Label(String text) {
        @Override
        public String text() {
            return text.isEmpty() ? null : text;
        }
    }

    public static void main(String[] args) {
        Label full = new Label("x");
        Label empty = new Label("");
        System.out.println(full.text().length());
        System.out.println(empty.toString());
        System.out.println(empty.text().length()); // fails: java.lang.NullPointerException
    }
}
