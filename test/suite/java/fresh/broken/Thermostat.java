package com.example.heating;

/** Holds a room at a temperature; has to be calibrated once before it is switched on. */
public class Thermostat {
    private boolean calibrated;
    private boolean on;
    private double offset;
    private double target = 20;

    public void calibrate(double shown, double real) {
        offset = real - shown;
        calibrated = true;
    }

    public void switchOn() {
        if (!calibrated) {
            throw new IllegalStateException("not calibrated");
        }
        on = true;
    }

    public void switchOff() {
        on = false;
    }

    public void setTarget(double target) {
        this.target = Math.max(5, Math.min(30, target));
    }

    public boolean heats(double shown) {
        return on && shown + offset < target;
    }

    /** A thermostat as it is delivered. */
    public static Thermostat delivered(boolean calibrated) {
        Thermostat thermostat = new Thermostat();
        if (calibrated) {
            thermostat.calibrate(20, 20);
        }
        thermostat.setTarget(21);
        thermostat.switchOn();
        return thermostat;
    }

    public static void main(String[] args) {
        Thermostat hall = delivered(true);
        Thermostat cellar = delivered(false);
        System.out.println(hall.heats(18) + " " + cellar.heats(10));
    }
}
