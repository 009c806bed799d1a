import java.lang.annotation.*;
import java.util.*;
public class AnnotationsStandWhereTypesDo {
    @Target(ElementType.TYPE_USE) @interface A {
        int v() default 0;
    }
    @Target(ElementType.TYPE_USE) @interface B {} static class Out {
        class In {} static class Sn {}
    }
    static int f(@A String @A [] @B [] x, @A int @B ... y) {
        return x.length + y.length;
    }
    static int g(String @A(v = 3) @B... z) {
        return z.length;
    }
    static java.util.@A List<@A ? extends @B Object> h(Out.@A Sn s) {
        return new ArrayList<@A Object>();
    }
    int k = 5;
    int receiver(@A AnnotationsStandWhereTypesDo this, int more) {
        return this.k + more;
    }
    int alone(@A @B AnnotationsStandWhereTypesDo this) {
        return k;
    }
    static <@A T extends @B Object & @A Comparable<@B T>> @A T id(@A T t) throws @B RuntimeException {
        return (@A T) t;
    }
    public static void main(String[] args) {
        System.out.println(f(new @A String @B [2] @A [3], 1, 2) + g("a", "b") + h(null).size() + id("q"));
        Object o = "s";
        System.out.println(new AnnotationsStandWhereTypesDo().receiver(2) + new AnnotationsStandWhereTypesDo().alone());
        if (o instanceof @A String s) System.out.println(s);
        for (@A String s : new String @A [] {"k"}) System.out.println(s);
        try {
            System.out.println(1 / args.length);
        } catch (@A ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Runnable r = @A AnnotationsStandWhereTypesDo::new;
        java.util.function.Supplier<@A List<@B String>> su = ArrayList<@A String>::new;
        System.out.println(su.get());
        @A int i @A [] = {1};
        System.out.println(i.length);
    }
}
