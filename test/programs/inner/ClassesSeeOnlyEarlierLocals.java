import java.util.function.*;
public class ClassesSeeOnlyEarlierLocals {
    String name = "field";
    int total = 5;
    static String shared = "static";
    Supplier<String> early() {
        Supplier<String> anonymous = new Supplier<>() { public String get() { return name + total; } };
        Supplier<Supplier<String>> lambda = () -> new Supplier<>() { public String get() { return name + "/" + shared; } };
        class Local { String get() { return name + total; } class Deeper { String get() { return shared + name; } } }
        String name = "variable";
        int total = 7;
        String shared = "variable too";
        class After { String get() { return name + total + shared; } }
        System.out.println(new Local().get() + " " + new Local().new Deeper().get() + " " + new After().get());
        return () -> anonymous.get() + lambda.get().get() + name + total;
    }
    public static void main(String[] args) { 
        System.out.println(new ClassesSeeOnlyEarlierLocals().early().get());
        Runnable r = new Runnable() { int calls; public void run() { Helper h = new Helper(); if (calls++ < 2) run(); else System.out.println(h + " " + calls); } };
        class Helper { public String toString() { return "local"; } }
        r.run(); System.out.println(new Helper());
    }
    static class Helper { public String toString() { return "member"; } }
}
