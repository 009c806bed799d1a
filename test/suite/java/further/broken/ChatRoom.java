package com.example.chat;

import java.util.ArrayList;
import java.util.List;

/** A room with a topic, and who is in it. */
public class ChatRoom {
    private final String name;
    private final List<String> members = new ArrayList<>();
    private String topic;
    private String topicSetBy;

    public ChatRoom(String name) {
        this.name = name;
    }

    public void enter(String member) {
        if (!members.contains(member)) {
            members.add(member);
        }
    }

    public void leave(String member) {
        members.remove(member);
        if (member.equals(topicSetBy)) {
            topicSetBy = null;
        }
    }

    public void setTopic(String member, String topic) {
        if (!members.contains(member)) {
            throw new IllegalArgumentException(member + " is not here");
        }
        this.topic = topic;
        this.topicSetBy = member;
    }

    public String banner() {
        StringBuilder text = new StringBuilder(name);
        if (topic != null) {
            text.append(": ").append(topic);
            text.append(" (").append(topicSetBy.toUpperCase()).append(')');
        }
        return text.toString();
    }
}
