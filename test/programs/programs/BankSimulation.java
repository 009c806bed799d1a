import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

public class BankSimulation {
    enum Kind { DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT, INTEREST, FEE }

    record Transaction(int id, Kind kind, long cents, String note) {
        private static int lastId;

        Transaction(Kind kind, long cents, String note) {
            this(++lastId, kind, cents, note);
        }

        long signed() {
            return switch (kind) {
                case DEPOSIT, TRANSFER_IN, INTEREST -> cents;
                case WITHDRAWAL, TRANSFER_OUT, FEE -> -cents;
            };
        }
    }

    static class BankException extends Exception {
        BankException(String message) {
            super(message);
        }
    }

    static final class InsufficientFunds extends BankException {
        final long missing;

        InsufficientFunds(String owner, long missing) {
            super(owner + " is short of " + format(missing));
            this.missing = missing;
        }
    }

    static final class Frozen extends BankException {
        Frozen(String owner) {
            super("account of " + owner + " is frozen");
        }
    }

    static abstract class Account {
        private final String owner;
        private final List<Transaction> history = new ArrayList<>();
        private boolean frozen;

        Account(String owner) {
            this.owner = owner;
        }

        abstract long limit();

        abstract long monthly(long balance);

        long balance() {
            long sum = 0;
            for (Transaction t : history) sum += t.signed();
            return sum;
        }

        void record(Kind kind, long cents, String note) throws BankException {
            if (frozen) throw new Frozen(owner);
            Transaction t = new Transaction(kind, cents, note);
            long after = balance() + t.signed();
            if (after < -limit() && t.signed() < 0) throw new InsufficientFunds(owner, -limit() - after);
            history.add(t);
        }

        void endOfMonth() throws BankException {
            long change = monthly(balance());
            if (change > 0) record(Kind.INTEREST, change, "interest");
            else if (change < 0) record(Kind.FEE, -change, "monthly fee");
        }

        long total(Predicate<? super Transaction> filter) {
            return history.stream().filter(filter).mapToLong(Transaction::cents).sum();
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + "[" + owner + " " + format(balance()) + "]";
        }
    }

    static class Checking extends Account {
        private final long overdraft;

        Checking(String owner, long overdraft) {
            super(owner);
            this.overdraft = overdraft;
        }

        @Override
        long limit() {
            return overdraft;
        }

        @Override
        long monthly(long balance) {
            return balance < 0 ? balance / 50 - 100 : -100;
        }
    }

    static class Savings extends Account {
        Savings(String owner) {
            super(owner);
        }

        @Override
        long limit() {
            return 0;
        }

        @Override
        long monthly(long balance) {
            return balance * 3 / 1200;
        }
    }

    static class Bank {
        private final Map<String, Account> accounts = new LinkedHashMap<>();
        private int failures;

        <A extends Account> A open(String number, A account) {
            if (accounts.putIfAbsent(number, account) != null) throw new IllegalArgumentException("number in use: " + number);
            return account;
        }

        Account get(String number) throws BankException {
            Account account = accounts.get(number);
            if (account == null) throw new BankException("no account " + number);
            return account;
        }

        void transfer(String from, String to, long cents) throws BankException {
            Account source = get(from), target = get(to);
            source.record(Kind.TRANSFER_OUT, cents, "to " + to);
            try {
                target.record(Kind.TRANSFER_IN, cents, "from " + from);
            } catch (BankException e) {
                source.record(Kind.TRANSFER_IN, cents, "returned");
                throw e;
            }
        }

        void run(String command) {
            String[] w = command.split(" ");
            try {
                switch (w[0]) {
                    case "deposit" -> get(w[1]).record(Kind.DEPOSIT, Long.parseLong(w[2]), "cash");
                    case "withdraw" -> get(w[1]).record(Kind.WITHDRAWAL, Long.parseLong(w[2]), "cash");
                    case "transfer" -> transfer(w[1], w[2], Long.parseLong(w[3]));
                    case "freeze" -> get(w[1]).frozen = true;
                    case "month" -> {
                        for (Account account : accounts.values()) {
                            try {
                                account.endOfMonth();
                            } catch (Frozen e) {
                                System.out.println("  skipped: " + e.getMessage());
                            }
                        }
                    }
                    default -> throw new UnsupportedOperationException(w[0]);
                }
                System.out.println(command + " -> " + accounts.values());
            } catch (InsufficientFunds e) {
                failures++;
                System.out.println(command + " refused, missing " + e.missing);
            } catch (BankException | NumberFormatException e) {
                failures++;
                System.out.println(command + " failed: " + e.getMessage());
            }
        }
    }

    static String format(long cents) {
        return (cents < 0 ? "-" : "") + Math.abs(cents) / 100 + "." + (Math.abs(cents) % 100 < 10 ? "0" : "") + Math.abs(cents) % 100;
    }

    public static void main(String[] args) {
        Bank bank = new Bank();
        Account ann = bank.open("1", new Checking("Ann", 50_000));
        Account bob = bank.open("2", new Savings("Bob"));
        String[] commands = {"deposit 1 100000", "withdraw 1 120000", "withdraw 1 40000", "transfer 1 2 30000", "deposit 2 123456", "month", "transfer 2 1 999999", "freeze 1", "transfer 2 1 1000", "month", "deposit 3 5", "withdraw 2 x", "withdraw 2 1"};
        for (String command : commands) bank.run(command);
        System.out.println(bank.failures + " failures, fees " + ann.total(t -> t.kind() == Kind.FEE) + ", notes " + bob.history.stream().map(Transaction::note).distinct().toList());
        System.out.println(ann.history.get(ann.history.size() - 1));
        bank.run("close 1");
    }
}
