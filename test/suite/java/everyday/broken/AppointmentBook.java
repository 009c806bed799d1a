package com.example.clinic;

import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The appointments of one practice, day by day. */
public class AppointmentBook {
    private static final LocalTime OPENS = LocalTime.of(8, 0);
    private static final LocalTime CLOSES = LocalTime.of(17, 0);

    private final Map<LocalDate, List<Appointment>> days = new TreeMap<>();

    public static final class Appointment {
        private final String patient;
        private LocalTime time;
        private boolean confirmed;

        Appointment(String patient, LocalTime time) {
            this.patient = patient;
            this.time = time;
        }

        public String getPatient() {
            return patient;
        }

        public LocalTime getTime() {
            return time;
        }

        public boolean isConfirmed() {
            return confirmed;
        }
    }

    /** Books a patient; false where the practice is closed or the time is taken. */
    public boolean book(String patient, LocalDate day, LocalTime time) {
        if (time.isBefore(OPENS) || !time.isBefore(CLOSES)) {
            return false;
        }
        List<Appointment> appointments = days.computeIfAbsent(day, key -> new ArrayList<>());
        for (Appointment each : appointments) {
            if (each.time.equals(time)) {
                return false;
            }
        }
        appointments.add(new Appointment(patient, time));
        return true;
    }

    /** The appointment of a patient on that day, if there is one. */
    private Appointment find(String patient, LocalDate day) {
        List<Appointment> appointments = days.get(day);
        if (appointments == null) {
            return null;
        }
        for (Appointment each : appointments) {
            if (each.patient.equals(patient)) {
                return each;
            }
        }
        return null;
    }

    public boolean confirm(String patient, LocalDate day) {
        Appointment appointment = find(patient, day);
        if (appointment == null || appointment.confirmed) {
            return false;
        }
        appointment.confirmed = true;
        return true;
    }

    /** Moves an appointment within its day. */
    public void postpone(String patient, LocalDate day, int minutes) {
        Appointment appointment = find(patient, day);
        LocalTime later = appointment.time.plusMinutes(minutes);
        if (later.isBefore(CLOSES)) {
            appointment.time = later;
            appointment.confirmed = false;
        }
    }

    public int countOn(LocalDate day) {
        List<Appointment> appointments = days.get(day);
        return appointments == null ? 0 : appointments.size();
    }
}
