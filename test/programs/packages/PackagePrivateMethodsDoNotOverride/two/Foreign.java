package two;

import one.Base;

public class Foreign extends Base {
    String hidden() {
        return "Foreign.hidden";
    }

    @Override
    protected String open() {
        return "Foreign.open/" + super.open();
    }

    public String own() {
        return hidden();
    }

    public String viaOther(Foreign other) {
        return other.open();
    }
}
