import java.util.Objects;

public class HashOfParts {
    static class Part {
        Part next = this;

        @Override
        public int hashCode() {
            next = null;
            return 11;
        }

        @Override
        public boolean equals(Object other) {
            return other == this;
        }
    }

    public static void main(String[] args) {
        Part part = new Part();
        System.out.println(part.next.next == part);
        System.out.println(Objects.hash(1, part));
        System.out.println(part.next.next == part); // fails: java.lang.NullPointerException
    }
}
