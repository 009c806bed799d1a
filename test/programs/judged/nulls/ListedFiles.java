import java.io.File;

public class ListedFiles {
    public static void main(String[] args) {
        int found = 0;
        for (File each : new File("no-such-folder-here").listFiles()) found++; // fails: java.lang.NullPointerException
        System.out.println(found);
    }
}
