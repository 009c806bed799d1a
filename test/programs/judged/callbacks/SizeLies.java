import java.util.AbstractList;
import java.util.List;

class Shrinking extends AbstractList<String> {
    private int size = 3;

    @Override
    public String get(int index) {
        return index < 2 ? "x" : null;
    }

    @Override
    public int size() {
        return size;
    }
}

public class SizeLies {
    public static void main(String[] args) {
        List<String> words = new Shrinking();
        int total = 0;
        for (String word : words.subList(0, 3)) total += word.length(); // fails: java.lang.NullPointerException
        System.out.println(total);
    }
}
