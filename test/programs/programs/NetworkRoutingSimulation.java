import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

public class NetworkRoutingSimulation {
    static final class Packet {
        private static int created;
        final int id = ++created;
        final Node source, target;
        final long sent;
        int hops;
        final Deque<String> trail = new ArrayDeque<>();

        Packet(Node source, Node target, long sent) {
            this.source = source;
            this.target = target;
            this.sent = sent;
        }
    }

    static final class Link {
        final Node a, b;
        final int delay;
        boolean up = true;
        int carried;

        Link(Node a, Node b, int delay) {
            this.a = a;
            this.b = b;
            this.delay = delay;
        }

        Node other(Node n) {
            assert n == a || n == b;
            return n == a ? b : a;
        }
    }

    abstract static class Node {
        final String name;
        final List<Link> links = new ArrayList<>();

        Node(String name) {
            this.name = name;
        }

        abstract void receive(Packet p, NetworkRoutingSimulation net);

        @Override
        public String toString() {
            return name;
        }
    }

    static class Host extends Node {
        final List<Packet> inbox = new ArrayList<>();

        Host(String name) {
            super(name);
        }

        @Override
        void receive(Packet p, NetworkRoutingSimulation net) {
            if (p.target == this) {
                inbox.add(p);
                net.delivered(p);
            } else if (p.source == this) {
                net.forward(p, this, links.get(0));
            } else {
                net.drop(p, "wrong host");
            }
        }
    }

    static class Router extends Node {
        private final Map<Node, Link> table = new HashMap<>();

        Router(String name) {
            super(name);
        }

        void rebuild() {
            table.clear();
            Map<Node, Integer> distance = new HashMap<>();
            Map<Node, Link> first = new HashMap<>();
            PriorityQueue<Object[]> queue = new PriorityQueue<>((x, y) -> {
                int order = Integer.compare((Integer) x[1], (Integer) y[1]);
                return order != 0 ? order : ((Node) x[0]).name.compareTo(((Node) y[0]).name);
            });
            queue.add(new Object[] {this, 0, null});
            while (!queue.isEmpty()) {
                Object[] entry = queue.poll();
                Node node = (Node) entry[0];
                if (distance.putIfAbsent(node, (Integer) entry[1]) != null) continue;
                if (entry[2] != null) first.put(node, (Link) entry[2]);
                if (node instanceof Host && node != this) continue;
                for (Link link : node.links) {
                    if (!link.up || distance.containsKey(link.other(node))) continue;
                    queue.add(new Object[] {link.other(node), (Integer) entry[1] + link.delay, entry[2] == null ? link : entry[2]});
                }
            }
            table.putAll(first);
        }

        @Override
        void receive(Packet p, NetworkRoutingSimulation net) {
            Link link = table.get(p.target);
            if (link == null) net.drop(p, "no route from " + this);
            else net.forward(p, this, link);
        }
    }

    private static final class Scheduled implements Comparable<Scheduled> {
        final long at;
        final int order;
        final Runnable action;

        Scheduled(long at, int order, Runnable action) {
            this.at = at;
            this.order = order;
            this.action = action;
        }

        @Override
        public int compareTo(Scheduled o) {
            return at != o.at ? Long.compare(at, o.at) : order - o.order;
        }
    }

    private final Map<String, Node> nodes = new TreeMap<>();
    private final List<Link> links = new ArrayList<>();
    private final PriorityQueue<Scheduled> agenda = new PriorityQueue<>();
    private final Map<String, Integer> drops = new TreeMap<>();
    private long now, latency;
    private int order, arrived, hops;

    <N extends Node> N add(N node) {
        nodes.put(node.name, node);
        return node;
    }

    Link connect(String a, String b, int delay) {
        Link link = new Link(nodes.get(a), nodes.get(b), delay);
        link.a.links.add(link);
        link.b.links.add(link);
        links.add(link);
        return link;
    }

    void at(long time, Runnable action) {
        if (time < now) throw new IllegalArgumentException("in the past: " + time);
        agenda.add(new Scheduled(time, order++, action));
    }

    void forward(Packet p, Node from, Link link) {
        if (!link.up) {
            drop(p, "link down");
            return;
        }
        if (++p.hops > 6) {
            drop(p, "too many hops");
            return;
        }
        link.carried++;
        p.trail.addLast(from.name);
        Node to = link.other(from);
        at(now + link.delay, () -> to.receive(p, this));
    }

    void delivered(Packet p) {
        arrived++;
        latency += now - p.sent;
        hops += p.hops;
    }

    void drop(Packet p, String reason) {
        drops.merge(reason, 1, Integer::sum);
    }

    void rebuild() {
        for (Node node : nodes.values()) if (node instanceof Router) ((Router) node).rebuild();
    }

    void send(long time, String from, String to) {
        at(time, () -> nodes.get(from).receive(new Packet(nodes.get(from), nodes.get(to), now), this));
    }

    String run() {
        for (Scheduled s; (s = agenda.poll()) != null; ) {
            now = s.at;
            s.action.run();
        }
        return "t=" + now + " arrived " + arrived + " latency " + latency + " hops " + hops + " drops " + drops;
    }

    boolean connected() {
        Set<Node> seen = new HashSet<>();
        Deque<Node> todo = new ArrayDeque<>(List.of(nodes.values().iterator().next()));
        while (!todo.isEmpty()) {
            Node n = todo.pop();
            if (!seen.add(n)) continue;
            for (Link l : n.links) if (l.up) todo.push(l.other(n));
        }
        return seen.size() == nodes.size();
    }

    public static void main(String[] args) {
        NetworkRoutingSimulation net = new NetworkRoutingSimulation();
        for (String name : "r1 r2 r3 r4".split(" ")) net.add(new Router(name));
        Host a = net.add(new Host("ha")), b = net.add(new Host("hb")), c = net.add(new Host("hc"));
        int[][] delays = {{1, 2, 4}, {2, 3, 4}, {1, 4, 3}, {4, 3, 20}};
        for (int[] d : delays) net.connect("r" + d[0], "r" + d[1], d[2]);
        net.connect("ha", "r1", 1);
        net.connect("hb", "r3", 1);
        net.connect("hc", "r4", 1);
        net.rebuild();
        System.out.println(net.connected());
        net.send(0, "ha", "hb");
        net.send(0, "ha", "hc");
        net.send(5, "hb", "hc");
        System.out.println(net.run() + " " + b.inbox.get(0).trail + " " + c.inbox.size());
        Link broken = net.links.get(1);
        net.at(100, () -> broken.up = false);
        net.send(101, "ha", "hb");
        net.at(110, net::rebuild);
        net.send(111, "ha", "hb");
        net.send(112, "hb", "ha");
        System.out.println(net.run() + " " + b.inbox.get(1).trail + " " + a.inbox.get(0).trail);
        net.links.get(3).up = false;
        net.rebuild();
        System.out.println(net.connected());
        Random random = new Random(11);
        String[] hosts = {"ha", "hb", "hc"};
        for (int i = 0; i < 40; i++) {
            String from = hosts[random.nextInt(3)], to = hosts[random.nextInt(3)];
            if (!from.equals(to)) net.send(1000 + random.nextInt(50), from, to);
        }
        System.out.println(net.run());
        int[] carried = net.links.stream().mapToInt(l -> l.carried).toArray();
        System.out.println(Arrays.toString(carried) + " " + Packet.created);
        net.at(5, () -> System.out.println("never"));
    }
}
