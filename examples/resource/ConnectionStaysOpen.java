// A transfer that returns early when the first message fails, and leaves the connection open.
// espalier run examples/resource/ConnectionStaysOpen.java --method transfer --scope 2
// caught by: --method transfer --scope 2

public class ConnectionStaysOpen {
    static class Channel {
        int sent;
        boolean broken;
    }

    private boolean open;
    private Channel channel;

    //@ invariant open <==> channel != null;

    //@ requires !open;
    public void open() {
        channel = new Channel();
        open = true;
    }

    //@ ensures !open && channel == null;
    public void close() {
        open = false;
        channel = null;
    }

    //@ requires open;
    public boolean send(int message) {
        if (channel.broken) return false;
        channel.sent++;
        if (message < 0) channel.broken = true;
        return !channel.broken;
    }

    //@ requires connection != null && !connection.open;
    //@ ensures !connection.open;
    static boolean transfer(ConnectionStaysOpen connection, int first, int second) {
        connection.open();
        if (!connection.send(first)) return false;
        boolean delivered = connection.send(second);
        connection.close();
        return delivered;
    }
}
