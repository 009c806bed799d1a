enum Light { RED, GREEN }

public class SwitchExpressionNull {
    private static Light next(Light light) {
        return switch (light) { // fails: java.lang.NullPointerException
            case RED -> Light.GREEN;
            case GREEN -> null;
        };
    }

    public static void main(String[] args) {
        Light light = next(Light.RED);
        System.out.println(light.name());
        light = next(light);
        System.out.println(next(light));
    }
}
