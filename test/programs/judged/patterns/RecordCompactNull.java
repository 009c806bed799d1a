record Name(String first, String last) {
    Name {
        first = first == null ? "" : first;
    }

    int size() {
        return first.length() + last.length(); // fails: java.lang.NullPointerException
    }

    Name withoutLast() {
        return new Name(first, null);
    }
}

public class RecordCompactNull {
    public static void main(String[] args) {
        System.out.println(new Name(null, "b").size());
        System.out.println(new Name("a", "b").withoutLast().size());
    }
}
