package com.example.hospital;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;

/** Patients wait by urgency; those who left are struck off. */
public class WaitingRoom {
    private final List<Patient> waiting = new LinkedList<>();
    private int treated;

    private static final class Patient {
        final String name;
        int urgency;

        Patient(String name, int urgency) {
            this.name = name;
            this.urgency = urgency;
        }
    }

    /** Enters a patient behind all others of at least the same urgency. */
    public void arrive(String name, int urgency) {
        int position = 0;
        for (Patient patient : waiting) {
            if (patient.urgency < urgency) {
                break;
            }
            position++;
        }
        waiting.add(position, new Patient(name, urgency));
    }

    /** Who is treated next; null where nobody waits. */
    public String next() {
        if (waiting.isEmpty()) {
            return null;
        }
        treated++;
        return waiting.remove(0).name;
    }

    /** A patient leaves on his own. */
    public boolean leave(String name) {
        Iterator<Patient> patients = waiting.iterator();
        while (patients.hasNext()) {
            Patient patient = patients.next();
            if (patient.name.equals(name)) {
                patients.remove();
                return true;
            }
        }
        return false;
    }

    /** Strikes off everybody below an urgency, and says who that was. */
    public List<String> sendHome(int urgency) {
        List<String> sent = new ArrayList<>();
        for (Patient patient : waiting) {
            if (patient.urgency < urgency) {
                sent.add(patient.name);
            }
        }
        waiting.removeIf(patient -> patient.urgency < urgency);
        return sent;
    }

    /** Those who wait become more urgent. */
    public void age() {
        for (Patient patient : waiting) {
            patient.urgency = Math.min(10, patient.urgency + 1);
        }
    }

    public int size() {
        return waiting.size();
    }

    public int getTreated() {
        return treated;
    }

    public static void main(String[] args) {
        WaitingRoom room = new WaitingRoom();
        room.arrive("ada", 3);
        room.arrive("bob", 7);
        room.age();
        System.out.println(room.next() + " " + room.sendHome(5) + " " + room.next());
    }
}
