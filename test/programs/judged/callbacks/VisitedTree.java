import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

public class VisitedTree extends SimpleFileVisitor<Path> {
    private Path last = Path.of("none");

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        last = null;
        return FileVisitResult.TERMINATE;
    }

    public static void main(String[] args) throws Exception {
        VisitedTree visitor = new VisitedTree();
        System.out.println(visitor.last.toString());
        Files.walkFileTree(Path.of("."), visitor);
        System.out.println(visitor.last.toString()); // fails: java.lang.NullPointerException
    }
}
