public class IncrementedNullField {
    private Long hits;

    void reset() {
        hits = 0L;
    }

    void drop() {
        hits = null;
    }

    public static void main(String[] args) {
        IncrementedNullField page = new IncrementedNullField();
        page.reset();
        page.hits++;
        page.drop();
        page.hits += 2; // fails: java.lang.NullPointerException
    }
}
