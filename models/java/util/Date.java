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

    public boolean before(Date when) {
        return time < when.time;
    }

    public boolean after(Date when) {
        return time > when.time;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Date && time == ((Date) obj).time;
    }

    @Override
    public int compareTo(Date anotherDate) {
        return Long.compare(time, anotherDate.time);
    }

    @Override
    public int hashCode() {
        return (int) time ^ (int) (time >> 32);
    }

    @Override
    public String toString() {
        return "Date(" + time + " ms, zone " + Any.anyInt("time zone") + ")";
    }
}
