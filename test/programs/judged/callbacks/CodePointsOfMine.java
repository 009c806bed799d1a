class Tape implements CharSequence {
    Object head = "head";

    @Override
    public int length() {
        return 3;
    }

    @Override
    public char charAt(int index) {
        head = null;
        return 'a';
    }

    @Override
    public CharSequence subSequence(int from, int to) {
        return this;
    }
}

public class CodePointsOfMine {
    public static void main(String[] args) {
        Tape tape = new Tape();
        System.out.println(tape.head.equals("head"));
        System.out.println(Character.codePointCount(tape, 0, 2));
        System.out.println(tape.head.equals("head")); // fails: java.lang.NullPointerException
    }
}
