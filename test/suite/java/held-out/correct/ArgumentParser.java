package com.example.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Options and operands of a command line. */
public class ArgumentParser {
    private final Map<String, String> options = new HashMap<>();
    private final List<String> operands = new ArrayList<>();

    public void parse(String[] arguments) {
        int i = 0;
        while (i < arguments.length) {
            String argument = arguments[i];
            if (argument.startsWith("--")) {
                int equals = argument.indexOf('=');
                if (equals >= 0) {
                    options.put(argument.substring(2, equals), argument.substring(equals + 1));
                } else if (i + 1 < arguments.length && !arguments[i + 1].startsWith("--")) {
                    options.put(argument.substring(2), arguments[i + 1]);
                    i++;
                } else {
                    options.put(argument.substring(2), "true");
                }
            } else {
                operands.add(argument);
            }
            i++;
        }
    }

    public boolean isSet(String name) {
        return "true".equals(options.get(name));
    }

    public String option(String name, String otherwise) {
        String value = options.get(name);
        return value == null ? otherwise : value;
    }

    public int number(String name, int otherwise) {
        String value = options.get(name);
        return value == null ? otherwise : Integer.parseInt(value);
    }

    public String firstOperand() {
        if (operands.isEmpty()) {
            throw new IllegalStateException("no operand");
        }
        return operands.get(0);
    }
}
