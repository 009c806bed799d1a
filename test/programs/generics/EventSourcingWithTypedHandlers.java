import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;

public class EventSourcingWithTypedHandlers {
    interface Event {
    }

    static final class Added implements Event {
        final String item;
        final int quantity;

        Added(String item, int quantity) {
            this.item = item;
            this.quantity = quantity;
        }
    }

    static final class Removed implements Event {
        final String item;

        Removed(String item) {
            this.item = item;
        }
    }

    static class Cleared implements Event {
    }

    static class Reducer<S> {
        private final Map<Class<?>, BiFunction<S, ? super Event, S>> handlers = new LinkedHashMap<>();

        <E extends Event> Reducer<S> on(Class<E> type, BiFunction<? super S, ? super E, ? extends S> handler) {
            handlers.put(type, (state, event) -> handler.apply(state, type.cast(event)));
            return this;
        }

        S reduce(S initial, Iterable<? extends Event> events) {
            S state = initial;
            for (Event event : events) {
                BiFunction<S, ? super Event, S> handler = handlers.get(event.getClass());
                if (handler == null) throw new IllegalArgumentException("no handler for " + event.getClass().getSimpleName());
                state = handler.apply(state, event);
            }
            return state;
        }
    }

    static class Dispatcher {
        private static final class Subscription<E> {
            final Class<E> type;
            final Consumer<? super E> consumer;

            Subscription(Class<E> type, Consumer<? super E> consumer) {
                this.type = type;
                this.consumer = consumer;
            }

            boolean offer(Object event) {
                if (!type.isInstance(event)) return false;
                consumer.accept(type.cast(event));
                return true;
            }
        }

        private final List<Subscription<?>> subscriptions = new ArrayList<>();

        <E> Dispatcher subscribe(Class<E> type, Consumer<? super E> consumer) {
            subscriptions.add(new Subscription<>(type, consumer));
            return this;
        }

        int publish(Object event) {
            int delivered = 0;
            for (Subscription<?> s : subscriptions) if (s.offer(event)) delivered++;
            return delivered;
        }
    }

    public static void main(String[] args) {
        List<Event> events = new ArrayList<>(List.of(new Added("pen", 3), new Added("ink", 1), new Added("pen", 4), new Removed("ink")));
        Reducer<Map<String, Integer>> cart = new Reducer<Map<String, Integer>>()
            .on(Added.class, (state, e) -> {
                Map<String, Integer> next = new LinkedHashMap<>(state);
                next.merge(e.item, e.quantity, Integer::sum);
                return next;
            })
            .on(Removed.class, (state, e) -> {
                Map<String, Integer> next = new LinkedHashMap<>(state);
                next.remove(e.item);
                return next;
            });
        Reducer<Integer> total = new Reducer<Integer>().on(Added.class, (n, e) -> n + e.quantity).on(Removed.class, (n, e) -> n).on(Cleared.class, (n, e) -> 0);
        System.out.println(cart.reduce(Map.of(), events) + " " + total.reduce(0, events));
        StringBuilder log = new StringBuilder();
        Dispatcher dispatcher = new Dispatcher()
            .subscribe(Added.class, e -> log.append('+').append(e.item))
            .subscribe(Event.class, e -> log.append('.'))
            .subscribe(String.class, s -> log.append(s.length()))
            .subscribe(Object.class, o -> log.append('|'));
        for (Event e : events) dispatcher.publish(e);
        System.out.println(dispatcher.publish("text") + " " + dispatcher.publish(5) + " " + log);
        events.add(new Cleared());
        System.out.println(total.reduce(100, events));
        events.add(new Cleared() {
        });
        System.out.println(total.reduce(100, events));
    }
}
