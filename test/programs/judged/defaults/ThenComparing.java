import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class ThenComparing {
    record Track(String artist, String title) {
        String titleOrLess() {
            return title;
        }
    }

    static int titleLength(Track track) {
        return track.titleOrLess().length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        List<Track> tracks = new ArrayList<>();
        tracks.add(new Track("a", null));
        tracks.add(new Track("b", "x"));
        Comparator<Track> order = Comparator.comparing(Track::artist).thenComparingInt(ThenComparing::titleLength);
        tracks.sort(order);
        System.out.println(tracks.size());
        tracks.add(new Track("b", null));
        tracks.sort(order);
    }
}
