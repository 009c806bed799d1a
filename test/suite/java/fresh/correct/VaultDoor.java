package com.example.house;

/** A door that can be locked; what is locked cannot be opened. */
public class VaultDoor {
    private boolean open;
    private boolean locked;
    private int pin;

    public void open() {
        if (locked) {
            throw new IllegalStateException("locked");
        }
        open = true;
    }

    public void close() {
        open = false;
    }

    public void lock(int pin) {
        if (open) {
            throw new IllegalStateException("open");
        }
        this.pin = pin;
        locked = true;
    }

    public boolean unlock(int pin) {
        if (locked && this.pin == pin) {
            locked = false;
        }
        return !locked;
    }

    /** Lets somebody in who knows the number. */
    public boolean enter(int pin) {
        if (!unlock(pin)) {
            return false;
        }
        open();
        close();
        lock(pin);
        return true;
    }

    public static void main(String[] args) {
        VaultDoor door = new VaultDoor();
        door.lock(17);
        System.out.println(door.enter(18) + " " + door.enter(17));
    }
}
