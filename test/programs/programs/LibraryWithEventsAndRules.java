import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

public class LibraryWithEventsAndRules {
    enum Category {
        FICTION(21, 10), SCIENCE(14, 25), REFERENCE(0, 0) {
            @Override
            boolean lendable() {
                return false;
            }
        };

        final int days, fine;

        Category(int days, int fine) {
            this.days = days;
            this.fine = fine;
        }

        boolean lendable() {
            return true;
        }
    }

    static final class Book {
        final String title;
        final Category category;
        private final Queue<Member> reservations = new LinkedList<>();
        private Loan loan;

        Book(String title, Category category) {
            this.title = title;
            this.category = category;
        }

        boolean available() {
            return loan == null && reservations.isEmpty();
        }

        @Override
        public String toString() {
            return title;
        }
    }

    static class Member {
        final String name;
        final List<Loan> loans = new ArrayList<>();
        int debt;

        Member(String name) {
            this.name = name;
        }

        int limit() {
            return 2;
        }

        int discount(int fine) {
            return fine;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static class Patron extends Member {
        Patron(String name) {
            super(name);
        }

        @Override
        int limit() {
            return super.limit() * 2;
        }

        @Override
        int discount(int fine) {
            return super.discount(fine) / 2;
        }
    }

    record Loan(Book book, Member member, int due) {
        int fine(int today) {
            return Math.max(0, today - due) * book.category.fine;
        }
    }

    interface Rule {
        Optional<String> objection(Member member, Book book);

        default Rule and(Rule other) {
            return (m, b) -> objection(m, b).or(() -> other.objection(m, b));
        }

        static Rule when(java.util.function.BiPredicate<Member, Book> condition, Function<Book, String> message) {
            return (m, b) -> condition.test(m, b) ? Optional.of(message.apply(b)) : Optional.empty();
        }
    }

    static class LibraryException extends RuntimeException {
        LibraryException(String message) {
            super(message);
        }
    }

    sealed interface Event permits Borrowed, Returned, Refused, Reserved {
        int day();
    }

    record Borrowed(int day, Loan loan) implements Event {
    }

    record Returned(int day, Loan loan, int fine) implements Event {
    }

    record Refused(int day, String reason) implements Event {
    }

    record Reserved(int day, Book book, int position) implements Event {
    }

    private final Map<String, Book> books = new TreeMap<>();
    private final Map<String, Member> members = new HashMap<>();
    private final List<Event> log = new ArrayList<>();
    private int today = 1;
    private final Rule rules = Rule.when((m, b) -> !b.category.lendable(), b -> b + " stays here")
        .and(Rule.when((m, b) -> m.loans.size() >= m.limit(), b -> "too many loans for " + b))
        .and(Rule.when((m, b) -> m.debt > 50, b -> "debts"))
        .and((m, b) -> b.loan != null || !b.reservations.isEmpty() && b.reservations.peek() != m ? Optional.of(b + " is taken") : Optional.empty());

    LibraryWithEventsAndRules book(String title, Category category) {
        books.put(title, new Book(title, category));
        return this;
    }

    <M extends Member> M join(M member) {
        if (members.putIfAbsent(member.name, member) != null) throw new LibraryException(member.name + " is a member already");
        return member;
    }

    private static <T> T require(T value, Supplier<String> message) {
        if (value == null) throw new LibraryException(message.get());
        return value;
    }

    void borrow(Member member, String title) {
        Book book = require(books.get(title), () -> "no book " + title);
        rules.objection(member, book).ifPresentOrElse(reason -> log.add(new Refused(today, reason)), () -> {
            book.reservations.remove(member);
            Loan loan = new Loan(book, member, today + book.category.days);
            book.loan = loan;
            member.loans.add(loan);
            log.add(new Borrowed(today, loan));
        });
    }

    void reserve(Member member, String title) {
        Book book = require(books.get(title), () -> "no book " + title);
        if (book.available()) throw new LibraryException(title + " is on the shelf");
        book.reservations.add(member);
        log.add(new Reserved(today, book, book.reservations.size()));
    }

    void giveBack(String title) {
        Book book = require(books.get(title), () -> "no book " + title);
        Loan loan = require(book.loan, () -> title + " was not lent");
        int fine = loan.member().discount(loan.fine(today));
        loan.member().debt += fine;
        loan.member().loans.remove(loan);
        book.loan = null;
        log.add(new Returned(today, loan, fine));
    }

    void pass(int days) {
        today += days;
    }

    static String show(Event event) {
        String text;
        if (event instanceof Borrowed b) text = b.loan().member() + " takes " + b.loan().book() + " until " + b.loan().due();
        else if (event instanceof Returned r) text = r.loan().book() + " back" + (r.fine() > 0 ? ", fine " + r.fine() : "");
        else if (event instanceof Refused r) text = "refused: " + r.reason();
        else if (event instanceof Reserved r && r.position() > 1) text = r.book() + " reserved, position " + r.position();
        else text = ((Reserved) event).book() + " reserved";
        return event.day() + ": " + text;
    }

    Map<Category, List<String>> shelf() {
        Map<Category, List<String>> result = new EnumMap<>(Category.class);
        for (Book book : books.values()) if (book.available()) result.computeIfAbsent(book.category, c -> new ArrayList<>()).add(book.title);
        return result;
    }

    static <K extends Comparable<K>, V> Map<K, Long> count(Collection<V> items, Function<? super V, ? extends K> key) {
        Map<K, Long> counts = new TreeMap<>();
        for (V item : items) counts.merge(key.apply(item), 1L, Long::sum);
        return counts;
    }

    public static void main(String[] args) {
        LibraryWithEventsAndRules library = new LibraryWithEventsAndRules().book("Dune", Category.FICTION).book("Cosmos", Category.SCIENCE).book("Atlas", Category.REFERENCE).book("Emma", Category.FICTION).book("Origin", Category.SCIENCE);
        Member ann = library.join(new Member("ann")), bob = library.join(new Patron("bob"));
        library.borrow(ann, "Dune");
        library.borrow(bob, "Dune");
        library.reserve(bob, "Dune");
        library.borrow(ann, "Atlas");
        library.borrow(ann, "Cosmos");
        library.borrow(ann, "Emma");
        library.pass(18);
        library.giveBack("Cosmos");
        library.giveBack("Dune");
        System.out.println(library.shelf() + " debt " + ann.debt);
        library.borrow(ann, "Dune");
        library.borrow(bob, "Dune");
        library.borrow(ann, "Emma");
        for (String title : List.of("Cosmos", "Origin")) library.borrow(bob, title);
        library.pass(30);
        library.giveBack("Cosmos");
        library.giveBack("Dune");
        for (Event event : library.log) System.out.println(show(event));
        System.out.println(count(library.log, e -> e.getClass().getSimpleName()) + " " + count(library.log, Event::day));
        List<Member> debtors = library.members.values().stream().filter(m -> m.debt > 0).sorted(Comparator.comparingInt((Member m) -> m.debt).reversed()).collect(Collectors.toList());
        Map<String, Integer> debts = new LinkedHashMap<>();
        for (Member m : debtors) debts.put(m.name, m.debt);
        System.out.println(debts + " " + Collections.max(library.books.keySet()));
        for (Runnable wrong : List.<Runnable>of(() -> library.join(new Member("ann")), () -> library.reserve(ann, "Emma"), () -> library.giveBack("Atlas"))) {
            try {
                wrong.run();
                System.out.println("accepted");
            } catch (LibraryException e) {
                System.out.println(e.getMessage());
            }
        }
        library.borrow(bob, "Missing");
    }
}
