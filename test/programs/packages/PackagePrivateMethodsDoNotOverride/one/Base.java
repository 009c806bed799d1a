package one;

public class Base {
    String hidden() {
        return "Base.hidden";
    }

    protected String open() {
        return "Base.open";
    }

    public String callHidden() {
        return hidden();
    }

    public static String callThrough(Base b) {
        return b.hidden() + "," + b.open();
    }
}
