package com.example.graphs;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Attributes of the nodes of a drawing, of whatever type they are. */
public class NodeAttributes {
    private final Map<String, Object> attributes = new HashMap<>();

    public NodeAttributes with(String name, Object value) {
        attributes.put(name, value);
        return this;
    }

    public long number(String name, long otherwise) {
        Object value = attributes.get(name);
        if (value instanceof Number) {
            return ((Number) value).longValue();
        }
        return otherwise;
    }

    public String text(String name) {
        Object value = attributes.get(name);
        return value == null ? "" : value.toString();
    }

    public int count(String name) {
        Object value = attributes.get(name);
        if (!(value instanceof List)) {
            return value == null ? 0 : 1;
        }
        return ((List<?>) value).size();
    }

    public static NodeAttributes defaults() {
        return new NodeAttributes().with("shape", "box").with("width", 4).with("weight", 12L).with("ports", List.of("n", "s"));
    }

    public static long area() {
        NodeAttributes node = defaults();
        return node.number("width", 1) * node.number("weight", 1) + node.count("ports") + node.count("shape");
    }
}
