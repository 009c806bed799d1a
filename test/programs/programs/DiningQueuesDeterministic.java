import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

public class DiningQueuesDeterministic {
    static class Fork {
        Philosopher holder;
    }

    static class Philosopher {
        enum Mood { THINKING, HUNGRY, EATING }

        final int id;
        final Fork left, right;
        Mood mood = Mood.THINKING;
        int meals, patience, waited;

        Philosopher(int id, Fork left, Fork right) {
            this.id = id;
            this.left = left;
            this.right = right;
        }

        void step(int time) {
            switch (mood) {
                case THINKING:
                    if ((time + id * 3) % 5 == 0) mood = Mood.HUNGRY;
                    break;
                case HUNGRY:
                    waited++;
                    Fork first = id % 2 == 0 ? left : right, second = first == left ? right : left;
                    if (first.holder == null) first.holder = this;
                    if (first.holder == this && second.holder == null) second.holder = this;
                    if (left.holder != this || right.holder != this) break;
                    mood = Mood.EATING;
                    patience = 2;
                    // falls through: the first bite is taken at once
                case EATING:
                    if (patience-- > 0) break;
                    meals++;
                    left.holder = right.holder = null;
                    mood = Mood.THINKING;
            }
        }
    }

    static abstract class Process {
        private final List<BooleanSupplier> steps = new ArrayList<>();
        private int at;

        protected void then(Runnable r) {
            steps.add(() -> {
                r.run();
                return true;
            });
        }

        protected void await(BooleanSupplier condition) {
            steps.add(condition);
        }

        boolean run() {
            if (at == steps.size()) return false;
            if (steps.get(at).getAsBoolean()) at++;
            return true;
        }
    }

    static class Channel {
        private final int[] buffer = new int[2];
        private int count, head;

        boolean offer(int v) {
            if (count == buffer.length) return false;
            buffer[(head + count++) % buffer.length] = v;
            return true;
        }

        Integer poll() {
            if (count == 0) return null;
            int v = buffer[head];
            head = (head + 1) % buffer.length;
            count--;
            return v;
        }
    }

    public static void main(String[] args) {
        Fork[] forks = new Fork[5];
        for (int i = 0; i < forks.length; i++) forks[i] = new Fork();
        List<Philosopher> table = new ArrayList<>();
        for (int i = 0; i < 5; i++) table.add(new Philosopher(i, forks[i], forks[(i + 1) % 5]));
        for (int time = 0; time < 200; time++) for (Philosopher p : table) p.step(time);
        int total = 0;
        for (Philosopher p : table) {
            System.out.print(p.id + ":" + p.meals + "/" + p.waited + "/" + p.mood + " ");
            total += p.meals;
        }
        System.out.println(total);
        Channel channel = new Channel();
        List<Integer> received = new ArrayList<>();
        Process producer = new Process() {
            {
                for (int i = 0; i < 6; i++) {
                    int value = i * i;
                    await(() -> channel.offer(value));
                }
            }
        };
        Process consumer = new Process() {
            int sum;

            {
                for (int i = 0; i < 6; i++) {
                    await(() -> {
                        Integer v = channel.poll();
                        if (v == null) return false;
                        received.add(v);
                        sum += v;
                        return true;
                    });
                }
                then(() -> received.add(-sum));
            }
        };
        int rounds = 0;
        boolean busy;
        do {
            busy = producer.run();
            busy |= producer.run();
            busy |= consumer.run();
            rounds++;
        } while (busy);
        System.out.println(received + " in " + rounds);
    }
}
