public class ManyReceivers {
    public interface Visitor {
        int visit(String name);
    }

    public static class Short implements Visitor {
        public int visit(String name) {
            return 1;
        }
    }

    public static class Long implements Visitor {
        public int visit(String name) {
            return 2;
        }
    }

    public static class Wide implements Visitor {
        public int visit(String name) {
            return 3;
        }
    }

    public static class High implements Visitor {
        public int visit(String name) {
            return 4;
        }
    }

    public static class Measured implements Visitor {
        public int visit(String name) {
            return name.length(); // fails: java.lang.NullPointerException
        }
    }

    static final Visitor[] ALL = {new Short(), new Long(), new Wide(), new High(), new Measured()};

    static int visitAll(String name) {
        int sum = 0;
        for (Visitor visitor : ALL) sum += visitor.visit(name);
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(visitAll("name"));
        System.out.println(visitAll(null));
    }
}
