// espalier spec examples/spec/Account.java
/** Numbers, static fields, arrays and exceptions. */
class Account {
  static int opened;
  int balance;
  Account[] heirs;

  // Account.opened' = plus[Account.opened, 1]
  // modifies Account.opened
  Account() {
    opened = opened + 1;
  }

  // balance' = balance ++ (this -> plus[this.balance, amount])
  // modifies balance
  // throws IllegalArgumentException when amount < 0
  void deposit(int amount) {
    if (amount < 0) throw new IllegalArgumentException();
    balance += amount;
  }

  // \result = (this.balance < other.balance => other.balance else this.balance)
  // pure
  // throws NullPointerException when other = null
  int richer(Account other) {
    return balance < other.balance ? other.balance : balance;
  }

  // elements' = elements ++ (this.heirs -> (this.heirs.elements ++ (place -> heir)))
  // modifies elements
  // throws NullPointerException when this.heirs = null
  // throws ArrayIndexOutOfBoundsException when this.heirs != null and (place < 0 or place >= this.heirs.length)
  // may throw ArrayStoreException only when this.heirs != null and place >= 0 and place < this.heirs.length and heir != null
  void setHeir(int place, Account heir) {
    heirs[place] = heir;
  }

  // \result = place.(this.heirs.elements)
  // pure
  // throws NullPointerException when this.heirs = null
  // throws ArrayIndexOutOfBoundsException when this.heirs != null and (place < 0 or place >= this.heirs.length)
  Account heir(int place) {
    return heirs[place];
  }

  // \result = New_Account_array
  // length' = length ++ (New_Account_array -> 2)
  // Account_array' = Account_array + New_Account_array
  // pure
  static Account[] pair(Account first, Account second) {
    return new Account[] {first, second};
  }
}
