package one;

import two.Foreign;

public class Local extends Foreign {
    @Override
    String hidden() {
        return "Local.hidden";
    }
}
