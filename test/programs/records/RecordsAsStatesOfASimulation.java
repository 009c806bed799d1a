import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.ArrayList;
import java.util.Set;

public class RecordsAsStatesOfASimulation {
    record Jugs(int large, int small) {
        static final int LARGE = 5, SMALL = 3;

        List<Jugs> moves() {
            List<Jugs> next = new ArrayList<>();
            next.add(new Jugs(LARGE, small));
            next.add(new Jugs(large, SMALL));
            next.add(new Jugs(0, small));
            next.add(new Jugs(large, 0));
            int toSmall = Math.min(large, SMALL - small);
            next.add(new Jugs(large - toSmall, small + toSmall));
            int toLarge = Math.min(small, LARGE - large);
            next.add(new Jugs(large + toLarge, small - toLarge));
            return next;
        }
    }

    record Path(Jugs state, Path previous) {
        int length() {
            return previous == null ? 0 : previous.length() + 1;
        }

        @Override
        public String toString() {
            return (previous == null ? "" : previous + " -> ") + state.large() + ":" + state.small();
        }
    }

    static Path solve(int target) {
        Deque<Path> queue = new ArrayDeque<>();
        Set<Jugs> seen = new HashSet<>();
        queue.add(new Path(new Jugs(0, 0), null));
        while (!queue.isEmpty()) {
            Path path = queue.remove();
            if (!seen.add(path.state())) continue;
            if (path.state().large() == target) return path;
            for (Jugs next : path.state().moves()) if (!seen.contains(next)) queue.add(new Path(next, path));
        }
        return null;
    }

    record Particle(double position, double velocity) {
        Particle step(double dt) {
            double v = velocity - 9.81 * dt;
            double p = position + v * dt;
            return p < 0 ? new Particle(-p, -v * 0.5) : new Particle(p, v);
        }
    }

    record Machine(int instruction, int accumulator, int steps) {
        Machine run(String[] program) {
            String[] parts = program[instruction].split(" ");
            int argument = parts.length > 1 ? Integer.parseInt(parts[1]) : 0;
            return switch (parts[0]) {
                case "add" -> new Machine(instruction + 1, accumulator + argument, steps + 1);
                case "jmp" -> new Machine(instruction + argument, accumulator, steps + 1);
                case "jlt" -> new Machine(accumulator < argument ? 0 : instruction + 1, accumulator, steps + 1);
                default -> throw new IllegalArgumentException("unknown " + parts[0] + " at " + this);
            };
        }
    }

    public static void main(String[] args) {
        Path path = solve(4);
        System.out.println(path.length() + ": " + path);
        System.out.println(solve(6));
        Particle particle = new Particle(10, 0);
        for (int i = 0; i < 20; i++) particle = particle.step(0.1);
        System.out.printf("%.4f %.4f%n", particle.position(), particle.velocity());
        String[] program = {"add 3", "jlt 10", "jmp 2", "add 99", "halt"};
        Machine machine = new Machine(0, 0, 0);
        while (true) {
            machine = machine.run(program);
            System.out.println(machine);
        }
    }
}
