public class StringConcatenationOrder {
    static int count;

    static String next(String s) {
        return s + ++count;
    }

    @Override
    public String toString() {
        return null;
    }

    public static void main(String[] args) {
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println("1" + (2 + 3) * 4);
        System.out.println('a' + 1 + "b" + 'c' + 1);
        System.out.println("null: " + null + " true: " + true + " float: " + 1.0f + " long: " + 5L);
        Object nothing = null;
        System.out.println(nothing + "x");
        System.out.println("to string gives null: " + new StringConcatenationOrder());
        char[] chars = {'h', 'i'};
        System.out.println(String.valueOf(chars) + chars.length);
        System.out.println(next("a") + next("b") + next("c"));
        String s = "s";
        s += s += "t";
        System.out.println(s);
        int i = 1;
        System.out.println(i++ + " " + i++ + " " + i);
        final String constant = "con" + "stant";
        System.out.println(constant == "constant");
        String part = "con";
        System.out.println((part + "stant") == constant);
        System.out.println((part + "stant").intern() == constant);
        final String finalPart = "con";
        System.out.println((finalPart + "stant") == constant);
        System.out.println("" + 1 + -1 + +1 + - -1);
        System.out.println("a" + "b" == "ab");
        System.out.println("sum " + 1 + 1 == "sum 11");
        System.out.println("x=" + (i > 2 ? "big" : 'c') + '!');
        String joined = "";
        for (int k = 0; k < 5; k++) joined = k + joined + k;
        System.out.println(joined);
        System.out.println("byte " + (byte) 200 + " char " + (char) 65 + " int " + (int) 'A');
        StringBuilder builder = new StringBuilder("mutable");
        String snapshot = "<" + builder + ">";
        builder.append("!");
        System.out.println(snapshot + builder);
    }
}
