import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;

public class PropertiesWithDefaults {
    public static void main(String[] args) throws IOException {
        Properties defaults = new Properties();
        defaults.load(new StringReader("size=3\nname"));
        Properties own = new Properties(defaults);
        System.out.println(own.getProperty("size").length());
        System.out.println(own.getProperty("name").length());
        own.put("count", 4);
        System.out.println(own.get("count").hashCode());
        System.out.println(own.getProperty("count").length()); // fails: java.lang.NullPointerException
    }
}
