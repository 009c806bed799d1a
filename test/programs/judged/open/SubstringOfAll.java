public class SubstringOfAll {
    public static void main(String[] args) {
        String text = "text" + args.length;
        String all = text.substring(0);
        Object result = all == text ? "same" : Integer.valueOf(1);
        System.out.println(all.equals(text));
        String shown = (String) result; // undecided: class-cast
        System.out.println(shown);
    }
}
