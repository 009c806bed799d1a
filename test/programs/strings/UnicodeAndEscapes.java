public class UnicodeAndEscapes {
    static int \u0061bc = 5;

    public static void main(String[] args) {
        System.out.println(abc);
        char \u0063 = '\u0041';
        System.out.println(c);
        String s = "\u0022 + \u0022" + "x";
        System.out.println(s.length());
        System.out.println("caf\u00e9 \u03b1\u03b2 \u4e2d\u6587 ñ");
        System.out.println("é".length() + " " + (int) "é".charAt(0) + " " + "中".codePointAt(0));
        String emoji = "\ud83d\ude00!";
        System.out.println(emoji + " " + emoji.length() + " " + emoji.codePointCount(0, emoji.length()) + " " + emoji.codePointAt(0));
        System.out.println(new StringBuilder("a" + emoji).reverse());
        System.out.println(Character.isHighSurrogate(emoji.charAt(0)) + " " + Character.toChars(128512).length + " " + Character.charCount(65));
        System.out.println("\\u0041 is " + "\u0041");
        System.out.println('\'' + "\"" + '"' + "'");
        /* a comment may hold \u002a but this \u002a/ System.out.println("after a comment closed by an escape");
        System.out.println("\t|\b|".length() + "\0\1\12\377".length());
        System.out.println((int) "\12".charAt(0) + " " + (int) '\77' + " " + (int) '\7' + " " + "\400".length());
        String straße = "STRASSE";
        System.out.println("straße".toUpperCase().equals(straße) + " " + "ß".length() + " " + "İ".length());
        int größe = 3, π = 4, _ok = 5, $dollar = 6;
        System.out.println(größe + π + _ok + $dollar);
        System.out.println(Character.isLetter('é') + " " + Character.isLetter('中') + " " + Character.isUpperCase('Ä') + " " + Character.toLowerCase('Ω') + " " + Character.isLetterOrDigit('_') + " " + Character.isJavaIdentifierStart('$'));
        System.out.println("z".compareTo("é") + " " + "é".compareTo("e\u0301"));
        for (char ch = '\u03b1'; ch <= '\u03b5'; ch++) System.out.print(ch);
        System.out.println();
        System.out.println("äöü".toUpperCase() + "ÄÖÜ".toLowerCase() + "äöü".indexOf('ö') + "äöü".hashCode());
        byte[] utf8 = "é€".getBytes(java.nio.charset.StandardCharsets.UTF_8);
        System.out.println(utf8.length + " " + utf8[0] + " " + new String(utf8, java.nio.charset.StandardCharsets.UTF_8));
    }
}
