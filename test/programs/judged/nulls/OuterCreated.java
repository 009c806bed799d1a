public class OuterCreated {
    class Part {
        int size = 3;
    }

    static Part part(OuterCreated outer) {
        return outer.new Part(); // fails: java.lang.NullPointerException (in a check)
    }

    public static void main(String[] args) {
        System.out.println(part(new OuterCreated()).size);
        System.out.println(part(null).size);
    }
}
