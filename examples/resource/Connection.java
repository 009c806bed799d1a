// A connection that is open exactly while it has a channel; every path through a transfer closes it again.
// espalier run examples/resource/Connection.java --method close --scope 2
// espalier run examples/resource/Connection.java --method transfer --scope 2
// expect: all assertions hold

public class Connection {
    static class Channel {
        int sent;
        boolean broken;
    }

    private boolean open;
    private Channel channel;

    //@ invariant open <==> channel != null;

    //@ requires !open;
    //@ ensures open && fresh(channel);
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
    //@ ensures \result <==> !channel.broken;
    //@ ensures \result ==> channel.sent == \old(channel.sent) + 1;
    public boolean send(int message) {
        if (channel.broken) return false;
        channel.sent++;
        if (message < 0) channel.broken = true;
        return !channel.broken;
    }

    //@ requires connection != null && !connection.open;
    //@ ensures !connection.open;
    static boolean transfer(Connection connection, int first, int second) {
        connection.open();
        try {
            if (!connection.send(first)) return false;
            return connection.send(second);
        } finally {
            connection.close();
        }
    }
}
