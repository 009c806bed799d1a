import one.Base;
import one.Local;
import two.Foreign;

public class PackagePrivateMethodsDoNotOverride {
    public static void main(String[] args) {
        Base base = new Base();
        Foreign foreign = new Foreign();
        Local local = new Local();
        System.out.println(base.callHidden() + " " + foreign.callHidden() + " " + local.callHidden());
        System.out.println(foreign.own() + " " + local.own());
        System.out.println(Base.callThrough(base) + " " + Base.callThrough(foreign) + " " + Base.callThrough(local));
        System.out.println(foreign.viaOther(local));
    }
}
