/** Clients without a program, over the shipped protocols: `// fails` marks lines with a call that some caller can make fail; all other calls are safe. */
export interface OpenClient {
  readonly name: string;
  readonly text: string;
}

function client(name: string, ...members: readonly string[]): OpenClient {
  return { name, text: `import java.util.*;\nclass Client {\n${members.map((each) => `  ${each}`).join('\n')}\n}\n` };
}

/** Of a class with a protocol: changes of a list of which only the interface is known may be refused. */
const FIELDS = ['static ArrayList<String> shared = new ArrayList<>();', 'ArrayList<String> own = new ArrayList<>();'];

export const OPEN_CLIENTS: readonly OpenClient[] = [
  client(
    'a loop over what is given',
    'int f(List<String> p) { int n = 0; for (String s : p) n += s.length(); return n; }',
  ),
  client('a loop that changes what it is over', 'void f(List<String> p) { for (String s : p) p.add(s); } // fails'),
  client(
    'a loop that changes another list, which may be the same',
    'void f(List<String> p, List<String> q) { for (String s : p) q.add(s); } // fails',
  ),
  client(
    'a loop that fills a list of its own',
    'int f(List<String> p) {',
    'List<String> q = new ArrayList<>();',
    'for (String s : p) q.add(s);',
    'for (String s : q) s.length();',
    'return q.size(); }',
  ),
  client(
    'code that nobody knows, in a loop over what others have',
    'void f(List<String> p, Runnable r) { for (String s : p) r.run(); } // fails',
  ),
  client(
    'code that nobody knows, in a loop over what only the method has',
    'void f(Runnable r) { List<String> q = new ArrayList<>(); q.add(""); for (String s : q) r.run(); }',
  ),
  client(
    'the same, after it was given away',
    ...FIELDS,
    'void f(Runnable r) { ArrayList<String> q = new ArrayList<>(); q.add(""); shared = q; for (String s : q) r.run(); } // fails',
  ),
  client(
    'the same, after it was put into an array',
    'static Object[] kept = new Object[1];',
    'void f(Runnable r) { List<String> q = new ArrayList<>(); q.add(""); kept[0] = q; for (String s : q) r.run(); } // fails',
  ),
  client(
    'the same, after it was put into a list',
    'static ArrayList<Object> all = new ArrayList<>();',
    'void f(Runnable r) { ArrayList<String> q = new ArrayList<>(); q.add(""); all.add(q); for (String s : q) r.run(); } // fails',
  ),
  client(
    'a list taken out of a list again',
    'void f(ArrayList<ArrayList<String>> all) {',
    'ArrayList<String> q = new ArrayList<>();',
    'q.add(""); all.add(q);',
    'ArrayList<String> r = all.get(0);',
    'for (String s : q) r.add(s); } // fails',
  ),
  client(
    'a view of the list, in a loop that changes the list',
    'void f() { List<String> q = new ArrayList<>(); q.add(""); for (String s : Collections.unmodifiableList(q)) q.add(s); } // fails',
  ),
  client(
    'the list, in a loop that changes a part of it',
    'void f() { List<String> q = new ArrayList<>(); q.add(""); List<String> part = q.subList(0, 1); for (String s : q) part.clear(); } // fails',
  ),
  client('an iterator that is given', 'void f(Iterator<String> i) { if (i.hasNext()) i.next(); } // fails'),
  client(
    'one after the end',
    'void f(List<String> p) { Iterator<String> i = p.iterator(); while (i.hasNext()) i.next();',
    'i.next(); } // fails',
  ),
  client(
    'removal by the iterator',
    'void f(ArrayList<String> p) { Iterator<String> i = p.iterator(); while (i.hasNext()) if (i.next() == null) i.remove(); }',
  ),
  client(
    'removal twice',
    'void f(ArrayList<String> p) { Iterator<String> i = p.iterator(); while (i.hasNext()) { i.next(); i.remove();',
    'i.remove(); } } // fails',
  ),
  client(
    'the iterator of another list is used to remove',
    'void f(ArrayList<String> p) { Iterator<String> i = p.iterator(); Iterator<String> j = p.iterator();',
    'if (i.hasNext()) { i.next(); i.remove(); }',
    'if (j.hasNext()) j.next(); } // fails',
  ),
  client(
    'entries of a map',
    'int f(Map<String, String> m) { int n = 0; for (Map.Entry<String, String> e : m.entrySet()) n += e.getKey().length(); return n; }',
  ),
  client(
    'keys of a map that is changed',
    'void f(HashMap<String, String> m) { for (String s : m.keySet()) m.remove(s); } // fails',
  ),
  client('an index below the size', 'void f(List<String> p) { for (int i = 0; i < p.size(); i++) p.get(i); }'),
  client(
    'an index up to the size',
    'void f(List<String> p) { for (int i = 0; i <= p.size(); i++) p.get(i); } // fails',
  ),
  client(
    'an index below the size, while elements are removed',
    'void f(List<String> p) { int n = p.size(); for (int i = 0; i < n; i++) p.remove(i); } // fails',
  ),
  client(
    'an index that overflows',
    'void f(List<String> p, int i) { if (i < p.size() && i + 1 > i) p.get(i); } // fails',
  ),
  client('the first element, if there is one', 'void f(List<String> p) { if (!p.isEmpty()) p.get(0); }'),
  client('the first element', 'void f(List<String> p) { p.get(0); } // fails'),
  client('the second element, if there is a first', 'void f(List<String> p) { if (!p.isEmpty()) p.get(1); } // fails'),
  client('the first element of a field', ...FIELDS, 'void f() { if (!own.isEmpty()) own.get(0); }'),
  client(
    'the same, with code in between',
    ...FIELDS,
    'void f(Runnable r) { if (!own.isEmpty()) { r.run(); own.get(0); } } // fails',
  ),
  client(
    'the first element of a field of another object',
    ...FIELDS,
    'void f(Client other) { if (!own.isEmpty()) other.own.get(0); } // fails',
  ),
  client(
    'a field that a method changes',
    ...FIELDS,
    'void g() { own.clear(); }',
    'void f() { for (String s : own) g(); } // fails',
  ),
  client(
    'a field that a method sets',
    ...FIELDS,
    'void g() { own = new ArrayList<>(); }',
    'void f() { if (!own.isEmpty()) { g(); own.get(0); } } // fails',
  ),
  client(
    'a method that changes something else',
    'int count;',
    ...FIELDS,
    'void g() { count++; }',
    'void f() { for (String s : own) g(); }',
  ),
  client(
    'a method of a subclass',
    ...FIELDS,
    'void g() {}',
    'static class Lower extends Client { void g() { own.clear(); } }',
    'void f() { for (String s : own) g(); } // fails',
  ),
  client(
    'text of an object that changes the list',
    ...FIELDS,
    'static class Evil { public String toString() { shared.add(""); return ""; } }',
    'void f(StringBuilder b, Object o) { for (String s : shared) b.append(o); } // fails',
  ),
  client(
    'text of objects that look only',
    ...FIELDS,
    'static class Good { public String toString() { StringBuilder b = new StringBuilder(); for (String s : shared) b.append(s); return b.toString(); } }',
    'void f(StringBuilder b, Object o) { for (String s : shared) b.append(o); }',
  ),
  client(
    'an iterator of the client that changes the list',
    ...FIELDS,
    'static class Evil implements Iterator<String> { public boolean hasNext() { return true; } public String next() { shared.add(""); return ""; } }',
    'void f(Iterator<String> i) { for (String s : shared) i.hasNext(); } // fails',
    'void g(Evil i) { for (String s : shared) i.next(); } // fails',
  ),
  client('a callback that changes the list', 'void f(List<String> p) { p.forEach(s -> p.add(s)); } // fails'),
  client(
    'a callback that fills another list',
    'void f() { ArrayList<String> q = new ArrayList<>(); ArrayList<String> r = new ArrayList<>(); q.add(""); q.forEach(s -> r.add(s)); }',
  ),
  client(
    'a callback that uses an iterator',
    'void f(List<String> p, Iterator<String> i) { p.forEach(s -> i.next()); } // fails',
  ),
  client('an optional that is there', 'void f(Optional<String> o) { if (o.isPresent()) o.get(); }'),
  client('an optional that may not be there', 'void f(Optional<String> o) { o.get(); } // fails'),
  client(
    'an optional where another is there',
    'void f(Optional<String> o, Optional<String> p) { if (o.isPresent()) p.get(); } // fails',
  ),
  client('a deque that is not empty', 'void f(ArrayDeque<String> d) { while (!d.isEmpty()) d.removeFirst(); }'),
  client(
    'a deque of which two are taken',
    'void f(ArrayDeque<String> d) { while (!d.isEmpty()) { d.removeFirst();',
    'd.removeFirst(); } } // fails',
  ),
  client(
    'a list of a loop before',
    'void f(int n) { List<String> last = new ArrayList<>(); for (int i = 0; i < n; i++) { List<String> q = new ArrayList<>(); q.add("");',
    'last.get(0); // fails',
    'last = q; } }',
  ),
  client(
    'a flag that tells',
    'void f(List<String> p, boolean b) { boolean has = p.size() > 0; if (b) p.isEmpty(); if (has) p.get(0); }',
  ),
  client(
    'a flag that told',
    'void f(List<String> p, boolean b) { boolean has = p.size() > 0; if (b) p.clear(); if (has) p.get(0); } // fails',
  ),
  client(
    'an exception that is caught on the way',
    'void f(ArrayList<String> p, String t) { try { for (String s : p) Integer.parseInt(t); } catch (NumberFormatException e) { p.clear(); } for (String s : p) s.length(); }',
  ),
  client(
    'an iterator made before an exception',
    'void f(List<String> p, String t) { Iterator<String> i = p.iterator(); try { Integer.parseInt(t); p.clear(); } catch (NumberFormatException e) { t = ""; } if (i.hasNext()) i.next(); } // fails',
  ),
  client(
    'an iterator that is given, where other classes are iterators too',
    'int g(ArrayList<String> p) { return p.size(); }',
    'void h(Scanner s) { s.close(); }',
    'void f(Iterator<String> i) {',
    'while (i.hasNext()) // fails',
    'i.next(); } // fails',
  ),
  client('a change that may be refused', 'void f(List<String> p) { p.add(""); } // fails'),
  client(
    'removal that may be refused',
    'void f(Iterable<String> p) { Iterator<String> i = p.iterator(); while (i.hasNext()) if (i.next() == null)',
    'i.remove(); } // fails',
  ),
  client(
    'a wrapper of a list that only the method has',
    'void f() { List<String> q = new ArrayList<>(); Collections.unmodifiableList(q).add(""); } // fails',
  ),
  client(
    'a field that only a class below has',
    'static class Below extends Client { int value; }',
    'void f(List<String> p) { int value = ((Below) this).value; Iterator<String> i = p.iterator(); while (i.hasNext()) i.next();',
    'i.next(); } // fails',
  ),
  client(
    'the same, changed',
    'static class Below extends Client { int value; }',
    'void f(List<String> p) { ((Below) this).value = 1; Iterator<String> i = p.iterator(); while (i.hasNext()) i.next();',
    'i.next(); } // fails',
  ),
  client(
    'a method that only a class below has',
    'static class Below extends Client { int value; void count() { value++; } }',
    'void f(List<String> p) { ((Below) this).count(); Iterator<String> i = p.iterator(); while (i.hasNext()) i.next();',
    'i.next(); } // fails',
  ),
];
