public class FallThrough {
    static String describe(int code) {
        String text = null;
        switch (code) {
            case 1:
                text = "one";
            case 2:
                text = text + "two";
                break;
            case 3:
                break;
            default:
                text = "many";
        }
        return text;
    }

    public static void main(String[] args) {
        System.out.println(describe(2).length());
        System.out.println(describe(9).length());
        System.out.println(describe(3).length()); // fails: java.lang.NullPointerException
    }
}
