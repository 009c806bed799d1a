/** A point in time; its text depends on the time zone and is left open. */
package java.util;

import espalier.Any;

public class Date implements java.io.Serializable, Cloneable, Comparable<Date> {
    private long time;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long date) {
        time = date;
    }

    public Object clone() {
        return new Date(time);
    }

    public long getTime() {
        return time;
    }

    public void setTime(long time) {
        this.time = time;
    }

    /** Subclasses are asked. */
    private static long timeOf(Date date) {
        return date.getClass() == Date.class ? date.time : date.getTime();
    }

    public boolean before(Date when) {
        return timeOf(this) < timeOf(when);
    }

    public boolean after(Date when) {
        return timeOf(this) > timeOf(when);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Date && getTime() == ((Date) obj).getTime();
    }

    @Override
    public int compareTo(Date anotherDate) {
        return Long.compare(timeOf(this), timeOf(anotherDate));
    }

    @Override
    public int hashCode() {
        long time = getTime();
        return (int) time ^ (int) (time >> 32);
    }

    @Override
    public String toString() {
        return "Date(" + time + " ms, zone " + Any.anyInt("time zone") + ")";
    }
}
