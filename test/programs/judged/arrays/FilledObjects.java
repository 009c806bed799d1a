import java.util.Arrays;

public class FilledObjects {
    public static void main(String[] args) {
        StringBuilder[] logs = new StringBuilder[2];
        Arrays.fill(logs, new StringBuilder("x"));
        System.out.println(logs[1].length());
        logs = Arrays.copyOf(logs, 3);
        System.out.println(logs[0].length());
        System.out.println(logs[2].length()); // fails: java.lang.NullPointerException
    }
}
