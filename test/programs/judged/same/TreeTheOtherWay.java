import java.util.NavigableMap;
import java.util.TreeMap;

public class TreeTheOtherWay {
    static Object found(TreeMap<String, String> map) {
        NavigableMap<String, String> down = map.descendingMap();
        boolean isKept = down == map.descendingMap() && down.descendingMap() != map && map.navigableKeySet() == map.keySet();
        return isKept ? null : "new";
    }

    public static void main(String[] args) {
        TreeMap<String, String> map = new TreeMap<>();
        System.out.println(found(map).hashCode()); // fails: java.lang.NullPointerException
    }
}
