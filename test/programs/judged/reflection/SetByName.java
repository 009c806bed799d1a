import java.lang.reflect.Field;

/** A private field that only its initialiser stores into, and reflection. */
public class SetByName {
    private String name = "set";

    int length() {
        return name.length(); // fails: java.lang.NullPointerException
    }

    static void put(SetByName target, String field, Object value) throws ReflectiveOperationException {
        Field found = SetByName.class.getDeclaredField(field);
        found.set(target, value);
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        SetByName target = new SetByName();
        System.out.println(target.length());
        put(target, "name", null);
        System.out.println(target.length());
    }
}
