package com.example.sessions;

import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/** Tokens of users, shared by many threads. */
public class TokenCache {
    private final Map<String, Token> tokens = new ConcurrentHashMap<>();
    private final Properties names;

    private static final class Token {
        final String text;
        final long expires;

        Token(String text, long expires) {
            this.text = text;
            this.expires = expires;
        }
    }

    public TokenCache(Properties names) {
        this.names = Objects.requireNonNull(names, "names");
    }

    /** Gives a user a token, or the one that he has. */
    public String login(String user, long now) {
        Token old = tokens.get(user);
        if (old != null && old.expires > now) {
            return old.text;
        }
        String name = names.getProperty(user);
        if (name == null) {
            name = user;
        }
        Token token = new Token(name + "-" + now, now + 1000);
        tokens.put(user, token);
        return token.text;
    }

    public boolean isValid(String user, String text, long now) {
        Token token = tokens.get(user);
        return token != null && token.expires > now && token.text.equals(text);
    }

    /** Forgets what is too old. */
    public int sweep(long now) {
        int before = tokens.size();
        tokens.values().removeIf(token -> token.expires <= now);
        return before - tokens.size();
    }

    /** Keeps a token alive; false where there is none. */
    public boolean renew(String user, long now) {
        return tokens.computeIfPresent(user, (key, token) -> new Token(token.text, now + 1000)) != null;
    }

    public boolean logout(String user) {
        if (user == null) {
            return false;
        }
        return tokens.remove(user) != null;
    }

    public static void main(String[] args) {
        Properties names = new Properties();
        names.setProperty("a", "ada");
        TokenCache cache = new TokenCache(names);
        String token = cache.login("a", 0);
        cache.login("b", 10);
        System.out.println(cache.isValid("a", token, 5) + " " + cache.renew("b", 900) + " " + cache.sweep(1500));
    }
}
