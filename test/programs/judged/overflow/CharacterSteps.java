public class CharacterSteps {
    static final int[] COUNTS = new int[26];

    static void count(char letter) {
        char shifted = letter;
        shifted -= 'a';
        if (shifted >= 0) COUNTS[shifted]++; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        for (char letter = 'a'; letter <= 'z'; letter++) count(letter);
        System.out.println(COUNTS[25]);
        count('A');
    }
}
