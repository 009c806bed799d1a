public class UncaughtCustomException {
    static class InsufficientFunds extends RuntimeException {
        final int missing;

        InsufficientFunds(int missing) {
            super("missing " + missing);
            this.missing = missing;
        }
    }

    static class Account {
        private int balance;
        private final StringBuilder journal = new StringBuilder();

        Account deposit(int amount) {
            balance += amount;
            journal.append('+').append(amount);
            return this;
        }

        Account withdraw(int amount) {
            if (amount > balance) throw new InsufficientFunds(amount - balance);
            balance -= amount;
            journal.append('-').append(amount);
            return this;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        try {
            from.withdraw(amount);
            to.deposit(amount);
        } finally {
            System.out.println(from.journal + " | " + to.journal);
        }
    }

    public static void main(String[] args) {
        Account a = new Account().deposit(100), b = new Account();
        transfer(a, b, 30);
        transfer(a, b, 50);
        try {
            transfer(b, a, 500);
        } catch (InsufficientFunds e) {
            System.out.println("caught, missing " + e.missing);
        }
        transfer(a, b, 21);
        System.out.println("not reached");
    }
}
