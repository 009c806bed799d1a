import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.ParsePosition;

class Upper extends Format {
    String last = "none";

    @Override
    public StringBuffer format(Object value, StringBuffer to, FieldPosition position) {
        last = null;
        return to.append(value);
    }

    @Override
    public Object parseObject(String source, ParsePosition position) {
        return null;
    }
}

public class MessagePattern {
    public static void main(String[] args) {
        Upper upper = new Upper();
        MessageFormat message = new MessageFormat("{0} and {1}");
        message.setFormat(0, upper);
        System.out.println(upper.last.length());
        System.out.println(message.format(new Object[] {"a", "b"}));
        System.out.println(upper.last.length()); // fails: java.lang.NullPointerException
    }
}
