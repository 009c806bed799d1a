package com.example.store;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/** Lazily made objects, each by its name. */
public class ObjectStore {
    private final Map<String, Supplier<?>> makers = new HashMap<>();
    private final Map<String, Object> made = new HashMap<>();

    public void register(String name, Supplier<?> maker) {
        Objects.requireNonNull(maker, "maker");
        makers.put(name, maker);
    }

    public Object get(String name) {
        Object known = made.get(name);
        if (known != null) {
            return known;
        }
        Supplier<?> maker = makers.get(name);
        if (maker == null) {
            throw new IllegalArgumentException("unknown: " + name);
        }
        Object object = maker.get();
        made.put(name, object);
        return object;
    }

    public <T> T get(String name, Class<T> type) {
        Object object = get(name);
        if (!type.isInstance(object)) {
            throw new IllegalStateException(name + " is no " + type.getName());
        }
        return type.cast(object);
    }

    public int madeCount() {
        return made.size();
    }

    public void reset() {
        made.clear();
    }
}
