import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Iterator;

public class PrintedBytes {
    static class Tape extends OutputStream {
        final ArrayList<Integer> bytes = new ArrayList<>();

        @Override
        public void write(int value) {
            bytes.add(value);
        }
    }

    public static void main(String[] args) {
        Tape tape = new Tape();
        tape.bytes.add(0);
        PrintStream printer = new PrintStream(tape, true);
        Iterator<Integer> bytes = tape.bytes.iterator();
        printer.print("x");
        System.out.println(bytes.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
