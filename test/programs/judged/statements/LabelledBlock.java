public class LabelledBlock {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        block: {
            if (args.length == 0) {
                text = null;
                break block;
            }
            text = new StringBuilder("b");
        }
        text.append("c"); // fails: java.lang.NullPointerException
    }
}
