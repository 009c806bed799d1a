import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class GraphTraversals {
    private final Map<String, List<String>> edges = new TreeMap<>();

    GraphTraversals edge(String from, String... targets) {
        for (String to : targets) {
            edges.computeIfAbsent(from, k -> new ArrayList<>()).add(to);
            edges.computeIfAbsent(to, k -> new ArrayList<>());
        }
        return this;
    }

    List<String> breadthFirst(String start) {
        List<String> order = new ArrayList<>();
        Set<String> seen = new HashSet<>(Set.of(start));
        Deque<String> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            String node = queue.poll();
            order.add(node);
            for (String next : edges.get(node)) if (seen.add(next)) queue.add(next);
        }
        return order;
    }

    List<String> depthFirst(String start) {
        List<String> order = new ArrayList<>();
        visit(start, new HashSet<>(), order);
        return order;
    }

    private void visit(String node, Set<String> seen, List<String> order) {
        if (!seen.add(node)) return;
        order.add(node);
        edges.get(node).forEach(next -> visit(next, seen, order));
    }

    enum Mark { ACTIVE, DONE }

    List<String> topological() {
        Map<String, Mark> marks = new LinkedHashMap<>();
        List<String> order = new ArrayList<>();
        for (String node : edges.keySet()) sort(node, marks, order);
        return order;
    }

    private void sort(String node, Map<String, Mark> marks, List<String> order) {
        Mark mark = marks.get(node);
        if (mark == Mark.DONE) return;
        if (mark == Mark.ACTIVE) throw new IllegalStateException("cycle through " + node);
        marks.put(node, Mark.ACTIVE);
        for (String next : edges.get(node)) sort(next, marks, order);
        marks.put(node, Mark.DONE);
        order.add(0, node);
    }

    List<Set<String>> components() {
        Map<String, Integer> index = new TreeMap<>(), low = new TreeMap<>();
        Deque<String> stack = new ArrayDeque<>();
        List<Set<String>> result = new ArrayList<>();
        for (String node : edges.keySet()) if (!index.containsKey(node)) connect(node, index, low, stack, result);
        return result;
    }

    private void connect(String node, Map<String, Integer> index, Map<String, Integer> low, Deque<String> stack, List<Set<String>> result) {
        index.put(node, index.size());
        low.put(node, index.get(node));
        stack.push(node);
        for (String next : edges.get(node)) {
            if (!index.containsKey(next)) {
                connect(next, index, low, stack, result);
                low.merge(node, low.get(next), Math::min);
            } else if (stack.contains(next)) {
                low.merge(node, index.get(next), Math::min);
            }
        }
        if (low.get(node).equals(index.get(node))) {
            Set<String> component = new java.util.TreeSet<>();
            String member;
            do {
                member = stack.pop();
                component.add(member);
            } while (!member.equals(node));
            result.add(component);
        }
    }

    static int shortest(int[][] grid, int fromRow, int fromColumn, int toRow, int toColumn) {
        int[][] distance = new int[grid.length][grid[0].length];
        for (int[] row : distance) Arrays.fill(row, -1);
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {fromRow, fromColumn});
        distance[fromRow][fromColumn] = 0;
        for (int[] at; (at = queue.poll()) != null; ) {
            for (int[] d : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                int r = at[0] + d[0], c = at[1] + d[1];
                if (r >= 0 && c >= 0 && r < grid.length && c < grid[0].length && grid[r][c] == 0 && distance[r][c] < 0) {
                    distance[r][c] = distance[at[0]][at[1]] + 1;
                    queue.add(new int[] {r, c});
                }
            }
        }
        return distance[toRow][toColumn];
    }

    public static void main(String[] args) {
        GraphTraversals graph = new GraphTraversals().edge("a", "b", "c").edge("b", "d").edge("c", "d", "e").edge("d", "f").edge("e", "f");
        System.out.println(graph.breadthFirst("a") + " " + graph.depthFirst("a") + " " + graph.topological());
        GraphTraversals cyclic = new GraphTraversals().edge("1", "2").edge("2", "3").edge("3", "1", "4").edge("4", "5").edge("5", "4").edge("6", "5", "6");
        System.out.println(cyclic.components() + " " + graph.components().size());
        int[][] maze = {{0, 0, 1, 0}, {1, 0, 1, 0}, {0, 0, 0, 0}, {0, 1, 1, 0}};
        System.out.println(shortest(maze, 0, 0, 0, 3) + " " + shortest(maze, 3, 0, 3, 3) + " " + shortest(new int[][] {{0, 1, 0}}, 0, 0, 0, 2));
        System.out.println(cyclic.topological());
    }
}
