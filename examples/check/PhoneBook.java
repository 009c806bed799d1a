// A map has no entry for most keys: the lookup is null where somebody is not in the book.
// espalier check examples/check/PhoneBook.java
// finds: null-dereference on line 26

import java.util.HashMap;
import java.util.Map;

public class PhoneBook {
    static class Contact {
        final String name;
        final String number;

        Contact(String name, String number) {
            this.name = name;
            this.number = number;
        }
    }

    private final Map<String, Contact> contacts = new HashMap<>();

    public void add(String name, String number) {
        contacts.put(name, new Contact(name, number));
    }

    public boolean isLocal(String name) {
        return contacts.get(name).number.startsWith("0");
    }

    public static void main(String[] arguments) {
        PhoneBook book = new PhoneBook();
        book.add("Ada", "0123");
        System.out.println(book.isLocal("Ada"));
        System.out.println(book.isLocal("Bob"));
    }
}
