import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

public class FilteredFolder {
    private Path seen = Path.of("none");

    public static void main(String[] args) throws IOException {
        FilteredFolder folder = new FilteredFolder();
        Path made = Files.createTempDirectory("judged");
        Files.createFile(made.resolve("a"));
        try (DirectoryStream<Path> paths = Files.newDirectoryStream(made, path -> {
            folder.seen = null;
            return true;
        })) {
            System.out.println(folder.seen.getNameCount());
            for (Path path : paths) Files.delete(path);
        }
        Files.delete(made);
        System.out.println(folder.seen.getNameCount()); // fails: java.lang.NullPointerException
    }
}
