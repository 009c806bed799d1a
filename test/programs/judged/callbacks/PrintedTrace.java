class Told extends Exception {
    StringBuilder log = new StringBuilder();

    @Override
    public String getLocalizedMessage() {
        log = null;
        return "told";
    }
}

public class PrintedTrace {
    public static void main(String[] args) {
        Told told = new Told();
        told.log.append("a");
        told.printStackTrace();
        told.log.append("b"); // fails: java.lang.NullPointerException
    }
}
