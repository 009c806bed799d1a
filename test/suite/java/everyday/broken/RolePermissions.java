package com.example.security;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which role may do what. */
public class RolePermissions {
    private final Map<String, List<String>> permissions = new HashMap<>();

    public RolePermissions() {
        define("admin", "read", "write", "delete");
        define("editor", "read", "write");
    }

    private void define(String role, String... names) {
        List<String> list = new ArrayList<>();
        Collections.addAll(list, names);
        permissions.put(role, list);
    }

    /** Adds a role that may do nothing yet. */
    public boolean create(String role) {
        if (permissions.containsKey(role)) {
            return false;
        }
        permissions.put(role, Collections.emptyList());
        return true;
    }

    /** Allows something to a role. */
    public void grant(String role, String permission) {
        List<String> list = permissions.get(role);
        if (list == null) {
            throw new IllegalArgumentException("no role " + role);
        }
        if (!list.contains(permission)) {
            list.add(permission);
        }
    }

    public void revoke(String role, String permission) {
        List<String> list = permissions.get(role);
        if (list != null && list.contains(permission)) {
            list.remove(permission);
        }
    }

    public boolean allows(String role, String permission) {
        return permissions.getOrDefault(role, Collections.emptyList()).contains(permission);
    }

    /** The roles that may do something, in no particular order. */
    public List<String> rolesWith(String permission) {
        List<String> roles = new ArrayList<>();
        for (Map.Entry<String, List<String>> entry : permissions.entrySet()) {
            if (entry.getValue().contains(permission)) {
                roles.add(entry.getKey());
            }
        }
        return roles;
    }

    public static void main(String[] args) {
        RolePermissions roles = new RolePermissions();
        roles.grant("editor", "publish");
        if (roles.create("guest")) {
            roles.grant("guest", "read");
        }
        System.out.println(roles.rolesWith("read").size());
    }
}
