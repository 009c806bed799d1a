import java.lang.reflect.Constructor;

/** A private constructor is run with what no call in the text passes. */
public class MadePrivately {
    private final int width;

    private MadePrivately(String text) {
        width = text.length(); // fails: java.lang.NullPointerException (caught)
    }

    static MadePrivately of(String text) {
        return new MadePrivately(text == null ? "" : text);
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        System.out.println(of(null).width);
        Constructor<MadePrivately> constructor = MadePrivately.class.getDeclaredConstructor(String.class);
        try {
            constructor.newInstance((Object) null);
        } catch (java.lang.reflect.InvocationTargetException problem) {
            System.out.println("refused");
        }
    }
}
