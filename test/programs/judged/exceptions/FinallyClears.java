public class FinallyClears {
    private StringBuilder buffer = new StringBuilder();

    int flush() {
        try {
            return buffer.length();
        } finally {
            buffer = null;
        }
    }

    public static void main(String[] args) {
        FinallyClears writer = new FinallyClears();
        writer.buffer.append("x");
        System.out.println(writer.flush());
        writer.buffer.append("y"); // fails: java.lang.NullPointerException
    }
}
