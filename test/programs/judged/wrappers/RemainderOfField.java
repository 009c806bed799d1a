public class RemainderOfField {
    private Integer parts;

    RemainderOfField(int parts) {
        this.parts = parts;
    }

    void halve() {
        parts /= 2;
    }

    int rest(int whole) {
        return whole % parts; // fails: java.lang.ArithmeticException
    }

    public static void main(String[] args) {
        RemainderOfField field = new RemainderOfField(2);
        System.out.println(field.rest(5));
        field.halve();
        field.halve();
        System.out.println(field.rest(5));
    }
}
