public class LocalClassState {
    public static void main(String[] args) {
        int[] limit = {2};
        class Countdown {
            int left = limit[0];

            int share() {
                return 12 / left--; // fails: java.lang.ArithmeticException
            }
        }
        Countdown countdown = new Countdown();
        System.out.println(countdown.share());
        System.out.println(countdown.share());
        System.out.println(countdown.share());
    }
}
