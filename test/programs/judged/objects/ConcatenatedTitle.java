public class ConcatenatedTitle {
    private String cached = "ready";

    @Override
    public String toString() {
        String text = cached;
        cached = null;
        return String.valueOf(text);
    }

    public static void main(String[] args) {
        ConcatenatedTitle title = new ConcatenatedTitle();
        System.out.println(title.cached.length());
        String line = "<" + title + ">";
        System.out.println(line);
        System.out.println(title.cached.length()); // fails: java.lang.NullPointerException
    }
}
