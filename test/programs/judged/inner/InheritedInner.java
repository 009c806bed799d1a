public class InheritedInner {
    String name;

    class Label {
        int width() {
            return name.length(); // fails: java.lang.NullPointerException
        }
    }

    static class Wide extends InheritedInner.Label {
        Wide(InheritedInner owner) {
            owner.super();
        }

        @Override
        int width() {
            return super.width() * 2;
        }
    }

    public static void main(String[] args) {
        InheritedInner named = new InheritedInner();
        named.name = "n";
        InheritedInner other = new InheritedInner();
        System.out.println(new Wide(named).width());
        System.out.println(new Wide(other).width());
    }
}
