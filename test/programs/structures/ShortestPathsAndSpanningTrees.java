import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class ShortestPathsAndSpanningTrees {
    record Edge(int from, int to, int weight) {
    }

    static final int INFINITE = Integer.MAX_VALUE / 2;
    final int size;
    final List<List<Edge>> outgoing = new ArrayList<>();
    final List<Edge> all = new ArrayList<>();

    ShortestPathsAndSpanningTrees(int size, int[]... edges) {
        this.size = size;
        for (int i = 0; i < size; i++) outgoing.add(new ArrayList<>());
        for (int[] e : edges) {
            outgoing.get(e[0]).add(new Edge(e[0], e[1], e[2]));
            outgoing.get(e[1]).add(new Edge(e[1], e[0], e[2]));
            all.add(new Edge(e[0], e[1], e[2]));
        }
    }

    int[] dijkstra(int source, int[] previous) {
        int[] distance = new int[size];
        Arrays.fill(distance, INFINITE);
        Arrays.fill(previous, -1);
        distance[source] = 0;
        PriorityQueue<int[]> queue = new PriorityQueue<>(Comparator.comparingInt(entry -> entry[1]));
        queue.add(new int[] {source, 0});
        while (!queue.isEmpty()) {
            int[] entry = queue.poll();
            int node = entry[0];
            if (entry[1] > distance[node]) continue;
            for (Edge edge : outgoing.get(node)) {
                int candidate = distance[node] + edge.weight();
                if (candidate < distance[edge.to()]) {
                    distance[edge.to()] = candidate;
                    previous[edge.to()] = node;
                    queue.add(new int[] {edge.to(), candidate});
                }
            }
        }
        return distance;
    }

    static List<Integer> path(int[] previous, int target) {
        List<Integer> path = new ArrayList<>();
        for (int at = target; at != -1; at = previous[at]) path.add(at);
        Collections.reverse(path);
        return path;
    }

    int[][] floydWarshall() {
        int[][] d = new int[size][size];
        for (int i = 0; i < size; i++) {
            Arrays.fill(d[i], INFINITE);
            d[i][i] = 0;
        }
        for (Edge e : all) d[e.from][e.to] = d[e.to][e.from] = Math.min(d[e.from][e.to], e.weight);
        for (int k = 0; k < size; k++)
            for (int i = 0; i < size; i++)
                for (int j = 0; j < size; j++) d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
        return d;
    }

    static class Sets {
        final int[] parent, rank;

        Sets(int n) {
            parent = new int[n];
            rank = new int[n];
            Arrays.setAll(parent, i -> i);
        }

        int find(int x) {
            return parent[x] == x ? x : (parent[x] = find(parent[x]));
        }

        boolean union(int a, int b) {
            a = find(a);
            b = find(b);
            if (a == b) return false;
            if (rank[a] < rank[b]) {
                int t = a;
                a = b;
                b = t;
            }
            parent[b] = a;
            if (rank[a] == rank[b]) rank[a]++;
            return true;
        }
    }

    int kruskal() {
        List<Edge> sorted = new ArrayList<>(all);
        sorted.sort(Comparator.comparingInt(Edge::weight));
        Sets sets = new Sets(size);
        int total = 0;
        for (Edge e : sorted) if (sets.union(e.from(), e.to())) total += e.weight();
        return total;
    }

    int prim() {
        boolean[] inside = new boolean[size];
        int[] best = new int[size];
        Arrays.fill(best, INFINITE);
        best[0] = 0;
        int total = 0;
        for (int round = 0; round < size; round++) {
            int node = -1;
            for (int i = 0; i < size; i++) if (!inside[i] && (node < 0 || best[i] < best[node])) node = i;
            inside[node] = true;
            total += best[node];
            for (Edge e : outgoing.get(node)) if (!inside[e.to()]) best[e.to()] = Math.min(best[e.to()], e.weight());
        }
        return total;
    }

    public static void main(String[] args) {
        ShortestPathsAndSpanningTrees graph = new ShortestPathsAndSpanningTrees(6, new int[][] {{0, 1, 7}, {0, 2, 9}, {0, 5, 14}, {1, 2, 10}, {1, 3, 15}, {2, 3, 11}, {2, 5, 2}, {3, 4, 6}, {4, 5, 9}});
        int[] previous = new int[6];
        int[] distance = graph.dijkstra(0, previous);
        System.out.println(Arrays.toString(distance) + " " + path(previous, 4));
        int[][] all = graph.floydWarshall();
        System.out.println(Arrays.toString(all[4]) + " " + Arrays.equals(all[0], distance));
        System.out.println(graph.kruskal() + " " + graph.prim());
        ShortestPathsAndSpanningTrees split = new ShortestPathsAndSpanningTrees(3, new int[] {0, 1, 5});
        System.out.println(split.dijkstra(0, new int[3])[2] == INFINITE);
        System.out.println(split.all.get(0) + " " + split.kruskal());
    }
}
