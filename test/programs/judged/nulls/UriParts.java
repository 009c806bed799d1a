import java.net.URI;

public class UriParts {
    public static void main(String[] args) {
        URI mail = URI.create("mailto:a@b.c");
        System.out.println(mail.getScheme().length());
        System.out.println(mail.getHost().length()); // fails: java.lang.NullPointerException
    }
}
