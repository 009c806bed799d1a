import java.lang.reflect.Method;

/** A private method is run by its name, with what no call in the text passes. */
public class RunPrivately {
    private static int width(String text) {
        return text.length(); // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        System.out.println(width("a"));
        Method method = RunPrivately.class.getDeclaredMethod("width", String.class);
        try {
            method.invoke(null, new Object[] {null});
        } catch (java.lang.reflect.InvocationTargetException problem) {
            System.out.println("refused");
        }
    }
}
