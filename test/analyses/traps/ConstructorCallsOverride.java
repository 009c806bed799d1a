/** A superclass constructor runs a method of the subclass before its fields are set. */
public class ConstructorCallsOverride {
    static abstract class Base {
        Base() { start(); }
        abstract void start();
    }

    static class Derived extends Base {
        private final String name;
        private String other = "set";
        Derived(String name) { this.name = name; }
        @Override void start() { System.out.println(name.length()); }
        int size() { return other.length() + name.length(); }
    }

    static class Quiet extends Base {
        private StringBuilder text = new StringBuilder();
        @Override void start() { text = null; }
        int size() { return text.length(); }
    }

    static class Lost extends Base {
        private StringBuilder text = null;
        @Override void start() { text = new StringBuilder("x"); }
        int size() { return text.length(); }
    }

    public static void main(String[] args) {
        try { System.out.println(new Derived("a").size()); } catch (NullPointerException e) { System.out.println("derived"); }
        System.out.println(new Quiet().size());
        try { System.out.println(new Lost().size()); } catch (NullPointerException e) { System.out.println("lost"); }
    }
}
