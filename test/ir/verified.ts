/** Verifies a single method that is written as text, among a few classes. */
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { MethodDeclaration } from '../../src/ir/program.js';
import { verifyMethod } from '../../src/ir/verifier.js';
import { programOf, testLibrary } from './library.js';

const library = testLibrary();

export const CLASSES = `
class Base { int inherited; static int shared; }
class Node extends Base implements Shape {
  Node next; int value; static Node first; byte small;
  void <init>() { 0: special this.Object::<init>() 1: return }
  int get(Node other, int index) { 0: return index }
  static int add(int left, int right) { int sum; 0: sum = left + right 1: return sum }
}
abstract class Shaped implements Shape {}
interface Shape { abstract int area(); }
class Lost extends Missing {}
`;

/** Problems of `static result m(parameters) { lines }` in a class of its own. */
export function problems(header: string, lines: string): string[] {
  const table = programOf(`${CLASSES} class Test { ${header} {\n${lines}\n} }`, library);
  const method = table.find('Test')?.methods[0] as MethodDeclaration;
  return verifyMethod(new Hierarchy(table), method).map(({ message }) => message);
}
