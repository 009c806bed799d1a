/** What builders ask of a sequence that is not one of the library's: its length and its characters, in this order, and no text. */
public class BuilderCallbacks {
    static class Watched implements CharSequence {
        private final StringBuilder asked = new StringBuilder();

        @Override
        public int length() {
            asked.append("length ");
            return 3;
        }

        @Override
        public char charAt(int index) {
            asked.append("charAt").append(index).append(' ');
            if (index > 2) throw new IndexOutOfBoundsException();
            return (char) ('a' + index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            asked.append("subSequence ");
            return "sub";
        }

        @Override
        public String toString() {
            asked.append("toString ");
            return "text";
        }

        String asked() {
            return asked.toString().trim();
        }
    }

    interface Use {
        CharSequence on(Watched sequence);
    }

    static void show(String what, Use use) {
        Watched watched = new Watched();
        String result;
        try {
            result = use.on(watched).toString();
        } catch (RuntimeException problem) {
            result = problem.getClass().getName();
        }
        System.out.println(what + ": " + result + ": " + watched.asked());
    }

    public static void main(String[] args) {
        show("new", each -> new StringBuilder(each));
        show("append", each -> new StringBuilder("x").append(each));
        show("append part", each -> new StringBuilder("x").append(each, 1, 3));
        show("append nothing", each -> new StringBuilder("x").append(each, 1, 1));
        show("append too much", each -> new StringBuilder("x").append(each, 1, 4));
        show("append object", each -> new StringBuilder("x").append((Object) each));
        show("insert", each -> new StringBuilder("xy").insert(1, each));
        show("insert part", each -> new StringBuilder("xy").insert(1, each, 0, 2));
        show("insert outside", each -> new StringBuilder("xy").insert(3, each));
        show("insert object", each -> new StringBuilder("xy").insert(1, (Object) each));
        show("new buffer", each -> new StringBuffer(each));
        show("buffer append", each -> new StringBuffer("x").append(each));
        show("buffer append part", each -> new StringBuffer("x").append(each, 0, 1));
        show("buffer insert", each -> new StringBuffer("xy").insert(2, each));
        show("null", each -> new StringBuilder("x").append((CharSequence) null).insert(0, (CharSequence) null));
        show("builder", each -> new StringBuilder("x").append(new StringBuilder("yz"), 1, 2));
    }
}
