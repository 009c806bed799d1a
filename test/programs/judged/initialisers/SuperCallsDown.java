import java.util.ArrayList;
import java.util.List;

public class SuperCallsDown {
    static abstract class Window {
        Window() {
            build();
        }

        abstract void build();
    }

    static class Dialog extends Window {
        private List<String> parts;
        private String title = "t";

        @Override
        void build() {
            parts = new ArrayList<>();
            parts.add("ok");
            title = "built";
        }

        int size() {
            return parts.size() + title.length();
        }
    }

    static class Wizard extends Dialog {
        private List<String> pages = null;

        @Override
        void build() {
            super.build();
            pages = new ArrayList<>();
        }

        int pages() {
            return pages.size(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        System.out.println(new Dialog().size());
        Wizard wizard = new Wizard();
        System.out.println(wizard.size());
        System.out.println(wizard.pages());
    }
}
