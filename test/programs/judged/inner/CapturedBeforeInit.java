public class CapturedBeforeInit {
    static class Task {
        Task() {
            run();
        }

        void run() {}
    }

    public static void main(String[] args) {
        String text = String.valueOf(args.length);
        Task direct = new Task() {
            @Override
            void run() {
                System.out.println(text.length());
            }
        };
        direct.run();
        new Task() {
            final StringBuilder log = new StringBuilder();

            @Override
            void run() {
                log.append(text); // fails: java.lang.NullPointerException
            }
        };
    }
}
