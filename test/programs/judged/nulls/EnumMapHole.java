import java.util.EnumMap;
import java.util.Map;

enum Season { SPRING, SUMMER }

public class EnumMapHole {
    public static void main(String[] args) {
        Map<Season, String> names = new EnumMap<>(Season.class);
        names.put(Season.SPRING, "s");
        int total = 0;
        for (Season season : Season.values()) total += names.get(season).length(); // fails: java.lang.NullPointerException
        System.out.println(total);
    }
}
