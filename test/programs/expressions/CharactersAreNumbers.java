public class CharactersAreNumbers {
    static String kind(char c) {
        return "char";
    }

    static String kind(int i) {
        return "int";
    }

    public static void main(String[] args) {
        char c = 'a';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println(c++ + c);
        System.out.println("" + c + 1);
        System.out.println('a' + 'b' + "c" + 'd' + 'e');
        System.out.println(kind(c) + " " + kind(c + 0) + " " + kind((char) 98) + " " + kind('b'));
        System.out.println(true ? 'x' : 0);
        int zero = 0;
        System.out.println(true ? 'x' : zero);
        System.out.println(false ? zero : 'y');
        StringBuilder rotated = new StringBuilder();
        for (char letter : "Hello, World".toCharArray()) {
            if (letter >= 'a' && letter <= 'z') rotated.append((char) ((letter - 'a' + 13) % 26 + 'a'));
            else if (Character.isUpperCase(letter)) rotated.append((char) ('A' + (letter - 'A' + 13) % 26));
            else rotated.append(letter);
        }
        System.out.println(rotated);
        int[] counts = new int[26];
        for (char letter : "mississippi".toCharArray()) counts[letter - 'a']++;
        for (char letter = 'a'; letter <= 'z'; letter++) {
            if (counts[letter - 'a'] > 0) System.out.print(letter + "=" + counts[letter - 'a'] + " ");
        }
        System.out.println();
        char min = Character.MIN_VALUE;
        min--;
        System.out.println((int) min);
        System.out.println('9' - '0' + Character.getNumericValue('7') + Character.digit('f', 16));
        System.out.println(-c + " " + +c + " " + ~c);
        System.out.println('\u0041' + "" + '\101' + '\t' + '|' + '\\' + '\'' + '"');
        System.out.println("\u0048\u0065llo \0".length());
        switch (c) {
            case 'a' + 1:
                System.out.println("constant expression");
                break;
            default:
                System.out.println("other");
        }
        char[] word = {'j', 'a', 'v', 'a'};
        System.out.println(word);
        System.out.println(String.valueOf(word, 1, 2) + word.length);
        System.out.println(Character.isDigit('5') + " " + Character.isLetter('_') + " " + Character.isWhitespace('\n') + " " + Character.toUpperCase('ß'));
    }
}
