package java.io;

import espalier.Any;
import espalier.NonNull;
import espalier.Nullable;
import java.util.ArrayList;
import java.util.List;

/** A path. What the file system holds there is open. */
public class File implements Serializable, Comparable<File> {
    public static final char separatorChar = '/';
    public static final String separator = "/";
    public static final char pathSeparatorChar = ':';
    public static final String pathSeparator = ":";

    private final String path;

    public File(String path) {
        this.path = normal(path);
    }

    public File(String parent, String child) {
        this.path = parent == null ? normal(child) : resolve(parent, child);
    }

    public File(File parent, String child) {
        this.path = parent == null ? normal(child) : resolve(parent.path, child);
    }

    private static String resolve(String parent, String child) {
        String rest = normal(child);
        if (rest.isEmpty()) {
            return normal(parent);
        }
        return normal(parent + separator + rest);
    }

    /** Without doubled and trailing separators. */
    private static String normal(String path) {
        String result = path;
        while (result.contains("//")) {
            result = result.replace("//", "/");
        }
        return result.length() > 1 && result.endsWith("/") ? result.substring(0, result.length() - 1) : result;
    }

    @NonNull
    public String getName() {
        return path.substring(path.lastIndexOf(separatorChar) + 1);
    }

    @Nullable
    public String getParent() {
        int index = path.lastIndexOf(separatorChar);
        if (index < 0 || path.length() == 1) {
            return null;
        }
        return index == 0 ? separator : path.substring(0, index);
    }

    @Nullable
    public File getParentFile() {
        String parent = getParent();
        return parent == null ? null : new File(parent);
    }

    @NonNull
    public String getPath() {
        return path;
    }

    public boolean isAbsolute() {
        return path.startsWith(separator);
    }

    @NonNull
    public String getAbsolutePath() {
        return isAbsolute() ? path : resolve(System.getProperty("user.dir"), path);
    }

    @NonNull
    public File getAbsoluteFile() {
        return new File(getAbsolutePath());
    }

    public boolean exists() {
        return Any.anyBoolean("File.exists");
    }

    public boolean isDirectory() {
        return Any.anyBoolean("File.isDirectory");
    }

    public boolean isFile() {
        return Any.anyBoolean("File.isFile");
    }

    public boolean canRead() {
        return Any.anyBoolean("File.canRead");
    }

    public boolean canWrite() {
        return Any.anyBoolean("File.canWrite");
    }

    public boolean isHidden() {
        return getName().startsWith(".");
    }

    public boolean canExecute() {
        return Any.anyBoolean("File.canExecute");
    }

    @NonNull
    public String getCanonicalPath() throws IOException {
        if (Any.anyBoolean("File.getCanonicalPath fails")) {
            throw new IOException("Permission denied");
        }
        return new String(getAbsolutePath());
    }

    @NonNull
    public File getCanonicalFile() throws IOException {
        return new File(getCanonicalPath());
    }

    public void deleteOnExit() {
    }

    public long lastModified() {
        return Any.anyLong("File.lastModified");
    }

    public long length() {
        return Any.anyLong("File.length");
    }

    public boolean createNewFile() throws IOException {
        if (Any.anyBoolean("File.createNewFile fails")) {
            throw new IOException("Permission denied");
        }
        return Any.anyBoolean("File.createNewFile");
    }

    public boolean delete() {
        return Any.anyBoolean("File.delete");
    }

    public boolean mkdir() {
        return Any.anyBoolean("File.mkdir");
    }

    public boolean mkdirs() {
        return Any.anyBoolean("File.mkdirs");
    }

    public boolean renameTo(File target) {
        target.getPath();
        return Any.anyBoolean("File.renameTo");
    }

    /** The names in a folder, as far as there is one. */
    @Nullable
    public String[] list() {
        return Any.anyObject("File.list");
    }

    @Nullable
    public File[] listFiles() {
        return Any.anyObject("File.listFiles");
    }

    @Nullable
    public String[] list(FilenameFilter filter) {
        String[] names = list();
        if (names == null || filter == null) {
            return names;
        }
        List<String> kept = new ArrayList<>();
        for (String name : names) {
            if (filter.accept(this, name)) {
                kept.add(name);
            }
        }
        return kept.toArray(new String[0]);
    }

    @Nullable
    public File[] listFiles(FileFilter filter) {
        File[] files = listFiles();
        if (files == null || filter == null) {
            return files;
        }
        List<File> kept = new ArrayList<>();
        for (File file : files) {
            if (filter.accept(file)) {
                kept.add(file);
            }
        }
        return kept.toArray(new File[0]);
    }

    @Nullable
    public File[] listFiles(FilenameFilter filter) {
        File[] files = listFiles();
        if (files == null || filter == null) {
            return files;
        }
        List<File> kept = new ArrayList<>();
        for (File file : files) {
            if (filter.accept(this, file.getName())) {
                kept.add(file);
            }
        }
        return kept.toArray(new File[0]);
    }

    public int compareTo(File other) {
        return getPath().compareTo(other.getPath());
    }

    public boolean equals(Object other) {
        return other instanceof File && compareTo((File) other) == 0;
    }

    public int hashCode() {
        return getPath().hashCode() ^ 1234321;
    }

    public String toString() {
        return path;
    }
}
