import java.util.*;
import java.util.function.*;
public class FunctionalLibraryWithMonoidsAndParsers {
    // generic-heavy functional library
    sealed interface Lst<A> extends Iterable<A> permits Nil, Cons {
        static <A> Lst<A> nil() {
            return new Nil<>();
        }
        @SafeVarargs static <A> Lst<A> of(A... as) {
            Lst<A> r = nil();
            for (int i = as.length - 1; i >= 0; i--) r = new Cons<>(as[i], r);
            return r;
        }
        boolean isEmpty();
        default <B> B foldLeft(B z, BiFunction<? super B, ? super A, ? extends B> f) {
            B b = z;
            for (A a : this) b = f.apply(b, a);
            return b;
        }
        default <B> B foldRight(B z, BiFunction<? super A, ? super B, ? extends B> f) {
            return this instanceof Cons<A> c ? f.apply(c.head(), c.tail().foldRight(z, f)) : z;
        }
        default Lst<A> reverse() {
            return foldLeft(Lst.<A>nil(), (acc, a) -> new Cons<>(a, acc));
        }
        default <B> Lst<B> map(Function<? super A, ? extends B> f) {
            return foldRight(Lst.<B>nil(), (a, acc) -> new Cons<>(f.apply(a), acc));
        }
        default Lst<A> filter(Predicate<? super A> p) {
            return foldRight(nil(), (a, acc) -> p.test(a) ? new Cons<>(a, acc) : acc);
        }
        default <B> Lst<B> flatMap(Function<? super A, Lst<B>> f) {
            return foldRight(Lst.<B>nil(), (a, acc) -> f.apply(a).append(acc));
        }
        default Lst<A> append(Lst<A> o) {
            return foldRight(o, Cons::new);
        }
        default <B> Lst<Pr<A, B>> zip(Lst<B> o) {
            if (this instanceof Cons<A> c && o instanceof Cons<B> d) return new Cons<>(new Pr<>(c.head(), d.head()), c.tail().zip(d.tail()));
            return nil();
        }
        default Iterator<A> iterator() {
            return new Iterator<>() {
                Lst<A> at = Lst.this;
                public boolean hasNext() {
                    return !at.isEmpty();
                }
                public A next() {
                    if (!(at instanceof Cons<A> c)) throw new NoSuchElementException();
                    at = c.tail();
                    return c.head();
                }
            };
        }
        default String str() {
            StringJoiner j = new StringJoiner(",", "(", ")");
            forEach(a -> j.add(Objects.toString(a)));
            return j.toString();
        }
    }
    record Nil<A>() implements Lst<A> {
        public boolean isEmpty() {
            return true;
        }
    }
    record Cons<A>(A head, Lst<A> tail) implements Lst<A> {
        public boolean isEmpty() {
            return false;
        }
    }
    record Pr<A, B>(A a, B b) {
        <C> Pr<C, B> first(Function<? super A, ? extends C> f) {
            return new Pr<>(f.apply(a), b);
        }
        static <X, Y> Comparator<Pr<X, Y>> by(Comparator<? super X> c) {
            return (p, q) -> c.compare(p.a, q.a);
        }
    }
    interface Monoid<T> {
        T zero();
        T plus(T a, T b);
        static <T> Monoid<T> of(T z, BinaryOperator<T> f) {
            return new Monoid<>() {
                public T zero() {
                    return z;
                }
                public T plus(T a, T b) {
                    return f.apply(a, b);
                }
            };
        }
        static <A, B> Monoid<Pr<A, B>> both(Monoid<A> m, Monoid<B> n) {
            return of(new Pr<>(m.zero(), n.zero()), (x, y) -> new Pr<>(m.plus(x.a(), y.a()), n.plus(x.b(), y.b())));
        }
        default <S> T foldMap(Lst<S> l, Function<? super S, ? extends T> f) {
            return l.foldLeft(zero(), (acc, s) -> plus(acc, f.apply(s)));
        }
    }
    static abstract class Either<L, R> {
        abstract <X> X fold(Function<? super L, ? extends X> l, Function<? super R, ? extends X> r);
        static <L, R> Either<L, R> left(L v) {
            return new Either<L, R>() {
                <X> X fold(Function<? super L, ? extends X> l, Function<? super R, ? extends X> r) {
                    return l.apply(v);
                }
            };
        }
        static <L, R> Either<L, R> right(R v) {
            return new Either<>() {
                @Override <X> X fold(Function<? super L, ? extends X> l, Function<? super R, ? extends X> r) {
                    return r.apply(v);
                }
            };
        }
        <S> Either<L, S> map(Function<? super R, ? extends S> f) {
            return fold(Either::left, r -> right(f.apply(r)));
        }
        <S> Either<L, S> flatMap(Function<? super R, Either<L, S>> f) {
            return fold(Either::left, f);
        }
        static <L, R> Either<L, Lst<R>> sequence(Lst<Either<L, R>> l) {
            return l.foldRight(Either.<L, Lst<R>>right(Lst.nil()), (e, acc) -> e.flatMap(r -> acc.map(rs -> new Cons<>(r, rs))));
        }
        public String toString() {
            return fold(l -> "L:" + l, r -> "R:" + (r instanceof Lst<?> x ? x.str() : r));
        }
    }
    interface State<S, A> extends Function<S, Pr<A, S>> {
        default <B> State<S, B> bind(Function<A, State<S, B>> f) {
            return s -> {
                Pr<A, S> p = apply(s);
                return f.apply(p.a()).apply(p.b());
            };
        }
        static <S, A> State<S, A> unit(A a) {
            return s -> new Pr<>(a, s);
        }
    }
    static State<Long, Integer> rnd(int n) {
        return s -> {
            long t = s * 1103515245L + 12345 & 0x7fffffffL;
            return new Pr<>((int) (t >> 8) % n, t);
        };
    }
    interface Parser<T> {
        Optional<Pr<T, String>> parse(String s);
        default <U> Parser<U> map(Function<? super T, ? extends U> f) {
            return s -> parse(s).map(p -> p.first(f));
        }
        default Parser<T> or(Parser<T> o) {
            return s -> {
                var r = parse(s);
                return r.isPresent() ? r : o.parse(s);
            };
        }
        default <U, V> Parser<V> then(Parser<U> o, BiFunction<? super T, ? super U, ? extends V> f) {
            return s -> parse(s).flatMap(p -> o.parse(p.b()).map(q -> new Pr<V, String>(f.apply(p.a(), q.a()), q.b())));
        }
        default Parser<List<T>> many() {
            return s -> {
                List<T> l = new ArrayList<>();
                String rest = s;
                for (Optional<Pr<T, String>> r; (r = parse(rest)).isPresent(); rest = r.get().b()) l.add(r.get().a());
                return Optional.of(new Pr<>(l, rest));
            };
        }
        static Parser<Character> ch(Predicate<Character> p) {
            return s -> s.isEmpty() || !p.test(s.charAt(0)) ? Optional.empty() : Optional.of(new Pr<>(s.charAt(0), s.substring(1)));
        }
        static Parser<Character> ch(char c) {
            return ch(x -> x == c);
        }
        static Parser<Integer> num() {
            return ch(Character::isDigit).many().map(l -> {
                int n = 0;
                for (char c : l) n = n * 10 + (c - '0');
                return n;
            });
        }
    }
    @FunctionalInterface interface Rec<T, R> {
        R call(Rec<T, R> self, T t);
        static <T, R> Function<T, R> fix(Rec<T, R> r) {
            return t -> r.call(r, t);
        }
    }
    static class Lens<S, A> {
        final Function<S, A> get;
        final BiFunction<S, A, S> set;
        Lens(Function<S, A> g, BiFunction<S, A, S> s) {
            get = g;
            set = s;
        }
        <B> Lens<S, B> to(Lens<A, B> o) {
            return new Lens<>(get.andThen(o.get), (s, b) -> set.apply(s, o.set.apply(get.apply(s), b)));
        }
        S mod(S s, UnaryOperator<A> f) {
            return set.apply(s, f.apply(get.apply(s)));
        }
    }
    record Addr(String city, int zip) {} record Person(String name, Addr addr) {} static Either<String, Integer> parse(String s) {
        try {
            return Either.right(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Either.left("bad " + s);
        }
    }
    static <T, K> Map<K, Lst<T>> group(Lst<T> l, Function<? super T, ? extends K> f) {
        return l.foldLeft(new TreeMap<K, Lst<T>>(), (m, t) -> {
            m.merge(f.apply(t), Lst.of(t), Lst::append);
            return m;
        });
    }
    public static void main(String[] args) {
        Lst<Integer> l = Lst.of(1, 2, 3, 4, 5);
        System.out.println(l.map(x -> x * x).filter(x -> x % 2 == 1).str() + l.reverse().str() + l.flatMap(x -> Lst.of(x, -x)).str() + l.zip(Lst.of("a", "b")).str() + l.foldLeft("", (s, x) -> s + x) + l.foldRight(0, Integer::sum) + Lst.<String>nil().str() + l.equals(Lst.of(1, 2, 3, 4, 5)) + l.zip(l.reverse()).map(p -> p.a() * p.b()).foldLeft(0, Integer::sum));
        Monoid<Integer> sum = Monoid.of(0, Integer::sum);
        Monoid<String> cat = Monoid.of("", String::concat);
        System.out.println(Monoid.both(sum, cat).foldMap(l, x -> new Pr<>(x, "<" + x + ">")));
        System.out.println(Either.sequence(Lst.of(parse("1"), parse("22"))) + " " + Either.sequence(Lst.of(parse("1"), parse("z"), parse("q"))) + parse("7").map(x -> x + .5).fold(x -> -1.0, x -> x));
        State<Long, String> st = rnd(100).bind(a -> rnd(100).bind(b -> State.unit(a + ":" + b)));
        System.out.println(st.apply(42L));
        Parser<Integer> sumP = Parser.num().then(Parser.ch('+').or(Parser.ch('*')).then(Parser.num(), (op, n) -> new Pr<>(op, n)).many(), (n, rest) -> {
            int r = n;
            for (Pr<Character, Integer> p : rest) r = p.a() == '+' ? r + p.b() : r * p.b();
            return r;
        });
        System.out.println(sumP.parse("12+3*4rest") + "" + Parser.ch('x').parse("abc"));
        System.out.println(Rec.<Integer, Long>fix((self, n) -> n < 2 ? 1L : n * self.call(self, n - 1)).apply(15));
        Lens<Person, Integer> zip = new Lens<Person, Addr>(Person::addr, (p, a) -> new Person(p.name(), a)).to(new Lens<>(Addr::zip, (a, z) -> new Addr(a.city(), z)));
        System.out.println(zip.mod(new Person("P", new Addr("C", 100)), z -> z + 1));
        group(Lst.of("apple", "bob", "cat", "alpha"), s -> s.charAt(0)).forEach((k, v) -> System.out.print(k + v.str()));
        System.out.println();
        List<Pr<String, Integer>> ps = new ArrayList<>(List.of(new Pr<>("z", 1), new Pr<>("a", 2)));
        ps.sort(Pr.by(Comparator.naturalOrder()));
        System.out.println(ps);
    }
}
