// needs: 21
import java.util.ArrayList;
import java.util.List;

public class SealedSwitchIsExhaustive {
    sealed interface Json permits JNull, JBool, JNumber, JString, JArray, JObject {
    }

    enum JNull implements Json { NULL }

    record JBool(boolean value) implements Json {
    }

    record JNumber(double value) implements Json {
    }

    record JString(String value) implements Json {
    }

    record JArray(List<Json> items) implements Json {
    }

    record JField(String key, Json value) {
    }

    record JObject(List<JField> fields) implements Json {
    }

    static String write(Json json) {
        return switch (json) {
            case JNull.NULL -> "null";
            case JBool(boolean b) -> b ? "true" : "false";
            case JNumber(double d) when d == Math.rint(d) -> "" + (long) d;
            case JNumber(double d) -> "" + d;
            case JString(String s) -> '"' + s + '"';
            case JArray(List<Json> items) -> {
                StringBuilder out = new StringBuilder("[");
                for (Json item : items) {
                    if (out.length() > 1) out.append(',');
                    out.append(write(item));
                }
                yield out.append(']').toString();
            }
            case JObject o -> {
                List<String> parts = new ArrayList<>();
                for (JField field : o.fields()) {
                    if (field instanceof JField(var key, var value)) parts.add('"' + key + "\":" + write(value));
                }
                yield "{" + String.join(",", parts) + "}";
            }
        };
    }

    static int depth(Json json) {
        return switch (json) {
            case JArray a -> 1 + a.items().stream().mapToInt(SealedSwitchIsExhaustive::depth).max().orElse(0);
            case JObject o -> {
                int deepest = 0;
                for (JField f : o.fields()) deepest = Math.max(deepest, depth(f.value()));
                yield deepest + 1;
            }
            case JNull n -> 0;
            case JBool b -> 0;
            case JNumber n -> 0;
            case JString s -> 0;
        };
    }

    static void count(Json json, int[] counts) {
        switch (json) {
            case JArray(var items) -> items.forEach(item -> count(item, counts));
            case JObject(var fields) -> fields.forEach(f -> count(f.value(), counts));
            case JString s -> counts[0]++;
            case JNumber n -> counts[1]++;
            case JBool b -> counts[2]++;
            case JNull n -> counts[3]++;
        }
    }

    public static void main(String[] args) {
        Json json = new JObject(List.of(
            new JField("name", new JString("espalier")),
            new JField("tags", new JArray(List.of(new JString("a"), JNull.NULL, new JBool(true)))),
            new JField("size", new JNumber(3)),
            new JField("ratio", new JNumber(0.5)),
            new JField("empty", new JObject(List.of()))));
        System.out.println(write(json));
        System.out.println(depth(json) + " " + depth(new JArray(List.of())));
        int[] counts = new int[4];
        count(json, counts);
        System.out.println(counts[0] + " " + counts[1] + " " + counts[2] + " " + counts[3]);
        System.out.println(depth(null));
    }
}
