package com.example.elevator;

import java.util.TreeSet;

/** Where an elevator goes next: up while somebody waits above, then down. */
public class ElevatorControl {
    private final TreeSet<Integer> calls = new TreeSet<>();
    private final int floors;
    private int floor;
    private boolean up = true;

    public ElevatorControl(int floors) {
        this.floors = floors;
    }

    public void call(int wanted) {
        if (wanted < 0 || wanted >= floors) {
            throw new IllegalArgumentException("no floor " + wanted);
        }
        calls.add(wanted);
    }

    /** Goes to the next floor that was called. */
    public int move() {
        Integer next = up ? calls.ceiling(floor) : calls.floor(floor);
        if (next == null) {
            up = !up;
            next = up ? calls.ceiling(floor) : calls.floor(floor);
        }
        floor = next;
        calls.remove(next);
        return floor;
    }

    public int waiting() {
        return calls.size();
    }

    public int getFloor() {
        return floor;
    }

    public static void main(String[] args) {
        ElevatorControl elevator = new ElevatorControl(9);
        elevator.call(4);
        elevator.call(2);
        for (int i = 0; i < 3; i++) {
            System.out.println(elevator.move());
        }
    }
}
