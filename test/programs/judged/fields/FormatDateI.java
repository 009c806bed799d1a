import java.io.*;
import java.util.*;

public class FormatDateI {
    String name = "start";
    static final FormatDateI SELF = new FormatDateI();
    static class Fmt extends java.text.Format {
        @Override public StringBuffer format(Object o, StringBuffer to, java.text.FieldPosition at) { hit(); return to; }
        @Override public Object parseObject(String s, java.text.ParsePosition at) { return null; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(java.text.Format x) throws Exception {
        SELF.name = "a";
        x.format("a");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Fmt());
    }
}
