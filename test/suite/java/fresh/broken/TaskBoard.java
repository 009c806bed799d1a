package com.example.board;

import java.util.ArrayList;
import java.util.List;

/** Tasks and who works on them. */
public class TaskBoard {
    static final class Task {
        final String title;
        boolean done;

        Task(String title) {
            this.title = title;
        }
    }

    private final List<Task> tasks = new ArrayList<>();

    public void add(String title) {
        tasks.add(new Task(title));
    }

    public boolean finish(String title) {
        for (Task task : tasks) {
            if (task.title.equals(title)) {
                task.done = true;
                return true;
            }
        }
        return false;
    }

    /** Takes what is done off the board. */
    public int sweep() {
        int swept = 0;
        for (Task task : tasks) {
            if (task.done) {
                tasks.remove(task);
                swept++;
            }
        }
        return swept;
    }

    public int open() {
        int open = 0;
        for (Task task : tasks) {
            if (!task.done) {
                open++;
            }
        }
        return open;
    }

    public static void main(String[] args) {
        TaskBoard board = new TaskBoard();
        board.add("write");
        board.add("test");
        board.add("ship");
        board.finish("write");
        System.out.println(board.sweep() + " " + board.open());
    }
}
