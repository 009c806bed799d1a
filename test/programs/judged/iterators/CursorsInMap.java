import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class CursorsInMap {
    public static void main(String[] args) {
        List<String> songs = new ArrayList<>(List.of("a", "b"));
        Map<String, Iterator<String>> players = new HashMap<>();
        players.put("ann", songs.iterator());
        players.put("bob", songs.iterator());
        System.out.println(players.get("ann").next());
        songs.add("c");
        players.put("ann", songs.iterator());
        System.out.println(players.get("ann").next());
        System.out.println(players.get("bob").next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
