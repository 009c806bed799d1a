package com.example.db;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A bounded number of connections that are lent and given back. */
public class ConnectionPool {
    public static class Connection {
        private final int id;
        private boolean open = true;

        Connection(int id) {
            this.id = id;
        }

        public int getId() {
            return id;
        }

        public boolean isOpen() {
            return open;
        }

        public void close() {
            open = false;
        }
    }

    private final int limit;
    private final Deque<Connection> free = new ArrayDeque<>();
    private final List<Connection> all = new ArrayList<>();

    public ConnectionPool(int limit) {
        this.limit = limit;
    }

    public Connection borrow() {
        Connection connection = free.poll();
        while (connection != null && !connection.isOpen()) {
            all.remove(connection);
            connection = free.poll();
        }
        if (connection == null && all.size() < limit) {
            connection = new Connection(all.size());
            all.add(connection);
        }
        if (connection == null) {
            throw new IllegalStateException("no connection left");
        }
        return connection;
    }

    public void giveBack(Connection connection) {
        if (connection != null && all.contains(connection)) {
            free.push(connection);
        }
    }

    public void shutDown() {
        for (Connection connection : all) {
            connection.close();
        }
        all.clear();
        free.clear();
    }

    public int size() {
        return all.size();
    }
}
