import java.util.ArrayList;
import java.util.Iterator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class MatchedText implements CharSequence {
    private final ArrayList<Integer> read = new ArrayList<>();

    @Override
    public char charAt(int index) {
        read.add(index);
        return 'a';
    }

    @Override
    public int length() {
        return 3;
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return this;
    }

    public static void main(String[] args) {
        MatchedText text = new MatchedText();
        text.read.add(-1);
        Matcher matcher = Pattern.compile("aa").matcher(text);
        Iterator<Integer> read = text.read.iterator();
        System.out.println(matcher.find());
        System.out.println(read.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
