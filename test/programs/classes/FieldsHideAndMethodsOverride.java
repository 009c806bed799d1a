public class FieldsHideAndMethodsOverride {
    static class Base {
        String name = "base field";
        static String shared = "base static";

        String name() {
            return "base method";
        }

        static String stat() {
            return "base stat";
        }

        String show() {
            return name + ", " + name() + ", " + this.name();
        }
    }

    static class Derived extends Base {
        String name = "derived field";
        static String shared = "derived static";

        @Override
        String name() {
            return "derived method";
        }

        static String stat() {
            return "derived stat";
        }

        String both() {
            return name + " / " + super.name + " / " + ((Base) this).name + " / " + super.name() + " / " + ((Base) this).name();
        }
    }

    static class Leaf extends Derived {
        int name = 42;

        String types() {
            return name + 1 + " " + super.name.length() + " " + ((Base) this).name.length();
        }
    }

    @SuppressWarnings("static-access")
    public static void main(String[] args) {
        Base b = new Derived();
        Derived d = (Derived) b;
        System.out.println(b.name + " " + d.name + " " + ((Base) d).name);
        System.out.println(b.name() + " " + d.name() + " " + ((Base) d).name());
        System.out.println(b.show());
        System.out.println(d.both());
        System.out.println(b.shared + " " + d.shared + " " + b.stat() + " " + d.stat());
        Base nothing = null;
        System.out.println(nothing.shared + " " + nothing.stat());
        System.out.println(new Leaf().types());
        b.name = "changed";
        System.out.println(b.name + " " + d.name + " " + ((Base) d).name);
        Derived.shared = "set through derived";
        System.out.println(Base.shared + " " + Leaf.shared);
    }
}
