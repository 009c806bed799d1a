public class GenericsFreePolymorphicList {
    static abstract class Item {
        Item next;

        abstract int weight();

        int total() {
            return weight() + (next == null ? 0 : next.total());
        }

        Item append(Item item) {
            if (next == null) next = item;
            else next.append(item);
            return this;
        }
    }

    static class Book extends Item {
        int pages;

        Book(int pages) {
            this.pages = pages;
        }

        int weight() {
            return pages / 100;
        }
    }

    static class Box extends Item {
        private Item content;
        private final int own;

        Box(int own, Item content) {
            this.own = own;
            this.content = content;
        }

        int weight() {
            return own + (content != null ? content.total() : 0);
        }

        int depth() {
            int deepest = 0;
            for (Item item = content; item != null; item = item.next) {
                if (item instanceof Box) {
                    int d = ((Box) item).depth();
                    if (d > deepest) deepest = d;
                }
            }
            return deepest + 1;
        }
    }

    static class Balloon extends Item {
        int weight() {
            return -3;
        }

        @Override
        int total() {
            return Math.max(0, super.total());
        }
    }

    static Item chain(Item... items) {
        Item first = items[0];
        for (int i = 1; i < items.length; i++) first.append(items[i]);
        return first;
    }

    public static void main(String[] args) {
        Item books = chain(new Book(300), new Book(150), new Book(999));
        System.out.println(books.total());
        Box inner = new Box(1, books);
        Box outer = new Box(2, chain(inner, new Balloon(), new Book(500)));
        System.out.println(inner.weight() + " " + outer.weight() + " " + outer.depth());
        System.out.println(chain(new Balloon(), new Book(100)).total());
        System.out.println(new Box(5, null).total() + " " + new Box(5, null).depth());
        Item[] mixed = {new Book(1000), new Box(3, new Balloon()), new Balloon()};
        int sum = 0;
        for (Item item : mixed) {
            sum += item.weight();
            if (item instanceof Book) sum += ((Book) item).pages;
            else if (item instanceof Box && ((Box) item).content != null) sum += 10_000;
        }
        System.out.println(sum);
        Item cast = mixed[2];
        try {
            System.out.println(((Box) cast).own);
        } catch (ClassCastException e) {
            System.out.println("a balloon is no box");
        }
    }
}
