interface Helper { int X = InterfacesWithPrivateMethodsInitialise.f("Helper"); private void p() { } }
class Helped implements Helper { }
public class InterfacesWithPrivateMethodsInitialise { static int f(String s) { System.out.println(s); return 1; } public static void main(String[] a) { new Helped(); System.out.println("end"); } }
