package com.example.parking;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Cars wait at the gate until a place is free. */
public class ParkingGarage {
    private final int places;
    private final Map<String, Long> arrivals = new HashMap<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition freed = lock.newCondition();

    public ParkingGarage(int places) {
        this.places = Math.max(1, places);
    }

    /** Drives in, after waiting where that is needed. */
    public void enter(String plate, long now) throws InterruptedException {
        lock.lock();
        try {
            while (arrivals.size() >= places) {
                freed.await();
            }
            arrivals.put(plate, now);
        } finally {
            lock.unlock();
        }
    }

    /** Drives in only where a place is free. */
    public boolean tryEnter(String plate, long now) {
        lock.lock();
        try {
            if (arrivals.size() >= places) {
                return false;
            }
            arrivals.put(plate, now);
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Drives out and returns what is to be paid: two for every hour begun. */
    public long leave(String plate, long now) {
        lock.lock();
        try {
            Long arrival = arrivals.remove(plate);
            if (arrival == null) {
                throw new IllegalArgumentException(plate + " is not here");
            }
            freed.signal();
            long minutes = Math.max(0, now - arrival);
            return 2 * ((minutes + 59) / 60);
        } finally {
            lock.unlock();
        }
    }

    public int free() {
        lock.lock();
        try {
            return places - arrivals.size();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ParkingGarage garage = new ParkingGarage(2);
        garage.enter("W-1", 0);
        System.out.println(garage.tryEnter("W-2", 5) + " " + garage.tryEnter("W-3", 6));
        System.out.println(garage.leave("W-1", 61) + " " + garage.free());
    }
}
