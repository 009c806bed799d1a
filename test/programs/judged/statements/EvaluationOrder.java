public class EvaluationOrder {
    static int[] cells = {1, 2, 3};
    static String text = "t";
    static EvaluationOrder self = new EvaluationOrder();
    EvaluationOrder next;
    String word = "w";

    static int drop() {
        cells = null;
        return 1;
    }

    static EvaluationOrder forget() {
        self = null;
        text = null;
        return null;
    }

    static void arrayFirst() {
        int[] kept = cells;
        cells[drop()] = 5;
        System.out.println(kept[1]);
        System.out.println(cells[1]); // fails: java.lang.NullPointerException (caught)
    }

    static void receiverFirst() {
        self.next = forget();
        System.out.println(text.length()); // fails: java.lang.NullPointerException (caught)
    }

    static void compound() {
        self = new EvaluationOrder();
        EvaluationOrder old = self;
        self.word += forget();
        System.out.println(old.word.length());
        System.out.println(self.word.length()); // fails: java.lang.NullPointerException (caught)
    }

    static void chained() {
        EvaluationOrder a = new EvaluationOrder();
        EvaluationOrder b = a;
        a.next = a = new EvaluationOrder();
        System.out.println(b.next.word);
        System.out.println(a.next.word); // fails: java.lang.NullPointerException (caught)
    }

    static void argumentLeft() {
        String[] box = {"x"};
        take(box, box = null);
        System.out.println(box.length);
    }

    static void take(String[] one, String[] two) {
        System.out.println(one.length);
        System.out.println(two.length); // fails: java.lang.NullPointerException (caught)
    }

    static void index() {
        int i = 0;
        int[] a = new int[2];
        a[i] = i = 2;
        System.out.println(a[0]);
        a[i] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void postfix() {
        int i = 1;
        i = i++;
        int[] a = new int[1];
        i = i++ + ++i;
        a[i - 4] = 1;
        a[i - 3] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void condition() {
        String s = null;
        boolean known = (s = "a") != null & (s = null) == null;
        if (known) System.out.println(s.length()); // fails: java.lang.NullPointerException (caught)
    }

    public static void main(String[] args) {
        Runnable[] all = {EvaluationOrder::arrayFirst, EvaluationOrder::receiverFirst, EvaluationOrder::compound, EvaluationOrder::chained, EvaluationOrder::argumentLeft, EvaluationOrder::index, EvaluationOrder::postfix, EvaluationOrder::condition};
        try { arrayFirst(); } catch (RuntimeException e) { }
        try { receiverFirst(); } catch (RuntimeException e) { }
        try { compound(); } catch (RuntimeException e) { }
        try { chained(); } catch (RuntimeException e) { }
        try { argumentLeft(); } catch (RuntimeException e) { }
        try { index(); } catch (RuntimeException e) { }
        try { postfix(); } catch (RuntimeException e) { }
        try { condition(); } catch (RuntimeException e) { }
        String[] box = {"x"};
        try { take(box, null); } catch (RuntimeException e) { }
    }
}
