public class StringSwitchWithHashCollisions {
    static int classic(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB": return 5;
            case "BBAa": return 6;
            case "": return 7;
            default: return -1;
        }
    }

    static String fall(String s) {
        String out = "";
        switch (s) {
            case "C#":
                out += "c#";
            case "Aa":
                out += "bb";
            default:
                out += "default";
            case "AB" + "C":
                out += "abc";
                break;
            case "x":
                out += "x";
        }
        return out;
    }

    static final String CONSTANT = "con" + 1;

    static boolean matches(String s) {
        return switch (s) {
            case CONSTANT, "other" -> true;
            default -> false;
        };
    }

    public static void main(String[] args) {
        System.out.println("Aa".hashCode() + " " + "BB".hashCode() + " " + "AaAa".hashCode() + " " + "BBBB".hashCode());
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "C#", "Ab"}) System.out.print(classic(s) + " ");
        System.out.println();
        System.out.println("C#".hashCode() == "Aa".hashCode());
        for (String s : new String[] {"C#", "Aa", "ABC", "x", "?"}) System.out.println(s + " " + fall(s));
        System.out.println(matches("con1") + " " + matches("other") + " " + matches("con"));
        String built = new StringBuilder("B").append('B').toString();
        System.out.println(classic(built));
        switch (new String("loop")) {
            case "loop":
                for (int i = 0; i < 3; i++) {
                    switch (i) {
                        case 1: continue;
                    }
                    System.out.print("i" + i);
                }
        }
        System.out.println();
        int evaluated = 0;
        switch ("key" + evaluated++) {
            case "key0": System.out.println("evaluated once: " + evaluated);
        }
        try {
            classic(null);
        } catch (NullPointerException e) {
            System.out.println("null string");
        }
    }
}
