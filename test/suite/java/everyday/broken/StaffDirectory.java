package com.example.staff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Who works where, and for how long. */
public class StaffDirectory {
    private final List<Employee> employees = new ArrayList<>();

    public static final class Employee {
        private final String name;
        private final String department;
        private final int since;

        public Employee(String name, String department, int since) {
            this.name = name;
            this.department = department;
            this.since = since;
        }

        public String getName() {
            return name;
        }

        public String getDepartment() {
            return department;
        }

        public int getSince() {
            return since;
        }
    }

    public void hire(String name, String department, int year) {
        employees.add(new Employee(name, department, year));
    }

    /** Whoever has that name. */
    public Optional<Employee> find(String name) {
        return employees.stream().filter(each -> each.name.equals(name)).findFirst();
    }

    /** Everybody of a department, by name. */
    public List<String> members(String department) {
        return employees.stream()
                .filter(each -> each.department.equals(department))
                .map(Employee::getName)
                .sorted()
                .collect(Collectors.toList());
    }

    /** Who has been there longest, and speaks for the department. */
    public String speakerOf(String department) {
        Optional<Employee> longest = employees.stream()
                .filter(each -> each.department.equals(department))
                .min(Comparator.comparingInt(Employee::getSince));
        return longest.get().getName();
    }

    public String departmentOf(String name) {
        return find(name).map(Employee::getDepartment).orElse("unknown");
    }

    public int size() {
        return employees.size();
    }

    public static void main(String[] args) {
        StaffDirectory directory = new StaffDirectory();
        directory.hire("ada", "research", 1998);
        directory.hire("bob", "sales", 2011);
        System.out.println(directory.speakerOf("research"));
        System.out.println(directory.speakerOf("support"));
    }
}
