/** Call graphs of a small program, callees written out by hand. */
import { describe, expect, it } from 'vitest';
import { CallGraph, type CallGraphOptions } from '../../src/ir/callgraph.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { MethodDeclaration } from '../../src/ir/program.js';
import { programOf } from './library.js';

const plainConstructor = (parent: string): string => `void <init>() { 0: special this.${parent}::<init>() 1: return }`;
const TEXT = `
abstract class Shape { ${plainConstructor('Object')}
  abstract void draw();
  void twice() { 0: this.draw() 1: this.draw() 2: return }
}
class Circle extends Shape { ${plainConstructor('Shape')} void draw() { 0: return } }
class Square extends Shape { ${plainConstructor('Shape')}
  void draw() { Dot dot; 0: dot = new Dot 1: special dot.<init>() 2: return }
}
class Dot extends Shape { ${plainConstructor('Shape')} void draw() { 0: initialise Global 1: return } }
class Unused extends Shape { ${plainConstructor('Shape')} void draw() { 0: static Main.never() 1: return } }
class Root { static void <clinit>() { 0: return } }
class Global extends Root { static void <clinit>() { 0: static Global.helper() 1: return } static void helper() { 0: return } }
class Main {
  static void main(Shape shape) {
    Square square;
    0: square = new Square
    1: special square.<init>()
    2: check shape != null
    3: shape.twice()
    4: static Absent.thing()
    5: return
  }
  static void never() { 0: return }
}
`;
const table = programOf(TEXT);
const hierarchy = new Hierarchy(table);
const main = hierarchy.declaredMethods('Main', 'main')[0] as MethodDeclaration;
const label = ({ owner, name }: MethodDeclaration): string => `${owner}.${name}`;

function graphOf(options: CallGraphOptions): { graph: CallGraph; reached: string[] } {
  const graph = new CallGraph(hierarchy, [main], options);
  return { graph, reached: graph.methods.map(label).sort() };
}

const always = ['Main.main', 'Shape.<init>', 'Shape.twice', 'Square.<init>', 'Square.draw', 'Dot.<init>', 'Dot.draw'];
const initialised = ['Global.<clinit>', 'Global.helper', 'Root.<clinit>', 'java.lang.Object.<init>'];

describe('CallGraph', () => {
  it('by rapid type dispatches to what reached code instantiates, and to what that makes reachable', () => {
    const { reached } = graphOf({ precision: 'rapid-type' });
    expect(reached).toEqual([...always, ...initialised].sort());
  });

  it('by rapid type takes objects of the initial heap into account', () => {
    const { reached } = graphOf({ precision: 'rapid-type', classes: ['Circle'] });
    expect(reached).toEqual([...always, ...initialised, 'Circle.draw'].sort());
  });

  it('by class hierarchy dispatches to every subclass of the input', () => {
    const { reached } = graphOf({ precision: 'class-hierarchy' });
    expect(reached).toEqual([...always, ...initialised, 'Circle.draw', 'Unused.draw', 'Main.never'].sort());
  });

  it('knows callees of an edge, callers of a method, and calls it cannot resolve', () => {
    const { graph } = graphOf({ precision: 'rapid-type' });
    const twice = hierarchy.declaredMethods('Shape', 'twice')[0] as MethodDeclaration;
    const draw = hierarchy.declaredMethods('Square', 'draw')[0] as MethodDeclaration;
    const edge = twice.body()?.edges[0];
    if (edge === undefined) throw new Error('no edge');
    expect([...graph.callees(edge)].map(label).sort()).toEqual(['Dot.draw', 'Square.draw']);
    expect(graph.callers(draw).map((site) => `${label(site.caller)}:${site.edge.from}`)).toEqual([
      'Shape.twice:0',
      'Shape.twice:1',
    ]);
    expect(graph.unresolved.map((site) => site.edge.from)).toEqual([4]);
    const from = graph.methods.indexOf(twice);
    const to = graph
      .graph()
      [from]?.map((index) => label(graph.methods[index] as MethodDeclaration))
      .sort();
    expect(to).toEqual(['Dot.draw', 'Square.draw']);
  });
});
