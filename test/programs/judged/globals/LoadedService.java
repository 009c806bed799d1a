import java.util.ResourceBundle;

public class LoadedService {
    static Object last = "none";

    public static class Texts extends java.util.ListResourceBundle {
        public Texts() {
            last = null;
        }

        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"a", "b"}};
        }
    }

    public static void main(String[] args) {
        System.out.println(last.hashCode() != 0);
        ResourceBundle bundle = ResourceBundle.getBundle("LoadedService$Texts", java.util.Locale.ROOT, LoadedService.class.getClassLoader());
        System.out.println(bundle.getString("a"));
        System.out.println(last.hashCode()); // fails: java.lang.NullPointerException
    }
}
