import java.util.ArrayDeque;
import java.util.Queue;

public class EncodedName implements CharSequence {
    private final Queue<Character> left = new ArrayDeque<>();

    @Override
    public int length() {
        return 1;
    }

    @Override
    public char charAt(int index) {
        return left.remove(); // fails: java.util.NoSuchElementException (in the library)
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return this;
    }

    public static void main(String[] args) {
        EncodedName name = new EncodedName();
        name.left.add('n');
        StringBuilder text = new StringBuilder();
        text.append(name, 0, 1);
        System.out.println(text);
        text.append(name, 0, 1);
        System.out.println(text);
    }
}
