package com.example.web;

import java.util.LinkedHashMap;
import java.util.Map;

/** The parts of an address such as {@code http://host:80/path?name=value}. */
public final class UrlParts {
    private final String scheme;
    private final String host;
    private final int port;
    private final String path;
    private final Map<String, String> query = new LinkedHashMap<>();

    public UrlParts(String address) {
        int colon = address.indexOf("://");
        scheme = colon < 0 ? "http" : address.substring(0, colon);
        String rest = colon < 0 ? address : address.substring(colon + 3);
        int question = rest.indexOf('?');
        if (question >= 0) {
            readQuery(rest.substring(question + 1));
            rest = rest.substring(0, question);
        }
        int slash = rest.indexOf('/');
        path = slash < 0 ? "/" : rest.substring(slash);
        String authority = slash < 0 ? rest : rest.substring(0, slash);
        int portColon = authority.lastIndexOf(':');
        if (portColon < 0) {
            host = authority;
            port = defaultPort(scheme);
        } else {
            host = authority.substring(0, portColon);
            port = parsePort(authority.substring(portColon + 1), defaultPort(scheme));
        }
    }

    private static int defaultPort(String scheme) {
        return scheme.equals("https") ? 443 : 80;
    }

    private static int parsePort(String text, int otherwise) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    private void readQuery(String text) {
        for (String pair : text.split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                query.put(pair.substring(0, equals), pair.substring(equals + 1));
            } else if (!pair.isEmpty()) {
                query.put(pair, "");
            }
        }
    }

    public String getHost() {
        return host;
    }

    public int getPort() {
        return port;
    }

    /** The last part of the path; empty where it ends with a slash. */
    public String lastSegment() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** The value of a name in the query, or what to take instead. */
    public String parameter(String name, String otherwise) {
        String value = query.get(name);
        return value == null ? otherwise : value;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(scheme).append("://").append(host);
        if (port != defaultPort(scheme)) {
            text.append(':').append(port);
        }
        return text.append(path).toString();
    }
}
