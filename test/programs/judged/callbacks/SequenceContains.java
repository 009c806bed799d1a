class Lazy implements CharSequence {
    StringBuilder text = new StringBuilder("abc");

    @Override
    public int length() {
        return text.length(); // fails: java.lang.NullPointerException
    }

    @Override
    public char charAt(int index) {
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int from, int to) {
        return text.subSequence(from, to);
    }

    @Override
    public String toString() {
        String told = text.toString();
        text = null;
        return told;
    }
}

public class SequenceContains {
    public static void main(String[] args) {
        Lazy lazy = new Lazy();
        System.out.println(lazy.length());
        System.out.println("xabcx".contains(lazy));
        System.out.println(lazy.length());
    }
}
