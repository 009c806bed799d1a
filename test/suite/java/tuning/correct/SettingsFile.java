package com.example.config;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Settings in sections, as in an .ini file. */
public class SettingsFile {
    private final Map<String, Map<String, String>> sections = new LinkedHashMap<>();

    public void read(BufferedReader reader) throws IOException {
        Map<String, String> section = null;
        String line = reader.readLine();
        while (line != null) {
            line = line.trim();
            if (line.startsWith("[") && line.endsWith("]")) {
                String name = line.substring(1, line.length() - 1);
                section = sections.computeIfAbsent(name, key -> new LinkedHashMap<>());
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                if (section == null) {
                    throw new IOException("a setting outside of a section: " + line);
                }
                int equals = line.indexOf('=');
                if (equals < 0) {
                    section.put(line, "");
                } else {
                    section.put(line.substring(0, equals).trim(), line.substring(equals + 1).trim());
                }
            }
            line = reader.readLine();
        }
    }

    public Optional<String> find(String section, String key) {
        Map<String, String> settings = sections.get(section);
        return settings == null ? Optional.empty() : Optional.ofNullable(settings.get(key));
    }

    public String get(String section, String key, String otherwise) {
        return find(section, key).orElse(otherwise);
    }

    public int getInt(String section, String key, int otherwise) {
        Optional<String> value = find(section, key);
        if (!value.isPresent()) {
            return otherwise;
        }
        return Integer.parseInt(value.get());
    }

    public int sectionCount() {
        return sections.size();
    }
}
