import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class RecordsInCollectionsAndSorting {
    record Position(int row, int column) {
        Position move(char direction) {
            return switch (direction) {
                case 'N' -> new Position(row - 1, column);
                case 'S' -> new Position(row + 1, column);
                case 'E' -> new Position(row, column + 1);
                case 'W' -> new Position(row, column - 1);
                default -> this;
            };
        }

        int distance(Position other) {
            return Math.abs(row - other.row) + Math.abs(column - other.column);
        }
    }

    record Step(Position at, int cost, int estimate) implements Comparable<Step> {
        @Override
        public int compareTo(Step o) {
            int order = Integer.compare(cost + estimate, o.cost + o.estimate);
            return order != 0 ? order : Integer.compare(estimate, o.estimate);
        }
    }

    record Score(String player, int points) {
        static final Comparator<Score> RANKING = Comparator.comparingInt(Score::points).reversed().thenComparing(Score::player);
    }

    record Pair<A, B>(A a, B b) {
    }

    static int search(String[] maze, Position start, Position goal) {
        Map<Position, Integer> best = new HashMap<>();
        PriorityQueue<Step> queue = new PriorityQueue<>();
        queue.add(new Step(start, 0, start.distance(goal)));
        while (!queue.isEmpty()) {
            Step step = queue.poll();
            if (step.at().equals(goal)) return step.cost();
            Integer known = best.get(step.at());
            if (known != null && known <= step.cost()) continue;
            best.put(step.at(), step.cost());
            for (char d : "NESW".toCharArray()) {
                Position next = step.at().move(d);
                if (next.row() >= 0 && next.row() < maze.length && next.column() >= 0 && next.column() < maze[0].length() && maze[next.row()].charAt(next.column()) != '#') {
                    queue.add(new Step(next, step.cost() + 1, next.distance(goal)));
                }
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        String[] maze = {"..#...", ".##.#.", "....#.", ".#.##.", ".#...."};
        System.out.println(search(maze, new Position(0, 0), new Position(0, 5)) + " " + search(maze, new Position(0, 0), new Position(0, 0)) + " " + search(new String[] {".#."}, new Position(0, 0), new Position(0, 2)));
        Set<Position> visited = new HashSet<>();
        Position p = new Position(0, 0);
        int revisits = 0;
        for (char c : "NNEESSWWNE".toCharArray()) if (!visited.add(p = p.move(c))) revisits++;
        System.out.println(visited.size() + " " + revisits + " " + p);
        List<Score> scores = new ArrayList<>();
        for (String s : "eve=10 bob=30 ann=30 dan=5".split(" ")) scores.add(new Score(s.split("=")[0], Integer.parseInt(s.split("=")[1])));
        scores.sort(Score.RANKING);
        System.out.println(scores.stream().map(Score::player).collect(Collectors.joining(">")));
        Map<Pair<Boolean, Integer>, List<String>> groups = new TreeMap<>(Comparator.comparing((Pair<Boolean, Integer> k) -> k.a()).thenComparing(Pair::b));
        for (Score s : scores) groups.computeIfAbsent(new Pair<>(s.points() > 9, s.player().length()), k -> new ArrayList<>()).add(s.player());
        System.out.println(groups);
        Map<Position, Character> grid = new HashMap<>();
        for (int r = 0; r < 2; r++) for (int c = 0; c < 3; c++) grid.put(new Position(r, c), maze[r].charAt(c));
        System.out.println(grid.get(new Position(1, 1)) + " " + grid.containsKey(new Position(2, 0)) + " " + grid.values().stream().filter(ch -> ch == '#').count());
        System.out.println(grid.keySet());
    }
}
