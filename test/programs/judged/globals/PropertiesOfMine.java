import java.util.Properties;

public class PropertiesOfMine extends Properties {
    static StringBuilder asked = new StringBuilder();

    @Override
    public String getProperty(String key) {
        if (key.equals("judged.key")) asked = null;
        return super.getProperty(key);
    }

    public static void main(String[] args) {
        Properties before = System.getProperties();
        PropertiesOfMine mine = new PropertiesOfMine();
        mine.putAll(before);
        System.setProperties(mine);
        try {
            asked.append("a");
            System.out.println(Integer.getInteger("judged.key", 5));
        } finally {
            System.setProperties(before);
        }
        asked.append("b"); // fails: java.lang.NullPointerException
    }
}
