public class CountingUp {
    private int next = Integer.MAX_VALUE - 1;

    int issue() {
        return next++;
    }

    public static void main(String[] args) {
        CountingUp numbers = new CountingUp();
        String[] names = {"low", "high"};
        System.out.println(names[numbers.issue() > 0 ? 1 : 0]);
        System.out.println(names[numbers.issue() > 0 ? 1 : 0]);
        String owner = numbers.issue() > 0 ? "ann" : null;
        System.out.println(owner.length()); // fails: java.lang.NullPointerException
    }
}
