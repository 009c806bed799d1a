package com.example.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;

/** Commands typed so far, newest first, with a bound. */
public class CommandHistory {
    private final Deque<String> commands = new ArrayDeque<>();
    private final int limit;

    public CommandHistory(int limit) {
        this.limit = limit;
    }

    public void add(String command) {
        if (command.isEmpty() || command.equals(commands.peekFirst())) {
            return;
        }
        commands.addFirst(command);
        if (commands.size() > limit) {
            commands.removeLast();
        }
    }

    public Optional<String> startingWith(String prefix) {
        for (String command : commands) {
            if (command.startsWith(prefix)) {
                return Optional.of(command);
            }
        }
        return Optional.empty();
    }

    public String previous() {
        String command = commands.peekFirst();
        if (command == null) {
            return "";
        }
        return command.trim();
    }

    public String expand(String typed) {
        if (!typed.startsWith("!")) {
            return typed;
        }
        Optional<String> found = startingWith(typed.substring(1));
        if (found.isPresent()) {
            return found.get();
        }
        return typed;
    }

    public int forget(String word) {
        int forgotten = 0;
        Iterator<String> iterator = commands.iterator();
        while (iterator.hasNext()) {
            String command = iterator.next();
            if (command.contains(word)) {
                iterator.remove();
                forgotten++;
            }
        }
        return forgotten;
    }
}
