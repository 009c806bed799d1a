public class SameHashCases {
    static String[] parts(String key) {
        return switch (key) {
            case "Aa" -> new String[] {"one"};
            case "BB" -> {
                String[] made = new String[1];
                for (int each = 1; each < made.length; each++) made[each] = key;
                yield made;
            }
            default -> {
                try {
                    yield new String[] {key.substring(1)};
                } finally {
                    System.out.println(key);
                }
            }
        };
    }

    public static void main(String[] args) {
        System.out.println(parts("Aa")[0].length());
        System.out.println(parts("C#")[0].length());
        System.out.println(parts("BB")[0].length()); // fails: java.lang.NullPointerException
    }
}
