import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.NoSuchElementException;

public class MultiCatchAndOrder {
    static void raise(int kind) throws Exception {
        switch (kind) {
            case 0: throw new IllegalArgumentException("argument");
            case 1: throw new ArithmeticException("arithmetic");
            case 2: throw new FileNotFoundException("file");
            case 3: throw new IOException("io");
            case 4: throw new NumberFormatException("number");
            case 5: throw new Exception("general");
            case 6: throw new NoSuchElementException("element");
            case 7: throw new AssertionError("assertion");
            default: System.out.print("nothing ");
        }
    }

    static String handle(int kind) {
        try {
            raise(kind);
            return "fine";
        } catch (NumberFormatException e) {
            return "number format before its superclass";
        } catch (IllegalArgumentException | ArithmeticException e) {
            RuntimeException common = e;
            return "multi " + common.getMessage() + " " + (e instanceof ArithmeticException);
        } catch (FileNotFoundException e) {
            return "missing " + e.getMessage();
        } catch (IOException | NoSuchElementException e) {
            return "io or element " + e.getClass().getSimpleName();
        } catch (Exception e) {
            return "exception " + e.getMessage();
        } catch (Throwable t) {
            return "throwable " + t.getMessage();
        }
    }

    static String rethrown(int kind) {
        String log = "";
        try {
            try {
                raise(kind);
            } catch (IllegalArgumentException | IOException e) {
                log += "inner ";
                throw e;
            } finally {
                log += "finally ";
            }
        } catch (RuntimeException e) {
            log += "runtime " + e.getMessage();
        } catch (Exception e) {
            log += "checked " + e.getMessage();
        }
        return log;
    }

    static int catchInCatch() {
        try {
            throw new IllegalStateException("a");
        } catch (IllegalStateException e) {
            try {
                throw new IllegalArgumentException("b");
            } catch (IllegalArgumentException inner) {
                return e.getMessage().length() + inner.getMessage().length();
            }
        }
    }

    static String siblingsDoNotCatch() {
        String log = "";
        try {
            try {
                throw new IllegalStateException();
            } catch (IllegalStateException e) {
                log += "first ";
                throw new RuntimeException("from first");
            } catch (RuntimeException e) {
                log += "wrong ";
            }
        } catch (RuntimeException e) {
            log += e.getMessage();
        }
        return log;
    }

    public static void main(String[] args) {
        for (int kind = 0; kind < 9; kind++) System.out.println(kind + ": " + handle(kind));
        for (int kind : new int[] {0, 1, 3, 5}) System.out.println(rethrown(kind));
        System.out.println(catchInCatch() + " " + siblingsDoNotCatch());
        String e = "variable of the same name ";
        try {
            raise(1);
        } catch (Exception exception) {
            e += exception.getMessage();
        }
        System.out.println(e);
        System.out.println(rethrown(7));
    }
}
