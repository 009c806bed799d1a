public class ClosedInOrder {
    static class Channel implements AutoCloseable {
        StringBuilder data = new StringBuilder("open");

        int size() {
            return data.length(); // fails: java.lang.NullPointerException
        }

        @Override
        public void close() {
            data = null;
        }
    }

    public static void main(String[] args) {
        Channel kept;
        try (Channel channel = new Channel()) {
            System.out.println(channel.size());
            kept = channel;
        }
        System.out.println(kept.size());
    }
}
