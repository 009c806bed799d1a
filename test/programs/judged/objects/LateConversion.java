public class LateConversion {
    private String text = "held";

    @Override
    public String toString() {
        return "held";
    }

    int length() {
        return text.length(); // fails: java.lang.NullPointerException
    }

    static LateConversion other(LateConversion from) {
        from.text = null;
        return from;
    }

    public static void main(String[] args) {
        LateConversion each = new LateConversion();
        System.out.println(each.length());
        String both = each + "-" + other(each);
        System.out.println(both + each.length());
    }
}
