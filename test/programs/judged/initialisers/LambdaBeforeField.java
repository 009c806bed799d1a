import java.util.function.IntSupplier;

public class LambdaBeforeField {
    private final IntSupplier length = () -> text().length(); // fails: java.lang.NullPointerException
    private final int early;
    private final String text;

    LambdaBeforeField(String text, boolean eager) {
        early = eager ? length.getAsInt() : 0;
        this.text = text;
    }

    private String text() {
        return text;
    }

    public static void main(String[] args) {
        System.out.println(new LambdaBeforeField("a", false).length.getAsInt());
        System.out.println(new LambdaBeforeField("a", true).early);
    }
}
