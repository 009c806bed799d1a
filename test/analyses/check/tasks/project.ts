/** A small project whose check takes every kind of task, and several rounds: what one class shows changes what holds of another. */
export const PROJECT: Readonly<Record<string, string>> = {
  'Account.java': `public class Account {
  private final Owner owner;
  private String note;
  public Account(Owner owner) { this.owner = owner; this.note = "new"; }
  public int length() { return note.length() + owner.name().length(); }
  public void clear() { note = null; }
  public int first(String text) { return text.length(); }
  private int hidden(String text) { return text == null ? 0 : text.length(); }
  public int use(java.util.List<String> texts) {
    int sum = 0;
    for (String each : texts) sum += hidden(each);
    return sum;
  }
}
`,
  'Owner.java': `public class Owner {
  private final String name;
  public Owner(String name) { this.name = name; }
  public String name() { return name; }
  //@ requires count >= 0;
  //@ ensures \\result >= count;
  public int more(int count) { return count + 1; }
  //@ ensures \\result == 2;
  public int wrong() { return 1; }
}
`,
  'Bank.java': `import java.util.*;
public class Bank {
  private final Map<String, Account> accounts = new HashMap<>();
  public Account find(String key) { return accounts.get(key); }
  public int lookUp(String key) { return find(key).length(); }
  static Owner nobody() { return new Owner(null); }
  public int bad() { return nobody().name().length(); }
  public Object cast(Object any) { return (String) any; }
  public static void main(String[] args) {
    Bank bank = new Bank();
    Runnable later = () -> bank.lookUp("x");
    later.run();
  }
}
`,
  'Chain.java': `public class Chain {
  Chain next;
  int value;
  static int two(Chain chain) { return chain.next.value; }
  static Chain reversed(Chain list) {
    Chain result = null;
    while (list != null) { Chain rest = list.next; list.next = result; result = list; list = rest; }
    return result;
  }
  int last() { Chain at = this; while (at.next != null) at = at.next; return at.value; }
}
`,
  'Step.java': `public interface Step {
  int go(String text);
  class A implements Step { public int go(String text) { return text.length(); } }
  class B implements Step { public int go(String text) { return 2; } }
  class C implements Step { public int go(String text) { return 3; } }
  class D implements Step { public int go(String text) { return 4; } }
  class E implements Step { public int go(String text) { return 5; } }
  class F implements Step { public int go(String text) { return 6; } }
  class G implements Step { public int go(String text) { return 7; } }
}
`,
  'Caller.java': `public class Caller {
  static int go(Step step) { return step.go(null); }
  static int one(Account account) { return account.first(null); }
  static int many(int[] numbers) { int sum = 0; for (int i = 0; i <= numbers.length; i++) sum += numbers[i]; return sum; }
}
`,
};
