import java.util.Properties;

public class PropertiesLookup {
    public static void main(String[] args) {
        Properties settings = new Properties();
        settings.setProperty("color", "red");
        System.out.println(settings.getProperty("color").length());
        System.out.println(settings.getProperty("size", "1").length());
        System.out.println(settings.getProperty("size").length()); // fails: java.lang.NullPointerException
    }
}
