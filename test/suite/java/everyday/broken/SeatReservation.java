package com.example.cinema;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** The seats of one show, reserved by many counters at once. */
public class SeatReservation {
    private final int seats;
    private final BitSet taken;
    private final Map<String, Integer> seatOf = new HashMap<>();
    private final Lock lock = new ReentrantLock();

    public SeatReservation(int seats) {
        if (seats <= 0) {
            throw new IllegalArgumentException("a hall has seats");
        }
        this.seats = seats;
        this.taken = new BitSet(seats);
    }

    /** Reserves the first free seat; -1 where none is left. */
    public int reserve(String guest) {
        lock.lock();
        try {
            int seat = taken.nextClearBit(0);
            if (seat >= seats) {
                return -1;
            }
            taken.set(seat);
            seatOf.put(guest, seat);
            return seat;
        } finally {
            lock.unlock();
        }
    }

    /** Gives a seat back. */
    public boolean cancel(String guest) {
        lock.lock();
        Integer seat = seatOf.remove(guest);
        if (seat == null) {
            return false;
        }
        taken.clear(seat);
        lock.unlock();
        return true;
    }

    /** Waits for nobody: false where another counter is busy. */
    public boolean tryReserve(String guest, int seat) {
        if (seat < 0 || seat >= seats || !lock.tryLock()) {
            return false;
        }
        try {
            if (taken.get(seat)) {
                return false;
            }
            taken.set(seat);
            seatOf.put(guest, seat);
            return true;
        } finally {
            lock.unlock();
        }
    }

    public int free() {
        lock.lock();
        try {
            return seats - taken.cardinality();
        } finally {
            lock.unlock();
        }
    }
}
