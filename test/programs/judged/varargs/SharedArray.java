public class SharedArray {
    private final Object[] parts;

    SharedArray(Object... parts) {
        this.parts = parts;
    }

    int sizeOfFirst() {
        return parts[0].toString().length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        Object[] own = {"abc"};
        SharedArray direct = new SharedArray("abc");
        SharedArray shared = new SharedArray(own);
        own[0] = null;
        System.out.println(direct.sizeOfFirst());
        System.out.println(shared.sizeOfFirst());
    }
}
