import java.util.*;

/** String concatenation with parts of every type, in every number. */
public class Concatenation {
    static int calls;
    static class Part {
        final String text;
        Part(String text) { this.text = text; }
        @Override public String toString() { calls++; return text; }
    }
    static String step(String text) { System.out.print(text + ";"); return text; }
    static final String MARKS = "\u0001\u0002";

    public static void main(String[] arguments) {
        boolean z = true; byte b = -128; short s = -32768; char c = 'x'; int i = Integer.MIN_VALUE; long l = Long.MIN_VALUE;
        float f = 1.5f; double d = -0.0; String none = null; Object object = new Part("part"); int[] array = null;
        System.out.println("" + z + b + s + c + i + l + f + d + none + object + array);
        System.out.println(z + "|" + b + "|" + s + "|" + c + "|" + i + "|" + l + "|" + f + "|" + d + "|" + none);
        System.out.println("" + Float.NaN + Double.POSITIVE_INFINITY + 1e10f + 1e-5 + 100.0 + Float.MIN_VALUE);
        System.out.println(object + "" + object + calls);
        System.out.println("a\u0001b" + i + "\u0002" + c + MARKS + "\u0001");
        System.out.println(MARKS + z + MARKS.length());
        String text = "";
        text += 1;
        text += 'c';
        text += null;
        text += 2L + 3;
        text += new Part(null);
        System.out.println(text);
        System.out.println(step("one") + step("two") + (step("three") + 4) + 5 + 6);
        System.out.println(5 + 6 + "seven" + 8 + 9);
        char[] letters = {'a', 'b'};
        System.out.println("letters " + letters.length + letters[0]);
        String[] many = new String[1];
        many[0] += "x";
        System.out.println(many[0]);
        Integer boxed = null;
        Character letter = 'q';
        Long big = 1L << 50;
        System.out.println("boxed " + boxed + letter + big);
        System.out.println((none + "").equals("null") + " " + (text + "" == text) + " " + ("" + none).length());
        String x = "x";
        System.out.println(x + 1 + x + 2 + x + 3 + x + 4 + x + 5 + x + 6 + x + 7 + x + 8 + x + 9 + x + 10 + x + 11 + x + 12 + x
            + 13 + x + 14 + x + 15 + x + 16 + x + 17 + x + 18 + x + 19 + x + 20 + x + 21 + x + 22 + x + 23 + x + 24 + x + 25);
        CharSequence sequence = new StringBuilder("sb").append(1);
        System.out.println("seq " + sequence + List.of(1, 2) + Optional.of("o").get());
        try {
            Object failing = new Object() {
                @Override public String toString() { throw new IllegalStateException("no text"); }
            };
            System.out.println("never " + failing);
        } catch (IllegalStateException expected) {
            System.out.println(expected.getMessage());
        }
    }
}
