import java.util.List;

public class UnboxedSwitch {
    static int weight(Character letter) {
        switch (letter) { // fails: java.lang.NullPointerException
            case 'a': return 1;
            case 'b': return 2;
            default: return 0;
        }
    }

    public static void main(String[] args) {
        java.util.ArrayList<Character> letters = new java.util.ArrayList<>(List.of('a', 'b'));
        letters.add(null);
        int sum = 0;
        for (Character letter : letters) sum += weight(letter);
        System.out.println(sum);
    }
}
