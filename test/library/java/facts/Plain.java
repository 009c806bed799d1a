package facts;

/** Overrides what every class can. */
class Plain implements Recorder {
    private final Context context = Context.current;

    @Override
    public boolean overridesAll() {
        return true;
    }

    @Override
    public boolean overrides(String name) {
        return name.equals("equals") || name.equals("hashCode") || name.equals("toString");
    }

    boolean begin(String method) {
        return context != null && context == Context.current && context.begin(this, method, false);
    }

    @Override
    public boolean equals(Object other) {
        if (!begin("equals")) return same(other);
        try {
            return same(other);
        } finally {
            context.end();
        }
    }

    @Override
    public int hashCode() {
        if (!begin("hashCode")) return number();
        try {
            return number();
        } finally {
            context.end();
        }
    }

    @Override
    public String toString() {
        if (!begin("toString")) return "thing" + number();
        try {
            String text = context.mode == Context.Mode.NULL ? null : "thing" + number();
            if (text != null) context.answers.add(text);
            return text;
        } finally {
            context.end();
        }
    }

    boolean same(Object other) {
        return this == other;
    }

    int number() {
        return 7;
    }

    void end() {
        context.end();
    }
}
