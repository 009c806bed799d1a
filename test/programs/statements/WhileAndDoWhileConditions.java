public class WhileAndDoWhileConditions {
    static int collatz(int n) {
        int steps = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        return steps;
    }

    static int digits(long n) {
        int count = 0;
        do {
            count++;
            n /= 10;
        } while (n != 0);
        return count;
    }

    static String toBase(int number, int base) {
        StringBuilder text = new StringBuilder();
        boolean negative = number < 0;
        do {
            int digit = Math.abs(number % base);
            text.append((char) (digit < 10 ? '0' + digit : 'a' + digit - 10));
        } while ((number /= base) != 0);
        if (negative) text.append('-');
        return text.reverse().toString();
    }

    public static void main(String[] args) {
        System.out.println(collatz(27) + " " + collatz(1) + " " + collatz(97));
        System.out.println(digits(0) + " " + digits(-12345) + " " + digits(Long.MAX_VALUE));
        System.out.println(toBase(255, 16) + " " + toBase(-10, 2) + " " + toBase(0, 7) + " " + toBase(Integer.MIN_VALUE, 36));
        int i = 0;
        while (i < 10) {
            if (i++ % 2 == 0) continue;
            if (i > 7) break;
            System.out.print(i + " ");
        }
        System.out.println("end " + i);
        int j = 0;
        do {
            j++;
            if (j == 2) continue;
            System.out.print(j + " ");
        } while (j != 2 && j < 5);
        System.out.println("do continues with its condition: " + j);
        int read;
        int position = 0;
        int[] stream = {3, 1, 4, -1, 5};
        int total = 0;
        while ((read = stream[position++]) != -1) total += read;
        System.out.println(total + " at " + position);
        boolean done = false;
        int tries = 0;
        while (!done) {
            tries++;
            done = tries * tries > 50;
        }
        System.out.println(tries);
        do ; while (++tries < 20);
        System.out.println(tries);
        while (tries --> 15) ;
        System.out.println(tries);
        int a = 48, b = 36;
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        System.out.println(a);
        do {
            int local = tries;
            if (local > 0) {
                tries -= 3;
                continue;
            }
            break;
        } while (true);
        System.out.println(tries);
    }
}
