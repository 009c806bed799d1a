package com.example.security;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Groups, their members, and groups within groups. */
public class GroupMembers {
    private final Map<String, List<String>> members = new TreeMap<>();
    private static final List<String> RESERVED = List.of("root", "nobody");

    /** Adds a group with its first members. */
    public boolean create(String group, List<String> first) {
        if (RESERVED.contains(group) || members.containsKey(group)) {
            return false;
        }
        members.put(group, new ArrayList<>(first));
        return true;
    }

    public boolean join(String group, String member) {
        List<String> list = members.get(group);
        if (list == null || list.contains(member)) {
            return false;
        }
        return list.add(member);
    }

    public boolean leave(String group, String member) {
        List<String> list = members.get(group);
        return list != null && list.remove(member);
    }

    /** The members, in order; nobody can change the group through it. */
    public List<String> membersOf(String group) {
        if (!members.containsKey(group)) {
            return Collections.emptyList();
        }
        List<String> sorted = new ArrayList<>(members.get(group));
        Collections.sort(sorted);
        return Collections.unmodifiableList(sorted);
    }

    /** Everybody in a group and in the groups that are its members. */
    public List<String> expand(String group) {
        List<String> people = new ArrayList<>();
        expand(group, people, new ArrayList<>());
        return people;
    }

    private void expand(String group, List<String> people, List<String> visited) {
        if (visited.contains(group)) {
            return;
        }
        visited.add(group);
        for (String member : membersOf(group)) {
            if (members.containsKey(member)) {
                expand(member, people, visited);
            } else if (!people.contains(member)) {
                people.add(member);
            }
        }
    }

    /** Removes a person from all groups. */
    public int dismiss(String person) {
        int left = 0;
        for (List<String> list : members.values()) {
            if (list.remove(person)) {
                left++;
            }
        }
        return left;
    }

    public static void main(String[] args) {
        GroupMembers groups = new GroupMembers();
        groups.create("admins", List.of("ada"));
        groups.create("staff", Collections.singletonList("admins"));
        groups.join("staff", "bob");
        System.out.println(groups.expand("staff") + " " + groups.dismiss("ada"));
    }
}
