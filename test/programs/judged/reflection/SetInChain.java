/** The field is found and set in one expression. */
public class SetInChain {
    static class Lamp {
        private String bulb = "warm";

        int width() {
            return bulb.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Lamp lamp = new Lamp();
        System.out.println(lamp.width());
        Lamp.class.getDeclaredField("bulb").set(lamp, null);
        System.out.println(lamp.width());
    }
}
