package com.example.users;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A profile and its builder. */
public class UserProfile {
    private final String name;
    private final String email;
    private final List<String> tags;

    private UserProfile(Builder builder) {
        this.name = builder.name;
        this.email = builder.email;
        this.tags = new ArrayList<>(builder.tags);
    }

    public String getName() {
        return name;
    }

    public String getEmail() {
        return email;
    }

    public boolean hasTag(String tag) {
        return tags.contains(tag);
    }

    public String domain() {
        if (email == null) {
            return "";
        }
        int at = email.indexOf('@');
        return at < 0 ? "" : email.substring(at + 1);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof UserProfile)) {
            return false;
        }
        UserProfile that = (UserProfile) other;
        return name.equals(that.name) && Objects.equals(email, that.email);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, email);
    }

    public static class Builder {
        private final String name;
        private String email;
        private final List<String> tags = new ArrayList<>();

        public Builder(String name) {
            this.name = Objects.requireNonNull(name, "name");
        }

        public Builder email(String email) {
            this.email = email;
            return this;
        }

        public Builder tag(String tag) {
            tags.add(tag);
            return this;
        }

        public UserProfile build() {
            return new UserProfile(this);
        }
    }
}
