package com.example.config;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Reads settings of the form {@code name = value}. */
public class ConfigFile {
    private final Map<String, String> settings = new HashMap<>();

    public void load(String file) throws IOException {
        BufferedReader reader = new BufferedReader(new FileReader(file));
        int number = 0;
        String line;
        while ((line = reader.readLine()) != null) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            int equals = line.indexOf('=');
            if (equals < 0) {
                throw new IOException("no value in line " + number);
            }
            settings.put(line.substring(0, equals).trim(), line.substring(equals + 1).trim());
        }
        reader.close();
    }

    public String get(String name, String otherwise) {
        return settings.getOrDefault(name, otherwise);
    }

    public boolean isOn(String name) {
        return "on".equals(settings.get(name));
    }
}
