import java.util.EnumSet;

enum Colour {
    RED, BLUE;

    static {
        EnumSetInitialises.palette = null;
    }
}

public class EnumSetInitialises {
    static String palette = "warm";

    public static void main(String[] args) {
        System.out.println(palette.length());
        EnumSet<Colour> none = EnumSet.noneOf(Colour.class);
        System.out.println(none.size());
        System.out.println(palette.length()); // fails: java.lang.NullPointerException
    }
}
