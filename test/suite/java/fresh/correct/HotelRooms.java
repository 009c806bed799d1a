package com.example.hotel;

import java.util.HashMap;
import java.util.Map;

/** Which guest sleeps in which room. */
public class HotelRooms {
    private static final class Stay {
        final String guest;
        int nights;

        Stay(String guest, int nights) {
            this.guest = guest;
            this.nights = nights;
        }
    }

    private final Map<Integer, Stay> stays = new HashMap<>();
    private final int rooms;

    public HotelRooms(int rooms) {
        this.rooms = rooms;
    }

    public boolean checkIn(int room, String guest, int nights) {
        if (room < 0 || room >= rooms || stays.containsKey(room)) {
            return false;
        }
        stays.put(room, new Stay(guest, nights));
        return true;
    }

    public boolean extend(int room, int nights) {
        if (!isTaken(room)) {
            return false;
        }
        stays.get(room).nights += nights;
        return true;
    }

    private boolean isTaken(int room) {
        return stays.containsKey(room);
    }

    public String checkOut(int room) {
        Stay stay = stays.remove(room);
        return stay == null ? "" : stay.guest + " stayed " + stay.nights;
    }

    public int free() {
        return rooms - stays.size();
    }
}
