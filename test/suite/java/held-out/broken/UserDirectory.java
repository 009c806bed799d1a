package com.example.users;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Users by name and by role. */
public class UserDirectory {
    public static class User {
        private final String name;
        private final String role;

        public User(String name, String role) {
            this.name = name;
            this.role = role;
        }

        public String getName() {
            return name;
        }

        public String getRole() {
            return role;
        }
    }

    private final List<User> users = new ArrayList<>();

    public void add(String name, String role) {
        users.add(new User(name, role));
    }

    public Optional<User> find(String name) {
        for (User user : users) {
            if (user.getName().equals(name)) {
                return Optional.of(user);
            }
        }
        return Optional.empty();
    }

    public boolean isAdministrator(String name) {
        return find(name).map(user -> user.getRole().equals("admin")).orElse(false);
    }

    public String roleOf(String name) {
        User user = find(name).get();
        return user.getRole();
    }

    public String roleOrGuest(String name) {
        Optional<User> user = find(name);
        return user.isPresent() ? user.get().getRole() : "guest";
    }

    public int size() {
        return users.size();
    }
}
