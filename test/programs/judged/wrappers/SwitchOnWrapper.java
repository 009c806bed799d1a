public class SwitchOnWrapper {
    static String size(Integer rooms) {
        switch (rooms) { // fails: java.lang.NullPointerException
            case 1:
                return "small";
            case 2:
                return "medium";
            default:
                return "large";
        }
    }

    public static void main(String[] args) {
        System.out.println(size(2));
        Integer unknown = args.length > 5 ? Integer.valueOf(1) : null;
        System.out.println(size(unknown));
    }
}
