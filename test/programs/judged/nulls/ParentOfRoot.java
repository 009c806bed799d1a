import java.io.File;
import java.nio.file.Path;

public class ParentOfRoot {
    static int depth(Path path) {
        int depth = 0;
        for (Path each = path; !each.toString().isEmpty(); each = each.getParent()) depth++; // fails: java.lang.NullPointerException
        return depth;
    }

    public static void main(String[] args) {
        System.out.println(new File("a/b").getParentFile().getName());
        System.out.println(depth(Path.of("a", "b")));
    }
}
