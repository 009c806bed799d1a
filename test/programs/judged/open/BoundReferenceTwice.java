public class BoundReferenceTwice {
    void run() {
        System.out.println("run");
    }

    public static void main(String[] args) {
        BoundReferenceTwice task = new BoundReferenceTwice();
        Runnable first = task::run;
        Runnable second = first;
        String label = first.equals(second) ? "equal" : null;
        System.out.println(label.length());
        Runnable[] made = new Runnable[2];
        for (int each = 0; each < 2; each++) made[each] = task::run;
        String same = made[0] == made[1] ? null : "two";
        System.out.println(same.length()); // undecided: null-dereference
    }
}
