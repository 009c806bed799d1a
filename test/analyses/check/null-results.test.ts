/** Results of library methods that may be null: used as they are, each is a finding; with a test that Java programmers write, none is. */
import { expect, it } from 'vitest';
import { checkText, lineOf, shown } from './checking.js';

/** Name, parameters, the code that forgets the null, the code that does not. */
const PAIRS: readonly (readonly [name: string, parameters: string, wrong: string, right: string])[] = [
  [
    'Class.getResourceAsStream',
    'Class<?> c',
    'return c.getResourceAsStream("x").hashCode();',
    'Object s = c.getResourceAsStream("x"); return s == null ? 0 : s.hashCode();',
  ],
  [
    'Map.get',
    'Map<String, String> m, String k',
    'return m.get(k).length();',
    'String v = m.get(k); return v == null ? 0 : v.length();',
  ],
  [
    'Map.get, asked before',
    'Map<String, String> m, String k, String l',
    'return m.containsKey(k) ? m.get(l).length() : 0;',
    'return m.containsKey(k) ? m.get(k).length() : 0;',
  ],
  [
    'Map.get, asked otherwise',
    'Map<String, String> m, String k',
    'if (m.containsKey(k)) return 0; return m.get(k).length();',
    'if (!m.containsKey(k)) return 0; return m.get(k).length();',
  ],
  [
    'Map.get, over the keys',
    'Map<String, String> m, Map<String, String> o',
    'int n = 0; for (String k : m.keySet()) n += o.get(k).length(); return n;',
    'int n = 0; for (String k : m.keySet()) n += m.get(k).length(); return n;',
  ],
  [
    'Map.get, over a copy of the keys',
    'Map<String, Integer> m, List<String> o',
    'for (String k : o) if (m.get(k) > 2) return 1; return 0;',
    'for (String k : new ArrayList<>(m.keySet())) if (m.get(k) > 2) return 1; return 0;',
  ],
  [
    'Map.get, over the entries',
    'Map<String, String> m, Map<String, String> o',
    'for (Map.Entry<String, String> e : m.entrySet()) if (o.get(e.getKey()).isEmpty()) return 1; return 0;',
    'for (Map.Entry<String, String> e : m.entrySet()) if (m.get(e.getKey()).isEmpty()) return 1; return 0;',
  ],
  [
    'Map.get, put before',
    'Map<String, String> m, String k',
    'm.put(k, "x"); m.remove(k); return m.get(k).length();',
    'm.put(k, "x"); return m.get(k).length();',
  ],
  [
    'Map.get, put if absent',
    'Map<String, List<String>> m, String k, String l',
    'm.putIfAbsent(k, new ArrayList<>()); m.get(l).add(k); return 0;',
    'm.putIfAbsent(k, new ArrayList<>()); m.get(k).add(k); return 0;',
  ],
  [
    'Map.get, computed',
    'Map<String, List<String>> m, String k',
    'm.get(k).add("x"); return 0;',
    'm.computeIfAbsent(k, x -> new ArrayList<>()).add("x"); return 0;',
  ],
  [
    'Map.get, counted',
    'Map<String, Integer> m, String k',
    'm.put(k, m.get(k) + 1); return 0;',
    'm.merge(k, 1, Integer::sum); return m.get(k);',
  ],
  [
    'Map.get, null put',
    'Map<String, String> m, String k',
    'm.put(k, null); return m.get(k).length();',
    'if (m.get(k) != null) return m.get(k).length(); return 0;',
  ],
  [
    'Map.get, demanded',
    'Map<String, String> m, String k',
    'String v = m.get(k); System.out.println(v); return v.length();',
    'String v = Objects.requireNonNull(m.get(k)); return v.length();',
  ],
  [
    'Map.put',
    'Map<String, Integer> m',
    'return m.put("a", 1).intValue();',
    'Integer old = m.put("a", 1); return old == null ? 0 : old;',
  ],
  [
    'Map.remove',
    'Map<String, Integer> m',
    'int x = m.remove("a"); return x;',
    'Integer x = m.remove("a"); return x != null ? x : 0;',
  ],
  [
    'ConcurrentHashMap.get',
    'java.util.concurrent.ConcurrentHashMap<String, String> m',
    'return m.get("a").length();',
    'String v = m.get("a"); if (v == null) throw new IllegalStateException(); return v.length();',
  ],
  [
    'TreeMap.floorEntry',
    'TreeMap<String, String> m',
    'return m.floorEntry("a").getValue().length();',
    'Map.Entry<String, String> e = m.floorEntry("a"); return e != null ? e.getValue().length() : 0;',
  ],
  [
    'TreeMap.firstEntry',
    'TreeMap<String, String> m',
    'return m.firstEntry().getKey().length();',
    'return m.isEmpty() ? 0 : m.firstEntry().getKey().length();',
  ],
  [
    'TreeSet.ceiling',
    'TreeSet<String> s',
    'return s.ceiling("a").length();',
    'String c = s.ceiling("a"); return c == null ? 0 : c.length();',
  ],
  [
    'Queue.poll',
    'Queue<String> q',
    'return q.poll().length();',
    'int n = 0; while (!q.isEmpty()) n += q.poll().length(); return n;',
  ],
  [
    'Queue.poll, twice',
    'Queue<String> q',
    'int n = 0; while (!q.isEmpty()) { q.poll(); n += q.poll().length(); } return n;',
    'String s; int n = 0; while ((s = q.poll()) != null) n += s.length(); return n;',
  ],
  [
    'Queue.peek by size',
    'Queue<String> q',
    'if (q.size() >= 0) return q.peek().length(); return 0;',
    'if (q.size() > 0) return q.peek().length(); return 0;',
  ],
  [
    'Queue.peek, added before',
    'Queue<String> q',
    'q.add("a"); q.clear(); return q.peek().length();',
    'q.add("a"); return q.peek().length();',
  ],
  [
    'Deque.peekFirst',
    'Deque<String> q',
    'return q.peekFirst().length();',
    'return q.isEmpty() ? 0 : q.peekFirst().length();',
  ],
  [
    'Deque.peekLast by size',
    'Deque<String> q',
    'if (q.size() != 0) return 0; return q.peekLast().length();',
    'if (q.size() == 0) return 0; return q.peekLast().length();',
  ],
  [
    'System.getProperty',
    '',
    'return System.getProperty("x").length();',
    'return System.getProperty("x", "d").length();',
  ],
  [
    'System.getenv',
    '',
    'return System.getenv("X").length();',
    'String s = System.getenv("X"); if (s == null) s = ""; return s.length();',
  ],
  [
    'Properties.getProperty',
    'Properties p',
    'return p.getProperty("a").length();',
    'return p.getProperty("a", "").length();',
  ],
  [
    'BufferedReader.readLine',
    'BufferedReader r',
    'return r.readLine().length();',
    'int n = 0; String s; while ((s = r.readLine()) != null) n += s.length(); return n;',
  ],
  [
    'File.listFiles',
    'File f',
    'for (File g : f.listFiles()) System.out.println(g); return 0;',
    'File[] a = f.listFiles(); return a != null ? a.length : 0;',
  ],
  [
    'File.getParentFile',
    'File f',
    'return f.getParentFile().hashCode();',
    'File p = f.getParentFile(); return p == null ? 0 : p.hashCode();',
  ],
  [
    'Matcher.group',
    'Matcher m',
    'return m.find() ? m.group(1).length() : 0;',
    'return m.find() && m.group(1) != null ? m.group(1).length() : 0;',
  ],
  [
    'Throwable.getMessage',
    'Exception e',
    'return e.getMessage().length();',
    'String s = e.getMessage(); return s != null ? s.length() : 0;',
  ],
  [
    'Throwable.getCause',
    'Exception e',
    'return e.getCause().hashCode();',
    'return e.getCause() != null ? e.getCause().hashCode() : 0;',
  ],
  [
    'Class.getResourceAsStream',
    'Class<?> c',
    'return c.getResourceAsStream("/a").read();',
    'InputStream in = c.getResourceAsStream("/a"); if (in == null) return -1; return in.read();',
  ],
  [
    'WeakReference.get',
    'java.lang.ref.WeakReference<String> r',
    'return r.get().length();',
    'String s = r.get(); return s == null ? 0 : s.length();',
  ],
];

const TEXT = `import java.util.*;
import java.util.regex.*;
import java.io.*;
class T {
${PAIRS.map(
  ([, parameters, wrong, right], index) => `
  int wrong${index}(${parameters}) throws Exception { ${wrong} } // wrong ${index}.
  int right${index}(${parameters}) throws Exception { ${right} } // right ${index}.`,
).join('\n')}
}`;

const CHECKED = checkText(TEXT);

it.each(PAIRS.map(([name], index) => [name, index] as const))('%s', async (_, index) => {
  const lines = (await CHECKED).results.flatMap(({ findings }) =>
    findings.filter(({ rule }) => rule === 'null-dereference').map(({ location }) => location.line),
  );
  expect(lines).toContain(lineOf(TEXT, `wrong ${index}.`));
  expect(lines).not.toContain(lineOf(TEXT, `right ${index}.`));
});

it('follows such a result through a method of the program', async () => {
  const text = `import java.util.*;
  class T {
    private final Map<String, String> names = new HashMap<>();
    String find(String key) { return names.get(key); }
    int wrong(String key) { return find(key).length(); } // wrong
    int right(String key) { String name = find(key); return name == null ? 0 : name.length(); }
  }`;
  expect(shown(await checkText(text))).toEqual([`${lineOf(text, 'wrong')} null-dereference find(key): unproved`]);
});
