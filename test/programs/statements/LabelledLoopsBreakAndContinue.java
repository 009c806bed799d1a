public class LabelledLoopsBreakAndContinue {
    static int firstPrimeAbove(int limit) {
        int candidate = limit;
        search:
        while (true) {
            candidate++;
            for (int divisor = 2; divisor * divisor <= candidate; divisor++) {
                if (candidate % divisor == 0) continue search;
            }
            break search;
        }
        return candidate;
    }

    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == i) continue outer;
                if (i == 4) break outer;
                System.out.print(i + "" + j + " ");
            }
        }
        System.out.println();
        System.out.println(firstPrimeAbove(89));
        block: {
            System.out.println("in block");
            if (args.length == 0) break block;
            System.out.println("not reached");
        }
        condition:
        if (args.length == 0) {
            for (;;) break condition;
        } else {
            System.out.println("else");
        }
        int rounds = 0;
        again:
        do {
            rounds++;
            for (String word : new String[] {"a", "stop", "b"}) {
                switch (word) {
                    case "stop":
                        if (rounds < 3) continue again;
                        break again;
                    default:
                        System.out.print(word + rounds + " ");
                }
            }
        } while (rounds < 10);
        System.out.println(rounds);
        a: b: c:
        for (int i = 0; ; i++) {
            switch (i) {
                case 0: continue c;
                case 1: continue c;
                case 2: break;
                case 3: break b;
            }
            System.out.print("[" + i + "]");
        }
        System.out.println();
        int count = 0;
        loop:
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 1) continue loop;
                if (i == 2) break loop;
                count += 10;
            } finally {
                count++;
            }
        }
        System.out.println(count);
        again: for (int again = 0; again < 2; again++) {
            if (again == 0) continue again;
            System.out.println("label and variable of one name " + again);
        }
    }
}
