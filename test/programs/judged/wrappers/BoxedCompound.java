public class BoxedCompound {
    Integer total;
    Boolean ready;

    void add(Integer more) {
        total += more; // fails: java.lang.NullPointerException
    }

    void reset() {
        total = 0;
    }

    boolean isReady() {
        return total != null && ready; // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) {
        BoxedCompound sum = new BoxedCompound();
        System.out.println(sum.isReady());
        sum.reset();
        sum.add(3);
        try {
            System.out.println(sum.isReady());
        } catch (NullPointerException unset) {
            sum.ready = true;
        }
        System.out.println(sum.isReady());
        sum.add(sum.isReady() ? null : Integer.valueOf(1));
    }
}
