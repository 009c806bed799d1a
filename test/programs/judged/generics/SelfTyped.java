public class SelfTyped {
    static abstract class Builder<B extends Builder<B>> {
        int width;

        @SuppressWarnings("unchecked")
        B width(int width) {
            this.width = width;
            return (B) this;
        }
    }

    static class Square extends Builder<Square> {
        int area() {
            return width * width;
        }
    }

    static class Fake extends Builder<Square> {}

    public static void main(String[] args) {
        System.out.println(new Square().width(3).area());
        System.out.println(new Fake().width(3).area()); // fails: java.lang.ClassCastException
    }
}
