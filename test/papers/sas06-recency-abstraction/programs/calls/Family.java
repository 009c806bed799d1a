/** A family: each constructor of a subclass replaces the voice that the one above has set. */
class Family {
  interface Voice {
    int loudness();
  }

  static class Quiet implements Voice {
    public int loudness() {
      return 1;
    }
  }

  static class Loud implements Voice {
    public int loudness() {
      return 9;
    }
  }

  static class Person {
    Voice voice;

    Person() {
      voice = new Quiet();
    }

    int speak() {
      return voice.loudness();
    }
  }

  static class Child extends Person {
    Child() {
      voice = new Loud();
    }
  }

  public static void main(String[] arguments) {
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      Child child = new Child();
      sum = sum + child.voice.loudness();
      sum = sum + child.speak();
    }
    Person parent = new Person();
    sum = sum + parent.voice.loudness();
    System.out.println(sum);
  }
}
