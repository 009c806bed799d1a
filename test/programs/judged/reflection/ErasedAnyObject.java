import java.lang.reflect.Field;

/** Whatever object comes, its fields are cleared. */
public class ErasedAnyObject {
    static class Ticket {
        private String place = "row 1";

        int width() {
            return place.length(); // fails: java.lang.NullPointerException
        }
    }

    static void shred(Object object) throws IllegalAccessException {
        Class<?> type = object == null ? Object.class : object.getClass();
        for (Field field : type.getDeclaredFields()) {
            field.setAccessible(true);
            field.set(object, null);
        }
    }

    public static void main(String[] args) throws IllegalAccessException {
        Ticket ticket = new Ticket();
        System.out.println(ticket.width());
        shred(ticket);
        System.out.println(ticket.width());
    }
}
