import java.util.ArrayList;
import java.util.List;

public class ClosingPool {
    static class Connection implements AutoCloseable {
        private final List<Connection> pool;

        Connection(List<Connection> pool) {
            this.pool = pool;
            pool.add(this);
        }

        @Override
        public void close() {
            pool.remove(this);
        }
    }

    public static void main(String[] args) {
        List<Connection> pool = new ArrayList<>();
        new Connection(pool);
        new Connection(pool);
        new Connection(pool);
        for (Connection each : pool) { // fails: java.util.ConcurrentModificationException (in the library)
            try (Connection used = each) {
                System.out.println(pool.size());
            }
        }
    }
}
