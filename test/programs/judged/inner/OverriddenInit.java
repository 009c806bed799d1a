public class OverriddenInit {
    static abstract class Widget {
        Widget() {
            layOut();
        }

        abstract void layOut();
    }

    static class Button extends Widget {
        private final StringBuilder caption = new StringBuilder("ok");

        @Override
        void layOut() {
            caption.append("!"); // fails: java.lang.NullPointerException
        }
    }

    static class Spacer extends Widget {
        @Override
        void layOut() {
            System.out.println("space");
        }
    }

    public static void main(String[] args) {
        new Spacer();
        new Button();
    }
}
