public class CountdownField {
    private Integer left;

    CountdownField(Integer left) {
        this.left = left;
    }

    boolean step() {
        left--; // fails: java.lang.NullPointerException
        return left > 0;
    }

    public static void main(String[] args) {
        System.out.println(new CountdownField(2).step());
        System.out.println(new CountdownField(null).step());
    }
}
