/** Components and their vocabularies from Java texts, with predicates as readable lines. */
import { componentsOf, type TypestateComponent } from '../../../../src/analyses/typestate/component/component.js';
import { type DiscoveredPredicates, discoverAll } from '../../../../src/analyses/typestate/discovery/discovery.js';
import type { FieldReference } from '../../../../src/ir/instructions.js';
import type { MethodDeclaration } from '../../../../src/ir/program.js';
import type { Predicate } from '../../../../src/machines/predicates/vocabulary.js';
import { openTexts } from '../../../support/open.js';

export async function components(text: string, ...errors: readonly string[]): Promise<readonly TypestateComponent[]> {
  const { table } = await openTexts([{ path: 'Input.java', text }]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  return componentsOf(table, classes, { errors: { named: errors.length === 0 ? ['throw', 'assert'] : errors } });
}

export async function component(text: string, ...errors: readonly string[]): Promise<TypestateComponent> {
  const [only, another] = await components(text, ...errors);
  if (only === undefined || another !== undefined) throw new Error('not one component');
  return only;
}

export async function discovered(text: string, ...errors: readonly string[]): Promise<DiscoveredPredicates> {
  return discoverAll(await component(text, ...errors));
}

/** Without ids, sorted: the order of discovery is nobody's business. */
export function lines({ vocabulary }: DiscoveredPredicates): readonly string[] {
  return vocabulary.predicates.map(line).sort();
}

export function followed({ vocabulary }: DiscoveredPredicates): readonly string[] {
  return vocabulary.followed.map(name).sort();
}

export function measured({ vocabulary }: DiscoveredPredicates): readonly string[] {
  return vocabulary.measured.map(name).sort();
}

function line(predicate: Predicate): string {
  switch (predicate.kind) {
    case 'object-null':
      return `${predicate.type} = null`;
    case 'field-null':
      return `${name(predicate.field)} = null`;
    case 'field-constant':
      return `${name(predicate.field)} ${predicate.operator} ${predicate.constant.value}`;
    case 'fields': {
      const via =
        predicate.via === undefined
          ? 'unrelated'
          : `via ${predicate.via.map((field) => field.name).join('.') || 'itself'}`;
      return `${name(predicate.left)} ${predicate.operator} ${name(predicate.right)} ${via}`;
    }
  }
}

function name(field: FieldReference): string {
  return `${field.owner}.${field.name}`;
}

export function operation({ owner, name: method }: MethodDeclaration): string {
  return `${owner}.${method}`;
}

export const A_C = `
class A {
  C f;
  void run() { if (f != null) f.run(); }
  void done() { if (f != null) f.dispose(); }
  void set(C i) { if (f != null) f.dispose(); f = i; }
}
class C {
  boolean disposed;
  void run() { if (disposed) throw new Error(); }
  void dispose() { if (disposed) throw new Error(); disposed = true; }
}`;

export const SET_ITERATOR = `
class Set {
  Version ver;
  Object[] contents;
  Set() { contents = new Object[0]; ver = new Version(); }
  public Iterator iterator() { return new Iterator(this); }
  public void add(Object o) {
    Object[] tmp = new Object[contents.length + 1];
    for (int i = 0; i < contents.length; i++) tmp[i] = contents[i];
    tmp[contents.length] = o;
    contents = tmp;
    ver = new Version();
  }
}
class Version {}
class Iterator {
  final Version ts;
  final Set set;
  int pos;
  Iterator(Set s) { this.ts = s.ver; this.set = s; }
  public Object next() {
    if (ts != set.ver) throw new java.util.ConcurrentModificationException();
    return set.contents[pos++];
  }
}`;

export const LIST = `
public class List {
  private Element head;
  List() { head = null; }
  public void append(int data) { Element e1 = new Element(data); add(e1); }
  private void add(Element e1) {
    if (head == null) { head = e1; return; }
    Element t = head;
    while (t.next != null) { t = t.next; }
    t.next = e1;
  }
  public int remove() {
    if (head == null) throw new TestError();
    Element t = head;
    head = head.next;
    return t.data;
  }
}
class Element {
  int data;
  Element next;
  Element(int data) { this.data = data; next = null; }
}
class TestError extends Error {}`;
