package com.example.bank;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** An account that several threads may use. */
public class Account {
    private final Lock lock = new ReentrantLock();
    private final String owner;
    private long balance;

    public Account(String owner) {
        this.owner = owner;
    }

    public String getOwner() {
        return owner;
    }

    public void deposit(long amount) {
        lock.lock();
        try {
            balance += amount;
        } finally {
            lock.unlock();
        }
    }

    public boolean withdraw(long amount) {
        lock.lock();
        if (balance < amount) {
            return false;
        }
        balance -= amount;
        lock.unlock();
        return true;
    }

    public long getBalance() {
        lock.lock();
        try {
            return balance;
        } finally {
            lock.unlock();
        }
    }

    public boolean tryDeposit(long amount) {
        if (!lock.tryLock()) {
            return false;
        }
        try {
            balance += amount;
            return true;
        } finally {
            lock.unlock();
        }
    }
}
