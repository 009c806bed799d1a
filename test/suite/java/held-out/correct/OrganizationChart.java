package com.example.people;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Who works for whom. */
public class OrganizationChart {
    public static class Employee {
        private final String name;
        private Employee boss;
        private final List<Employee> reports = new ArrayList<>();

        Employee(String name) {
            this.name = name;
        }

        public String getName() {
            return name;
        }

        public int teamSize() {
            int size = 1;
            for (Employee report : reports) {
                size += report.teamSize();
            }
            return size;
        }
    }

    private final Map<String, Employee> employees = new HashMap<>();

    public Employee hire(String name, String bossName) {
        if (employees.containsKey(name)) {
            throw new IllegalArgumentException(name + " works here already");
        }
        Employee employee = new Employee(name);
        if (bossName != null) {
            Employee boss = employees.get(bossName);
            Objects.requireNonNull(boss, "no such boss");
            employee.boss = boss;
            boss.reports.add(employee);
        }
        employees.put(name, employee);
        return employee;
    }

    public int levelsAbove(String name) {
        int levels = 0;
        Employee employee = employees.get(name);
        while (employee != null && employee.boss != null) {
            employee = employee.boss;
            levels++;
        }
        return levels;
    }

    public boolean isBossOf(String boss, String name) {
        for (Employee e = employees.get(name); e != null; e = e.boss) {
            if (e.boss != null && e.boss.getName().equals(boss)) {
                return true;
            }
        }
        return false;
    }
}
