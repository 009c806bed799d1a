public class MainClassInitialiserFails {
    static final StringBuilder LOG = new StringBuilder("log");

    static {
        System.out.println("static block of the main class " + LOG);
        LOG.append(parse("12"));
        System.out.println(LOG);
        LOG.append(parse("twelve"));
        System.out.println("not reached");
    }

    static int parse(String text) {
        return Integer.parseInt(text);
    }

    public static void main(String[] args) {
        System.out.println("main is never entered");
    }
}
