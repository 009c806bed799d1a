public class DoWhileContinue {
    public static void main(String[] args) {
        Object current = "start";
        int count = 0;
        do {
            count++;
            if (count < 3) continue;
            current = null;
        } while (current != null && count < 5);
        System.out.println(count);
        System.out.println(current.toString()); // fails: java.lang.NullPointerException
    }
}
