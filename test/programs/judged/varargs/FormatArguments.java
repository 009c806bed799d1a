public class FormatArguments {
    static class Name {
        String text;

        @Override
        public String toString() {
            return text.trim(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        Name name = new Name();
        name.text = " ann ";
        System.out.println(String.format("%s and %s", name, null));
        System.out.println(String.format("%s", new Name()));
    }
}
