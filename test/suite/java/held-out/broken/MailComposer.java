package com.example.mail;

import java.util.ArrayList;
import java.util.List;

/** Composes the text of a message; the sender may be left out. */
public class MailComposer {
    public static class Person {
        private final String name;
        private final String address;

        public Person(String name, String address) {
            this.name = name;
            this.address = address;
        }

        public String getName() {
            return name;
        }

        public String getAddress() {
            return address;
        }
    }

    private final List<String> recipients = new ArrayList<>();
    private String subject = "";

    public MailComposer to(Person person) {
        recipients.add(person.getAddress());
        return this;
    }

    public MailComposer subject(String subject) {
        this.subject = subject;
        return this;
    }

    public String compose(Person sender, String body) {
        StringBuilder mail = new StringBuilder();
        String from = sender == null ? "noreply@example.com" : sender.getAddress();
        mail.append("From: ").append(from).append('\n');
        for (String recipient : recipients) {
            mail.append("To: ").append(recipient).append('\n');
        }
        mail.append("Subject: ").append(subject).append("\n\n");
        mail.append(body);
        if (!body.endsWith("\n")) {
            mail.append('\n');
        }
        mail.append("Regards, ").append(sender.getName());
        return mail.toString();
    }

    public int recipientCount() {
        return recipients.size();
    }
}
