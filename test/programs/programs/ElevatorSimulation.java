import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

public class ElevatorSimulation {
    static final int FLOORS = 8, CAPACITY = 3;

    static class Passenger {
        final int from, to, arrived;
        int boarded = -1, left = -1;

        Passenger(int from, int to, int arrived) {
            this.from = from;
            this.to = to;
            this.arrived = arrived;
        }
    }

    enum Motion {
        UP(1), DOWN(-1), IDLE(0);

        final int step;

        Motion(int step) {
            this.step = step;
        }

        Motion reversed() {
            return this == UP ? DOWN : this == DOWN ? UP : IDLE;
        }
    }

    interface Policy {
        Motion choose(Elevator elevator, List<Deque<Passenger>> waiting);
    }

    static class Elevator {
        int floor;
        Motion motion = Motion.IDLE;
        final List<Passenger> inside = new ArrayList<>();
        int travelled;

        boolean wantsBeyond(List<Deque<Passenger>> waiting, Motion m) {
            for (Passenger p : inside) if ((p.to - floor) * m.step > 0) return true;
            for (int f = floor + m.step; f >= 0 && f < FLOORS; f += m.step) if (!waiting.get(f).isEmpty()) return true;
            return false;
        }

        void unload(int time, List<Passenger> done) {
            for (Iterator<Passenger> it = inside.iterator(); it.hasNext(); ) {
                Passenger p = it.next();
                if (p.to == floor) {
                    p.left = time;
                    done.add(p);
                    it.remove();
                }
            }
        }

        void load(int time, Deque<Passenger> queue) {
            while (inside.size() < CAPACITY && !queue.isEmpty()) {
                Passenger p = queue.poll();
                p.boarded = time;
                inside.add(p);
            }
        }
    }

    static Motion scan(Elevator e, List<Deque<Passenger>> waiting) {
        if (e.motion != Motion.IDLE && e.wantsBeyond(waiting, e.motion)) return e.motion;
        for (Motion m : Motion.values()) if (m != Motion.IDLE && e.wantsBeyond(waiting, m)) return m;
        return Motion.IDLE;
    }

    static Motion nearest(Elevator e, List<Deque<Passenger>> waiting) {
        TreeSet<Integer> targets = new TreeSet<>();
        for (Passenger p : e.inside) targets.add(p.to);
        if (e.inside.size() < CAPACITY) for (int f = 0; f < FLOORS; f++) if (!waiting.get(f).isEmpty()) targets.add(f);
        targets.remove(e.floor);
        Integer below = targets.lower(e.floor), above = targets.higher(e.floor);
        if (below == null && above == null) return Motion.IDLE;
        if (below == null) return Motion.UP;
        if (above == null) return Motion.DOWN;
        return above - e.floor <= e.floor - below ? Motion.UP : Motion.DOWN;
    }

    static class Result {
        int delivered, time, travelled;
        double waiting, longest;

        @Override
        public String toString() {
            return String.format("delivered %d in %d, travelled %d, mean wait %.2f, longest %.0f", delivered, time, travelled, waiting / delivered, longest);
        }
    }

    static Result simulate(Policy policy, long seed, int people) {
        Random random = new Random(seed);
        List<Passenger> arrivals = new ArrayList<>();
        for (int i = 0, t = 0; i < people; i++) {
            t += random.nextInt(4);
            int from = random.nextInt(FLOORS), to;
            do to = random.nextInt(FLOORS); while (to == from);
            arrivals.add(new Passenger(from, to, t));
        }
        List<Deque<Passenger>> waiting = new ArrayList<>();
        for (int f = 0; f < FLOORS; f++) waiting.add(new ArrayDeque<>());
        Elevator elevator = new Elevator();
        List<Passenger> done = new ArrayList<>();
        int next = 0, time = 0;
        for (; done.size() < people; time++) {
            while (next < people && arrivals.get(next).arrived <= time) {
                Passenger p = arrivals.get(next++);
                waiting.get(p.from).add(p);
            }
            elevator.unload(time, done);
            elevator.load(time, waiting.get(elevator.floor));
            elevator.motion = policy.choose(elevator, waiting);
            elevator.floor += elevator.motion.step;
            if (elevator.motion != Motion.IDLE) elevator.travelled++;
            if (elevator.floor < 0 || elevator.floor >= FLOORS) throw new IllegalStateException("left the building at " + time);
            if (time > 10_000) throw new IllegalStateException("starved: " + waiting.stream().mapToInt(Deque::size).sum());
        }
        Result result = new Result();
        result.delivered = done.size();
        result.time = time;
        result.travelled = elevator.travelled;
        for (Passenger p : done) {
            int wait = p.boarded - p.arrived;
            result.waiting += wait;
            result.longest = Math.max(result.longest, wait);
        }
        return result;
    }

    public static void main(String[] args) {
        Policy[] policies = {ElevatorSimulation::scan, ElevatorSimulation::nearest, (e, w) -> scan(e, w)};
        for (long seed : new long[] {1, 42}) for (Policy policy : policies) System.out.println(simulate(policy, seed, 30));
        System.out.println(Motion.UP.reversed() + " " + Motion.IDLE.reversed());
        System.out.println(simulate((e, w) -> Motion.UP, 7, 5));
    }
}
