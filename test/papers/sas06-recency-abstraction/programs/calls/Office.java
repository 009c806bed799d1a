/** An office: employees get a task of their own after they were made with the usual one. */
class Office {
  interface Task {
    int minutes();
  }

  static class Mail implements Task {
    public int minutes() {
      return 5;
    }
  }

  static class Meeting implements Task {
    public int minutes() {
      return 60;
    }
  }

  static class Report implements Task {
    public int minutes() {
      return 30;
    }
  }

  static class Employee {
    Task task = new Mail();
    final Employee next;

    Employee(Employee next) {
      this.next = next;
    }

    int work() {
      return task.minutes();
    }
  }

  static Employee manager(Employee next) {
    Employee employee = new Employee(next);
    employee.task = new Meeting();
    return employee;
  }

  static Employee writer(Employee next) {
    Employee employee = new Employee(next);
    employee.task = new Report();
    return employee;
  }

  public static void main(String[] arguments) {
    Employee managers = null;
    Employee writers = null;
    for (int i = 0; i < 5; i++) {
      managers = manager(managers);
      writers = writer(writers);
    }
    int sum = 0;
    for (Employee each = managers; each != null; each = each.next) {
      sum = sum + each.task.minutes();
    }
    for (Employee each = writers; each != null; each = each.next) {
      sum = sum + each.task.minutes();
    }
    System.out.println(sum);
  }
}
