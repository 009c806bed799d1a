import java.util.Arrays;

/** A stream goes through the fields. */
public class SetInStream {
    static class Parcel {
        private String street = "here";

        int width() {
            return street.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        Parcel parcel = new Parcel();
        System.out.println(parcel.width());
        Arrays.stream(Parcel.class.getDeclaredFields()).forEach(field -> {
            try {
                field.setAccessible(true);
                field.set(parcel, null);
            } catch (IllegalAccessException problem) {
                throw new IllegalStateException(problem);
            }
        });
        System.out.println(parcel.width());
    }
}
