package java.io;

/** Chooses files by folder and name. */
@FunctionalInterface
public interface FilenameFilter {
    boolean accept(File folder, String name);
}
