public class InheritedStaticsAndInterfaces {
    interface HasLimit {
        int LIMIT = 10;

        static String describe() {
            return "limit " + LIMIT;
        }
    }

    interface HasName {
        String NAME = "name" + HasLimit.LIMIT;
    }

    static class Base implements HasLimit {
        static int counter = 1;

        static int next() {
            return counter++;
        }

        class Helper {
            int limit = LIMIT + counter;
        }

        static class Shared {
            static String tag = "base tag";
        }
    }

    static class Middle extends Base implements HasName {
        static String counter() {
            return "method counter, field " + counter;
        }

        int limit() {
            return LIMIT + next();
        }
    }

    static class Leaf extends Middle {
        static final int LIMIT = 99;

        int limits() {
            return LIMIT + super.limit() + HasLimit.LIMIT + Middle.LIMIT;
        }

        static class Shared extends Base.Shared {
            static String own = tag + "+";
        }

        String helper() {
            return new Helper().limit + " " + Shared.own + " " + Middle.Shared.tag;
        }
    }

    static abstract class Skeleton implements Comparable<Skeleton>, HasName {
        protected static int created;
        final int id = created++;

        @Override
        public int compareTo(Skeleton o) {
            return o.id - id;
        }
    }

    static class Concrete extends Skeleton {
        static {
            created = 50;
        }

        @Override
        public String toString() {
            return NAME + id;
        }
    }

    static int LIMIT = -1;

    static int outerLimit() {
        return LIMIT;
    }

    public static void main(String[] args) {
        System.out.println(Leaf.next() + " " + Middle.next() + " " + Base.counter + " " + Leaf.counter + " " + Leaf.counter());
        System.out.println(Leaf.LIMIT + " " + Middle.LIMIT + " " + ((Middle) new Leaf()).LIMIT + " " + outerLimit() + " " + HasLimit.describe() + " " + Leaf.NAME);
        System.out.println(new Leaf().limits() + " " + new Middle().limit() + " " + Base.counter);
        System.out.println(new Leaf().helper());
        Leaf.Shared.tag = "changed";
        System.out.println(Base.Shared.tag + " " + Leaf.Shared.own);
        Concrete a = new Concrete(), b = new Concrete();
        System.out.println(a + " " + b + " " + a.compareTo(b) + " " + Skeleton.created + " " + Concrete.created);
        Leaf.counter = 500;
        System.out.println(Base.counter + " " + Base.next());
        Object o = new Leaf();
        System.out.println((o instanceof HasLimit) + " " + (o instanceof HasName) + " " + (o instanceof Comparable));
    }
}
