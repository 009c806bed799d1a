// java: -ea
public class SynchronizedAndAssertStatements {
    private final Object lock = new Object();
    private int balance;

    synchronized void deposit(int amount) {
        assert amount > 0 : "amount " + amount;
        balance += amount;
    }

    int withdraw(int amount) {
        synchronized (lock) {
            synchronized (this) {
                if (amount > balance) throw new IllegalArgumentException("only " + balance);
                return balance -= amount;
            }
        }
    }

    static synchronized String describe(SynchronizedAndAssertStatements account) {
        return "balance " + account.balance;
    }

    static int breaksOut(Object monitor) {
        for (int i = 0; ; i++) {
            synchronized (monitor) {
                if (i == 2) continue;
                if (i == 5) return i;
                System.out.print(i + " ");
            }
        }
    }

    static boolean sideEffect(StringBuilder log) {
        log.append("checked");
        return true;
    }

    public static void main(String[] args) {
        SynchronizedAndAssertStatements account = new SynchronizedAndAssertStatements();
        account.deposit(100);
        System.out.println(account.withdraw(30));
        try {
            account.withdraw(1000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(describe(account));
        System.out.println(breaksOut("monitor"));
        try {
            synchronized ((Object) null) {
                System.out.println("not reached");
            }
        } catch (NullPointerException e) {
            System.out.println("null monitor");
        }
        try {
            account.deposit(-5);
            System.out.println("assertions are off");
        } catch (AssertionError e) {
            System.out.println("AssertionError: " + e.getMessage());
        }
        try {
            assert account.balance == 0;
        } catch (AssertionError e) {
            System.out.println("without message: " + e.getMessage());
        }
        StringBuilder log = new StringBuilder();
        assert sideEffect(log) : "never evaluated";
        System.out.println(log);
        Object cause = new RuntimeException("detail");
        try {
            assert false : cause;
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + " / " + (e.getCause() == cause));
        }
        try {
            assert 1 > 2 : 42;
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        account.notifyAll2();
    }

    synchronized void notifyAll2() {
        notifyAll();
        System.out.println("notified");
    }
}
