package com.example.network;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/** Which address is lent to which machine, and until when. */
public class LeaseTable {
    private static final class Lease {
        final String machine;
        long until;

        Lease(String machine, long until) {
            this.machine = machine;
            this.until = until;
        }
    }

    private final Map<Integer, Lease> leases = new HashMap<>();

    public boolean lend(int address, String machine, long until) {
        Lease lease = leases.get(address);
        if (lease != null && !lease.machine.equals(machine)) {
            return false;
        }
        leases.put(address, new Lease(machine, until));
        return true;
    }

    public void renew(int address, long until) {
        if (leases.containsKey(address)) {
            leases.get(address).until = until;
        }
    }

    public int expire(long now) {
        int expired = 0;
        Iterator<Map.Entry<Integer, Lease>> entries = leases.entrySet().iterator();
        while (entries.hasNext()) {
            if (entries.next().getValue().until < now) {
                entries.remove();
                expired++;
            }
        }
        return expired;
    }

    public void forget(String machine) {
        leases.values().removeIf(lease -> lease.machine.equals(machine));
    }

    public int size() {
        return leases.size();
    }
}
