public class StringBuilderOperations {
    static boolean palindrome(String s) {
        StringBuilder letters = new StringBuilder();
        for (char c : s.toCharArray()) if (Character.isLetterOrDigit(c)) letters.append(Character.toLowerCase(c));
        return letters.toString().contentEquals(new StringBuilder(letters).reverse());
    }

    static String runLength(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); ) j++;
            out.append(s.charAt(i));
            if (j - i > 1) out.append(j - i);
        }
        return out.toString();
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(1).append('a').append("text").append(2.5).append(true).append(3L).append(1.5f).append((Object) null).append(new char[] {'x', 'y'});
        System.out.println(b + " " + b.length());
        b.insert(0, "start ").insert(6, 42).insert(b.length(), '!');
        System.out.println(b);
        b.delete(0, 8).deleteCharAt(0).setLength(4);
        System.out.println("[" + b + "]");
        b.reverse().setCharAt(0, 'T');
        System.out.println(b + " " + b.charAt(1) + " " + b.indexOf("e") + " " + b.lastIndexOf("t") + " " + b.indexOf("zz"));
        b.replace(1, 3, "---").append("end", 0, 2).append("array".toCharArray(), 1, 3);
        System.out.println(b + " " + b.substring(2) + " " + b.substring(1, 4));
        b.setLength(0);
        System.out.println(b.length() + "|" + b + "|" + b.isEmpty());
        b.append("x");
        b.setLength(3);
        System.out.println(b.length() + " " + (int) b.charAt(2));
        StringBuilder same = b;
        same.append("shared");
        System.out.println(b == same.append("!") ? "same object" : "different");
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " " + new StringBuilder("x").equals(new StringBuilder("x")));
        System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("not one"));
        System.out.println(runLength("aaabccdddd") + " " + runLength("") + runLength("xyz"));
        StringBuilder digits = new StringBuilder();
        for (int n = 12345; n > 0; n /= 10) digits.append(n % 10);
        System.out.println(digits + " " + digits.reverse());
        StringBuilder chain = new StringBuilder("0");
        for (int i = 1; i < 5; i++) chain.insert(i % 2 == 0 ? 0 : chain.length(), i);
        System.out.println(chain);
        StringBuffer buffer = new StringBuffer("buffer");
        buffer.append(1).insert(0, "<").append('>').reverse();
        System.out.println(buffer);
        CharSequence sequence = b;
        System.out.println(sequence.length() + " " + sequence.subSequence(3, 6) + " " + "shared".contentEquals(b.subSequence(3, 9)));
        try {
            b.deleteCharAt(99);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("index refused");
        }
        System.out.println(b.append(b).length() + " " + b.chars().filter(c -> c == 'e').count());
        b.insert(-1, "x");
    }
}
