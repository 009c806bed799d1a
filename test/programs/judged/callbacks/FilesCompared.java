import java.io.File;
import java.util.List;

public class FilesCompared extends File {
    private String shown = "shown";

    FilesCompared(String path) {
        super(path);
    }

    @Override
    public String getPath() {
        shown = null;
        return super.getPath();
    }

    public static void main(String[] args) {
        FilesCompared mine = new FilesCompared("a");
        mine.shown = "again";
        System.out.println(mine.shown.length());
        System.out.println(List.of(mine).indexOf(new File("b")));
        System.out.println(mine.shown.length()); // fails: java.lang.NullPointerException
    }
}
