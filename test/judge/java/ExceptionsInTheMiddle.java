import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Changes that are left half done by an exception, and what is used afterwards. */
class ExceptionsInTheMiddle {
    static class Account {
        String owner;
        List<Integer> entries = new ArrayList<>();

        void book(int amount) {
            List<Integer> old = entries;
            entries = null;
            if (amount == 0) {
                entries = old;
                throw new IllegalArgumentException("nothing");
            }
            old.add(amount);
            entries = old;
        }

        int balance() {
            int sum = 0;
            for (int entry : entries) sum += entry;
            return sum;
        }
    }

    static class Resource implements AutoCloseable {
        private int[] buffer = new int[2];

        int read(int index) {
            return buffer[index];
        }

        @Override
        public void close() {
            buffer = null;
        }
    }

    public static void main(String[] args) {
        Account account = new Account();
        account.owner = "ann";
        int[] amounts = {3, 0, 4};
        for (int amount : amounts) {
            try {
                account.book(amount);
            } catch (IllegalArgumentException problem) {
                System.out.println(problem.getMessage().length());
            }
        }
        System.out.println(account.balance() + account.owner.length());
        Resource resource = new Resource();
        int value = 0;
        try (resource) {
            value = resource.read(1);
        } finally {
            System.out.println(value);
        }
        Map<String, Account> accounts = new HashMap<>();
        String state = null;
        try {
            accounts.put("a", account);
            state = "put";
            accounts.get("a").book(5);
            state = "booked";
        } catch (RuntimeException problem) {
            accounts.clear();
        } finally {
            System.out.println(state.length());
        }
        System.out.println(accounts.get("a").balance());
    }
}
