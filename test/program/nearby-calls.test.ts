/** What single calls run, looked at by themselves: methods written out by hand, and where it is said that there may be more. */
import { describe, expect, it } from 'vitest';
import type { Edge } from '../../src/ir/body.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { MethodDeclaration } from '../../src/ir/program.js';
import { nearbyCalls } from '../../src/program/nearby-calls.js';
import { programOf } from '../ir/library.js';

const TEXT = `
model public class lib.Open { public void <init>() { 0: special this.Object::<init>() 1: this.made() 2: return }
  public void made() { 0: return } public void run() { 0: return } }
model public final class lib.Closed { public void <init>() { 0: special this.Object::<init>() 1: return } public void run() { 0: return } }
class Below extends lib.Open { void <init>() { 0: special this.lib.Open::<init>() 1: return }
  public void made() { 0: static Main.again() 1: return } public void run() { 0: return } }
class Main {
  static void all(lib.Open open, lib.Closed closed) {
    Below below;
    0: static Main.again()
    1: check open != null
    2: open.lib.Open::run()
    3: check closed != null
    4: closed.lib.Closed::run()
    5: below = new Below
    6: special below.<init>()
    7: static Main.late(open)
    8: return
  }
  static void again() { 0: static Main.again() 1: return }
  static void late(lib.Open open) { 0: check open != null 1: open.lib.Open::run() 2: return }
}
`;

const hierarchy = new Hierarchy(programOf(TEXT));
const all = hierarchy.declaredMethods('Main', 'all')[0] as MethodDeclaration;

function at(point: number): Edge {
  const edge = all.body()?.edges.find(({ from }) => from === point);
  if (edge === undefined) throw new Error(`nothing at ${point}`);
  return edge;
}

function seen(point: number): { readonly callees: readonly string[]; readonly isWhole: boolean } {
  const near = nearbyCalls(hierarchy, [{ method: all, edge: at(point) }]);
  const callees = [...near.callees(at(point))].map(({ owner, name }) => `${owner}.${name}`);
  return { callees, isWhole: near.isWhole(at(point)) };
}

describe('calls near by', () => {
  it('are all where they are fixed', () => {
    expect(seen(0)).toEqual({ callees: ['Main.again'], isWhole: true });
  });

  it('are not all on objects of a type of the library, but those of the input are among them', () => {
    expect(seen(2)).toEqual({ callees: ['Below.run'], isWhole: false });
  });

  it('are all on objects of a final class, made or not', () => {
    expect(seen(4)).toEqual({ callees: ['lib.Closed.run'], isWhole: true });
  });

  it('are all on what a constructor makes', () => {
    expect(seen(6)).toEqual({ callees: ['Below.<init>'], isWhole: true });
  });

  it('are not all where what they run calls more', () => {
    expect(seen(7)).toEqual({ callees: ['Main.late'], isWhole: false });
  });

  it('do not hold the rest of the method, unless that is run', () => {
    const { graph } = nearbyCalls(hierarchy, [{ method: all, edge: at(6) }]);
    const names = graph.methods.map(({ owner, name }) => `${owner}.${name}`);
    expect(names).toContain('Below.made');
    expect(names).not.toContain('Main.late');
  });
});
