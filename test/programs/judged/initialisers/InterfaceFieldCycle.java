interface Base {
    String NAME = Holder.make();
    int SIZE = NAME == null ? 0 : NAME.length();
}

class Holder {
    static final Object GUARD = new Object();
    static final String SEEN = Base.NAME;

    static String make() {
        return "made";
    }
}

public class InterfaceFieldCycle {
    public static void main(String[] args) {
        System.out.println(Base.SIZE);
        System.out.println(Base.NAME.length());
        System.out.println(Holder.SEEN.length()); // fails: java.lang.NullPointerException
    }
}
