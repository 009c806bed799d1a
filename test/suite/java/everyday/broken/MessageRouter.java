package com.example.messaging;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sorts incoming messages into inboxes, and keeps what nobody wanted. */
public class MessageRouter {
    /** What all messages have in common. */
    public abstract static class Message {
        private final String recipient;

        protected Message(String recipient) {
            this.recipient = recipient;
        }

        public String getRecipient() {
            return recipient;
        }
    }

    public static final class TextMessage extends Message {
        private final String text;

        public TextMessage(String recipient, String text) {
            super(recipient);
            this.text = text;
        }

        public String getText() {
            return text;
        }
    }

    public static final class FileMessage extends Message {
        private final String fileName;
        private final long size;

        public FileMessage(String recipient, String fileName, long size) {
            super(recipient);
            this.fileName = fileName;
            this.size = size;
        }

        public String getFileName() {
            return fileName;
        }

        public long getSize() {
            return size;
        }
    }

    private final Map<String, List<Message>> inboxes = new HashMap<>();
    private final List<Message> undelivered = new ArrayList<>();

    public void open(String recipient) {
        inboxes.putIfAbsent(recipient, new ArrayList<>());
    }

    public boolean deliver(Message message) {
        List<Message> inbox = inboxes.get(message.getRecipient());
        if (inbox == null) {
            undelivered.add(message);
            return false;
        }
        inbox.add(message);
        return true;
    }

    /** Bytes of the files that wait for a recipient. */
    public long pendingBytes(String recipient) {
        long sum = 0;
        for (Message message : inboxes.getOrDefault(recipient, List.of())) {
            if (message instanceof FileMessage) {
                sum += ((FileMessage) message).getSize();
            }
        }
        return sum;
    }

    /** Writes back what could not be delivered, for the log. */
    public List<String> bounce() {
        List<String> lines = new ArrayList<>();
        for (Message message : undelivered) {
            TextMessage text = (TextMessage) message;
            lines.add("to " + text.getRecipient() + ": " + text.getText());
        }
        undelivered.clear();
        return lines;
    }
}
