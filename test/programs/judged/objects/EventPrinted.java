import java.util.EventObject;

public class EventPrinted {
    private String name = "source";

    @Override
    public String toString() {
        String told = name;
        name = null;
        return told;
    }

    public static void main(String[] args) {
        EventPrinted source = new EventPrinted();
        EventObject event = new EventObject(source);
        System.out.println(source.name.length());
        System.out.println(event);
        System.out.println(source.name.length()); // fails: java.lang.NullPointerException
    }
}
