/** A sieve as a chain of filters: each is made with the usual rule, most get another one. */
class Primes {
  interface Rule {
    boolean keeps(int number);
  }

  static class All implements Rule {
    public boolean keeps(int number) {
      return true;
    }
  }

  static class NoMultiples implements Rule {
    private final int factor;

    NoMultiples(int factor) {
      this.factor = factor;
    }

    public boolean keeps(int number) {
      return number % factor != 0;
    }
  }

  static class Filter {
    Rule rule = new All();
    Filter next;
  }

  public static void main(String[] arguments) {
    Filter last = new Filter();
    int primes = 0;
    for (int number = 2; number < 30; number++) {
      boolean keeps = last.rule.keeps(number);
      for (Filter filter = last.next; filter != null && keeps; filter = filter.next) {
        keeps = filter.rule.keeps(number);
      }
      if (keeps) {
        primes = primes + 1;
        Filter filter = new Filter();
        filter.rule = new NoMultiples(number);
        filter.next = last.next;
        last.next = filter;
      }
    }
    System.out.println(primes);
  }
}
