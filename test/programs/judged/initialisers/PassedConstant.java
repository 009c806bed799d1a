public class PassedConstant {
    public interface Printer {
        int print(String text);
    }

    public static class Plain implements Printer {
        @Override
        public int print(String text) {
            return text.length(); // fails: java.lang.NullPointerException
        }
    }

    static class Page {
        static final Page FIRST = new Page(new Plain());
        static final String TITLE = String.valueOf("title");

        final int width;

        Page(Printer printer) {
            width = printer.print(TITLE);
        }
    }

    public static void main(String[] args) {
        System.out.println(new Plain().print("text"));
        System.out.println(Page.FIRST.width);
    }
}
