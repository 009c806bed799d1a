package com.example.library;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Books by number, with an index by author. */
public class BookRepository {
    public static class Book {
        private final int number;
        private final String author;
        private String borrower;

        public Book(int number, String author) {
            this.number = number;
            this.author = author;
        }

        public int getNumber() {
            return number;
        }

        public String getAuthor() {
            return author;
        }

        public boolean isLent() {
            return borrower != null;
        }
    }

    private final Map<Integer, Book> books = new HashMap<>();
    private final Map<String, List<Book>> byAuthor = new HashMap<>();

    public void save(Book book) {
        Book before = books.put(book.getNumber(), book);
        if (before != null) {
            List<Book> list = byAuthor.get(before.getAuthor());
            if (list != null) {
                list.remove(before);
            }
        }
        byAuthor.computeIfAbsent(book.getAuthor(), author -> new ArrayList<>()).add(book);
    }

    public Book find(int number) {
        return books.get(number);
    }

    public boolean lend(int number, String borrower) {
        Book book = find(number);
        if (book == null || book.isLent()) {
            return false;
        }
        book.borrower = borrower;
        return true;
    }

    public void giveBack(int number) {
        Book book = find(number);
        if (book != null) {
            book.borrower = null;
        }
    }

    public int countBy(String author) {
        Collection<Book> found = byAuthor.get(author);
        return found == null ? 0 : found.size();
    }
}
