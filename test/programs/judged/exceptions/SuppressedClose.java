public class SuppressedClose {
    static class Lock implements AutoCloseable {
        private final SuppressedClose owner;

        Lock(SuppressedClose owner) {
            this.owner = owner;
        }

        @Override
        public void close() {
            owner.holder = null;
            throw new IllegalStateException("cannot close");
        }
    }

    private String holder = "main";

    public static void main(String[] args) {
        SuppressedClose door = new SuppressedClose();
        try (Lock lock = new Lock(door)) {
            System.out.println(door.holder.length());
        } catch (IllegalStateException problem) {
            System.out.println(door.holder.length()); // fails: java.lang.NullPointerException
        }
    }
}
