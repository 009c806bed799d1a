public class StringSwitch {
    static int code(String word) {
        switch (word) { // fails: java.lang.NullPointerException
            case "a":
                return 1;
            case "b":
                return 2;
            default:
                return 0;
        }
    }

    public static void main(String[] args) {
        String[] words = new String[] {"a", "b", "c"};
        for (int each = 0; each < 3; each++) {
            System.out.println(code(words[each]));
            if (each + 1 < words.length && words[each].equals("b")) words[each + 1] = null;
        }
    }
}
