package com.example.shell;

/** The last commands of a shell, in a ring. */
public class ShellHistory {
    private final String[] ring;
    private int next;
    private int count;

    public ShellHistory(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("room for one command at least");
        }
        ring = new String[size];
    }

    public void add(String command) {
        ring[next] = command;
        next = (next + 1) % ring.length;
        if (count < ring.length) {
            count++;
        }
    }

    /** The command that was given so many commands ago: 1 is the last one. */
    public String back(int steps) {
        if (steps < 1 || steps > count) {
            return "";
        }
        return ring[(next - steps) % ring.length];
    }

    public int size() {
        return count;
    }

    public static void main(String[] args) {
        ShellHistory history = new ShellHistory(3);
        for (String command : new String[] {"ls", "cd", "cat", "rm"}) {
            history.add(command);
        }
        System.out.println(history.back(1));
        System.out.println(history.back(2));
    }
}
