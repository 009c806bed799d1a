public class DefiniteAssignmentAndScopes {
    static int value = 1;
    int shadow = 2;

    int shadowing(int value) {
        int sum = value + DefiniteAssignmentAndScopes.value + this.shadow;
        {
            int shadow = 100;
            sum += shadow;
        }
        {
            String shadow = "x";
            sum += shadow.length();
        }
        sum += shadow;
        return sum;
    }

    static int branches(boolean flag) {
        final int result;
        if (flag) {
            result = 10;
        } else {
            result = 20;
        }
        return result;
    }

    static String viaSwitch(int n) {
        final String text;
        switch (n) {
            case 0:
                text = "zero";
                break;
            case 1:
                text = "one";
                break;
            default:
                text = "many";
        }
        return text;
    }

    static int viaLoop(int[] values) {
        int last;
        int i = 0;
        do {
            last = values[i];
        } while (++i < values.length);
        return last;
    }

    static int viaTry(String text) {
        int parsed;
        try {
            parsed = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            parsed = -1;
        }
        return parsed;
    }

    static boolean viaCondition(int n) {
        int square;
        if (n > 0 && (square = n * n) > 50) {
            return square % 2 == 0;
        }
        boolean unused;
        return (unused = n < 0) || !unused;
    }

    static void switchScope(int n) {
        switch (n) {
            case 1:
                int x = 5;
                System.out.println("one " + x);
            case 2:
                x = 6;
                System.out.println("two " + x);
                break;
            case 3: {
                int y = 7;
                System.out.println("three " + y);
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(new DefiniteAssignmentAndScopes().shadowing(50));
        System.out.println(branches(true) + branches(false));
        System.out.println(viaSwitch(0) + viaSwitch(1) + viaSwitch(9));
        System.out.println(viaLoop(new int[] {4, 5, 6}));
        System.out.println(viaTry("12") + viaTry("twelve"));
        System.out.println(viaCondition(8) + " " + viaCondition(9) + " " + viaCondition(-1) + " " + viaCondition(2));
        switchScope(1);
        switchScope(2);
        switchScope(3);
        for (int i = 0; i < 2; i++) {
            int fresh = i;
            fresh += 10;
            System.out.print(fresh + " ");
        }
        for (String i : new String[] {"a", "b"}) System.out.print(i);
        System.out.println();
        var inferred = new java.util.ArrayList<String>();
        inferred.add("var");
        var number = 5 / 2.0;
        for (var item : inferred) System.out.println(item + number);
        int String = 3;
        String Integer = "type names are not reserved";
        System.out.println(String + Integer);
        ;;
        {}
        class value {
            int value = 9;
        }
        System.out.println(new value().value + value);
    }
}
