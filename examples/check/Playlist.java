// A cursor runs off the end of a linked list: there is no song after the last one.
// espalier check examples/check/Playlist.java
// finds: null-dereference on line 33

public class Playlist {
    private static class Song {
        final String title;
        Song next;

        Song(String title) {
            this.title = title;
        }
    }

    private Song first;
    private Song current;

    public void add(String title) {
        Song song = new Song(title);
        if (first == null) {
            first = song;
            current = song;
            return;
        }
        Song last = first;
        while (last.next != null) last = last.next;
        last.next = song;
    }

    public String skip() {
        if (current == null) return "nothing to play";
        current = current.next;
        return current.title;
    }

    public static void main(String[] arguments) {
        Playlist playlist = new Playlist();
        playlist.add("Clair de lune");
        playlist.add("Gymnopédie");
        System.out.println(playlist.skip());
        System.out.println(playlist.skip());
    }
}
