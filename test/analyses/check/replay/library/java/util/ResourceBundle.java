package java.util;

public abstract class ResourceBundle {
    public static native ResourceBundle getBundle(String name);

    public native String getString(String key);
}
