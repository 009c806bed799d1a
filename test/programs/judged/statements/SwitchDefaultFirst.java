public class SwitchDefaultFirst {
    static String pick(int which) {
        String result = "none";
        switch (which) {
            default:
                result = "default";
            case 1:
                result = which > 5 ? null : result;
                break;
            case 2:
                result = "two";
        }
        return result;
    }

    public static void main(String[] args) {
        System.out.println(pick(1).length() + pick(2).length() + pick(3).length());
        System.out.println(pick(7).length()); // fails: java.lang.NullPointerException
    }
}
