import java.util.ArrayList;
import java.util.List;

public class LocalRecordState {
    static String join(List<String> parts) {
        record Piece(String text, Piece before) {
            Piece {
                if (text.isEmpty()) text = null;
            }

            int size() {
                return text.length() + (before == null ? 0 : before.size()); // fails: java.lang.NullPointerException
            }
        }
        Piece last = null;
        for (String part : parts) last = new Piece(part, last);
        return last == null ? "" : last.size() + "";
    }

    public static void main(String[] args) {
        System.out.println(join(new ArrayList<>()));
        System.out.println(join(List.of("a", "b")));
        System.out.println(join(List.of("a", "")));
    }
}
