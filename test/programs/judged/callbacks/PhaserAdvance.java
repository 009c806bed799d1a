import java.util.concurrent.Phaser;

public class PhaserAdvance {
    private Object open = "open";

    public static void main(String[] args) {
        PhaserAdvance run = new PhaserAdvance();
        Phaser phaser = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int registered) {
                run.open = null;
                return false;
            }
        };
        phaser.arrive();
        System.out.println(run.open.hashCode()); // fails: java.lang.NullPointerException
    }
}
