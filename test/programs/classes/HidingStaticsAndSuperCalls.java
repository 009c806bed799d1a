public class HidingStaticsAndSuperCalls {
    static StringBuilder log = new StringBuilder();

    static class A {
        int x = 1;

        A() {
            log.append("A").append(x).append(f());
        }

        int f() {
            return x * 10;
        }

        static String s() {
            return "A.s";
        }

        String t() {
            return s() + f();
        }

        private int p() {
            return 5;
        }

        int callsPrivate() {
            return p();
        }

        int over(long v) {
            return 1;
        }
    }

    static class B extends A {
        int x = 2;

        B() {
            super();
            log.append("B").append(x).append(f());
        }

        @Override
        int f() {
            return super.f() + x * 100;
        }

        static String s() {
            return "B.s";
        }

        int p() {
            return 50;
        }

        int over(int v) {
            return 2;
        }

        int superX() {
            return super.x + ((A) this).x;
        }
    }

    static class C extends B {
        int x = 3;

        C() {
            log.append("C").append(x).append(f());
        }

        @Override
        int f() {
            return super.f() + x * 1000;
        }

        @Override
        String t() {
            return "C" + super.t() + s() + A.s();
        }

        int over(Integer v) {
            return 3;
        }

        int sum() {
            return x + super.x + ((A) this).x + ((B) this).superX();
        }
    }

    static int depth(Object o) {
        int d = 0;
        for (Class<?> c = o.getClass(); c != Object.class; c = c.getSuperclass()) d++;
        return d;
    }

    public static void main(String[] args) {
        C c = new C();
        System.out.println(log);
        System.out.println(c.f() + " " + ((A) c).f() + " " + c.x + ((B) c).x + ((A) c).x + " " + c.sum());
        A a = c;
        System.out.println(a.t() + " " + a.callsPrivate() + " " + ((B) a).p());
        System.out.println(c.over(1) + "" + c.over(1L) + c.over((short) 1) + c.over(Integer.valueOf(1)) + a.over(1));
        a.x = 100;
        System.out.println(c.f() + " " + new B().f() + " " + new A().t());
        System.out.println(depth(c) + " " + depth("s") + " " + (c instanceof B) + " " + (new B() instanceof A) + " " + C.class.getSuperclass().getSimpleName());
        A[] all = {new A(), new B(), new C()};
        int total = 0;
        for (A each : all) total += each.f() * each.x;
        System.out.println(total);
    }
}
