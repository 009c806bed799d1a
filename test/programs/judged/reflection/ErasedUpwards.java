import java.lang.reflect.Field;

/** All fields of an object are cleared, those of the classes above, too. */
public class ErasedUpwards {
    static class Account {
        private String owner = "nobody";

        int width() {
            return owner.length(); // fails: java.lang.NullPointerException
        }
    }

    static class Savings extends Account {
        int percent = 2;
    }

    static void clear(Savings savings) throws IllegalAccessException {
        for (Class<?> each = savings.getClass(); each != Object.class; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (!field.getType().isPrimitive()) {
                    field.setAccessible(true);
                    field.set(savings, null);
                }
            }
        }
    }

    public static void main(String[] args) throws IllegalAccessException {
        Savings savings = new Savings();
        System.out.println(savings.width());
        clear(savings);
        System.out.println(savings.width());
    }
}
