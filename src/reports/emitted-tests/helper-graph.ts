/** Part of the helper class of emitted tests: what objects reach, predicates about it, quantifiers over objects. */
import { HEAP_CLASS } from '../../findings/claim.js';

export const HELPER_GRAPH = `
    static boolean forAll(Object[] roots, String type, Predicate<Object> body) {
        for (Object each : reached(roots)) if (isA(each, type) && !body.test(each)) return false;
        return true;
    }

    static boolean exists(Object[] roots, String type, Predicate<Object> body) {
        for (Object each : reached(roots)) if (isA(each, type) && body.test(each)) return true;
        return false;
    }

    static boolean fresh(Object object, Set<Object> before) {
        return object != null && !before.contains(object);
    }

    static boolean reach(Object from, Object to, String... fields) {
        return from != null && to != null && along(from, fields).contains(to);
    }

    static boolean cyclic(Object object, String... fields) {
        if (object == null) return false;
        for (Object next : links(object, fields)) if (reach(next, object, fields)) return true;
        return false;
    }

    static boolean acyclic(Object root, String... fields) {
        for (Object each : along(root, fields)) if (cyclic(each, fields)) return false;
        return true;
    }

    static boolean list(Object root, String... fields) {
        if (!acyclic(root, fields)) return false;
        for (Object each : along(root, fields)) if (slots(each, fields).isEmpty()) return false;
        return true;
    }

    static boolean tree(Object root, String... fields) {
        Set<Object> entered = identities();
        if (root != null) entered.add(root);
        for (Object each : along(root, fields)) {
            for (Object next : links(each, fields)) if (next != null && !entered.add(next)) return false;
        }
        return true;
    }

    static boolean unshared(Object root, String... fields) {
        IdentityHashMap<Object, Object> sources = new IdentityHashMap<>();
        for (Object each : along(root, fields)) {
            for (Object next : links(each, fields)) {
                Object other = next == null ? each : sources.put(next, each);
                if (other != null && other != each) return false;
            }
        }
        return true;
    }

    static boolean disjoint(Object left, Object right, String... fields) {
        Set<Object> reached = along(left, fields);
        for (Object each : along(right, fields)) if (reached.contains(each)) return false;
        return true;
    }

    static boolean dll(Object root, String next, String previous) {
        Object before = null;
        for (Object each = root; each != null; ) {
            List<Object> back = links(each, previous);
            List<Object> forth = links(each, next);
            if (back.isEmpty() || forth.isEmpty() || back.get(0) != before) return false;
            before = each;
            each = forth.get(0);
        }
        return true;
    }

    /** What the roots and the static fields of the classes met lead to. */
    static Set<Object> reached(Object[] roots) {
        Set<Class<?>> met = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Object> found = identities();
        List<Object> order = new ArrayList<>();
        for (Object root : roots) if (root != null && found.add(root)) order.add(root);
        for (int index = 0; index < order.size(); index++) {
            Object each = order.get(index);
            List<Object> next = new ArrayList<>(links(each));
            for (Class<?> type = each.getClass(); type != null && isOurs(type); type = type.getSuperclass()) {
                for (Class<?> around = type; around != null; around = around.getDeclaringClass()) {
                    if (met.add(around)) addStatics(around, next);
                }
            }
            for (Object target : next) if (target != null && found.add(target)) order.add(target);
        }
        return found;
    }

    private static void addStatics(Class<?> type, List<Object> values) {
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) || field.getType().isPrimitive() || field.isSynthetic()) continue;
            values.add(read(type, null, field.getName()));
        }
    }

    private static Set<Object> along(Object root, String... fields) {
        Set<Object> found = identities();
        List<Object> order = new ArrayList<>();
        if (root != null && found.add(root)) order.add(root);
        for (int index = 0; index < order.size(); index++) {
            for (Object next : links(order.get(index), fields)) if (next != null && found.add(next)) order.add(next);
        }
        return found;
    }

    /** Where the fields of an object lead, all of them where none is named; null where they hold null. */
    private static List<Object> links(Object object, String... fields) {
        List<Object> targets = new ArrayList<>();
        if (object.getClass().isArray()) {
            boolean isFollowed = fields.length == 0;
            for (String each : fields) isFollowed |= each.equals("[]");
            if (!isFollowed || object.getClass().getComponentType().isPrimitive()) return targets;
            for (int index = 0; index < Array.getLength(object); index++) targets.add(Array.get(object, index));
            return targets;
        }
        for (Field field : slots(object, fields)) {
            try {
                field.setAccessible(true);
                targets.add(field.get(object));
            } catch (IllegalAccessException | RuntimeException hidden) {
                // Insides of the library are not opened.
            }
        }
        return targets;
    }

    private static List<Field> slots(Object object, String... fields) {
        List<Field> slots = new ArrayList<>();
        if (object instanceof String) return slots;
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) || field.getType().isPrimitive()) continue;
                boolean isNamed = fields.length == 0;
                for (String each : fields) {
                    isNamed |= each.equals(field.getName()) || each.equals(type.getName() + "#" + field.getName());
                }
                if (isNamed) slots.add(field);
            }
        }
        return slots;
    }

    private static boolean isOurs(Class<?> type) {
        return type.getClassLoader() == ${HEAP_CLASS}.class.getClassLoader();
    }

    private static Set<Object> identities() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }
`;
