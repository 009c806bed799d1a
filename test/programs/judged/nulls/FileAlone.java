import java.io.File;

public class FileAlone {
    public static void main(String[] args) {
        File file = new File("alone.txt");
        String name = file.getName();
        System.out.println(name.length());
        System.out.println(file.getParent().length()); // fails: java.lang.NullPointerException
    }
}
