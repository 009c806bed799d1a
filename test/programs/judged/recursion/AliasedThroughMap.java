import java.util.HashMap;
import java.util.Map;

public class AliasedThroughMap {
    static class Account {
        Account partner;
        String owner = "ann";
    }

    public static void main(String[] args) {
        Map<String, Account> accounts = new HashMap<>();
        Account first = new Account();
        accounts.put("a", first);
        accounts.put("b", first);
        accounts.put("c", new Account());
        accounts.get("c").owner = null;
        System.out.println(first.owner.length());
        accounts.get("b").owner = null;
        System.out.println(first.owner.length()); // fails: java.lang.NullPointerException
    }
}
