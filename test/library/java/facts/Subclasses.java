package facts;

import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Recorders that extend a class of the library: written and compiled once. Every method that can be overridden is. */
final class Subclasses {
    private static final Map<Class<?>, Class<?>> MADE = new HashMap<>();
    private static final Map<Recorder, Object> DELEGATES = new WeakHashMap<>();

    private Subclasses() {}

    static boolean possible(Class<?> type) {
        int flags = type.getModifiers();
        if (type.isInterface() || type.isPrimitive() || type.isArray() || type.isEnum() || type.isSealed() || type.isHidden()) return false;
        if (Modifier.isFinal(flags) || !Modifier.isPublic(flags) || type == Object.class || type == Enum.class || type == Record.class) return false;
        if (ClassLoader.class.isAssignableFrom(type) || type.getCanonicalName() == null) return false;
        if (type.isMemberClass() && (!Modifier.isStatic(flags) || !Modifier.isPublic(type.getDeclaringClass().getModifiers()))) return false;
        return constructors(type).size() > 0;
    }

    static List<Constructor<?>> constructors(Class<?> type) {
        List<Constructor<?>> found = new ArrayList<>();
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            boolean open = (constructor.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
            if (open && !constructor.isSynthetic() && visible(constructor.getParameterTypes())) found.add(constructor);
        }
        return found;
    }

    static Class<?> of(Class<?> type) {
        return MADE.get(type);
    }

    /** The object that abstract methods of a recorder ask. */
    static synchronized Object delegate(Context context, Recorder self, Class<?> type) {
        if (!type.isInterface() && !Modifier.isAbstract(type.getModifiers())) return null;
        int key = System.identityHashCode(self);
        Object known = IDENTITY.get(key);
        if (known == null || !type.isInstance(known)) {
            known = Pool.plainInstance(context, type);
            IDENTITY.put(key, known);
        }
        return known;
    }

    private static final Map<Integer, Object> IDENTITY = new HashMap<>();

    static void forgetDelegates() {
        synchronized (Subclasses.class) {
            IDENTITY.clear();
        }
    }

    private static boolean visible(Class<?>... types) {
        for (Class<?> type : types) {
            Class<?> element = type;
            while (element.isArray()) element = element.getComponentType();
            if (!element.isPrimitive() && (!Modifier.isPublic(element.getModifiers()) || element.getCanonicalName() == null)) return false;
            if (element.getName().startsWith("sun.") || element.getName().startsWith("jdk.internal.")) return false;
        }
        return true;
    }

    static void make(Collection<Class<?>> types, Path folder) throws Exception {
        Map<Class<?>, String> sources = new LinkedHashMap<>();
        Callback.methods = new ArrayList<>();
        for (Class<?> type : types) if (possible(type)) sources.put(type, source(type));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        for (int round = 0; round < 4; round++) {
            Map<String, Class<?>> byName = new HashMap<>();
            List<JavaFileObject> units = new ArrayList<>();
            sources.forEach((type, text) -> {
                URI place = URI.create("string:///recorded/" + name(type) + ".java");
                byName.put(place.getPath(), type);
                units.add(new SimpleJavaFileObject(place, JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignored) {
                        return text;
                    }
                });
            });
            DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
            List<String> options = List.of("-nowarn", "-Xlint:none", "-proc:none", "-Xmaxerrs", "1000", "-d", folder.toString(), "-cp",
                System.getProperty("java.class.path"));
            if (compiler.getTask(new StringWriter(), null, diagnostics, options, null, units).call()) break;
            for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
                if (diagnostic.getKind() != Diagnostic.Kind.ERROR || diagnostic.getSource() == null) continue;
                Class<?> failed = byName.get(diagnostic.getSource().toUri().getPath());
                if (sources.remove(failed) != null) Main.say("note", "no recording subclass of " + failed.getName() + ": " + diagnostic.getMessage(null).lines().findFirst().orElse(""));
            }
        }
        URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, Subclasses.class.getClassLoader());
        for (Class<?> type : sources.keySet()) MADE.put(type, Class.forName("recorded." + name(type), false, loader));
    }

    private static String name(Class<?> type) {
        return type.getName().replace('.', '_');
    }

    private static String source(Class<?> type) {
        StringBuilder text = new StringBuilder("package recorded;\n@SuppressWarnings({\"all\"})\npublic class " + name(type) + " extends "
            + type.getCanonicalName() + " implements facts.Recorder {\n"
            + "  private final Object birth$ = facts.Callback.birth();\n  private final boolean all$ = facts.Callback.all();\n"
            + "  public boolean overridesAll() { return all$; }\n"
            + "  public boolean overrides(String name) { return facts.Callback.isOverridden(this, name); }\n");
        for (Constructor<?> constructor : constructors(type)) {
            text.append("  public ").append(name(type)).append(parameters(constructor.getParameterTypes()))
                .append(thrown(constructor.getExceptionTypes())).append(" { super").append(arguments(constructor.getParameterTypes())).append("; }\n");
        }
        for (Method method : overridable(type)) text.append(override(method));
        return text.append("}\n").toString();
    }

    private static String override(Method method) {
        int number = Callback.methods.size();
        Callback.methods.add(method);
        method.trySetAccessible();
        Class<?> result = method.getReturnType();
        Class<?>[] types = method.getParameterTypes();
        String shown = result.getCanonicalName();
        String own = "super." + method.getName() + arguments(types);
        boolean nothing = result == void.class;
        StringBuilder passed = new StringBuilder("(this, birth$, " + number);
        for (int at = 0; at < types.length; at++) passed.append(", ").append(types[at].isPrimitive() ? "" : "(Object) ").append("a").append(at);
        if (Modifier.isAbstract(method.getModifiers())) {
            String given = "facts.Callback.answer" + passed;
            own = (nothing ? "" : "(" + (result.isPrimitive() ? boxed(result) : shown) + ") ") + given + ")";
        } else if (method.getDeclaringClass().isInterface()) {
            own = "super." + method.getName() + arguments(types);
        }
        String visibility = Modifier.isPublic(method.getModifiers()) ? "public " : "protected ";
        String run = nothing ? own + ";" : "return " + own + ";";
        String recorded = nothing ? own + ";" : result.isPrimitive() ? "return " + own + ";" : "return (" + shown + ") k.result(" + own + ");";
        String isNull = nothing || result.isPrimitive() ? "" : "if (k.answersNull(true)) return null; ";
        return "  " + visibility + shown + " " + method.getName() + parameters(types) + thrown(method.getExceptionTypes()) + " {\n"
            + "    facts.Callback k = facts.Callback.begin" + passed + ");\n"
            + "    if (k == null) { " + run + (nothing ? " return;" : "") + " }\n"
            + "    try { " + isNull + recorded + " } catch (Throwable t) { k.failed(t); throw t; } finally { k.end(); }\n  }\n";
    }

    /** All that a subclass can override, the body nearest to it first. */
    static Collection<Method> overridable(Class<?> type) {
        Map<String, Method> found = new LinkedHashMap<>();
        List<Method> all = new ArrayList<>();
        for (Class<?> at = type; at != null; at = at.getSuperclass()) all.addAll(List.of(at.getDeclaredMethods()));
        all.addAll(List.of(type.getMethods()));
        for (Method method : all) {
            if (method.isSynthetic() || (method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) == 0) continue;
            String key = Proxies.signature(method);
            Method before = found.get(key);
            boolean better = before == null || (before.getReturnType() != method.getReturnType()
                && before.getReturnType().isAssignableFrom(method.getReturnType()) && Modifier.isAbstract(before.getModifiers()));
            if (better) found.put(key, method);
        }
        found.values().removeIf(method -> (method.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) != 0
            || method.getName().equals("finalize") || !visible(method.getParameterTypes()) || !visible(method.getReturnType()));
        return found.values();
    }

    private static String parameters(Class<?>[] types) {
        StringBuilder text = new StringBuilder("(");
        for (int at = 0; at < types.length; at++) text.append(at == 0 ? "" : ", ").append(types[at].getCanonicalName()).append(" a").append(at);
        return text.append(")").toString();
    }

    private static String arguments(Class<?>[] types) {
        StringBuilder text = new StringBuilder("(");
        for (int at = 0; at < types.length; at++) text.append(at == 0 ? "a" : ", a").append(at);
        return text.append(")").toString();
    }

    private static String thrown(Class<?>[] types) {
        StringBuilder text = new StringBuilder();
        for (Class<?> type : types) text.append(text.length() == 0 ? " throws " : ", ").append(type.getCanonicalName());
        return text.toString();
    }

    private static String boxed(Class<?> type) {
        return type == int.class ? "Integer" : type == char.class ? "Character"
            : Character.toUpperCase(type.getName().charAt(0)) + type.getName().substring(1);
    }
}
