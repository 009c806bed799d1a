import java.time.LocalDate;
import java.time.format.DateTimeFormatter;

public class QueriedFormat {
    private String asked = "never";

    public static void main(String[] args) throws Exception {
        QueriedFormat owner = new QueriedFormat();
        java.text.Format format = DateTimeFormatter.ISO_DATE.toFormat(parsed -> {
            owner.asked = null;
            return LocalDate.from(parsed);
        });
        System.out.println(owner.asked.length());
        System.out.println(format.parseObject("2024-01-02"));
        System.out.println(owner.asked.length()); // fails: java.lang.NullPointerException
    }
}
