/** Class initialisation as a call without arguments. */
import { describe, expect, it } from 'vitest';
import { standOn } from './support.js';

const TEXT = `class Node { Node next; }
  class Config { static Node head; static { head = new Node(); head.next = new Node(); } }
  class Broken { static Node head; static { head = new Node(); if (head != null) throw new RuntimeException(); } static void use() { } }
  class Main {
    static Node first() { return Config.head; }
    static Node twice() { Config.head = null; Node t = Config.head; return t; }
    static Node through() { touch(); Config.head = null; return Config.head; }
    static void touch() { Node t = Config.head; }
    static void broken() { Broken.use(); }
    static Node own(Node a) { Node t = Config.head; return a; }
  }`;
const OPTIONS = { links: ['Node.next'], statics: ['Config.head', 'Broken.head'] };

describe('class initialisation', () => {
  const unknown = { variables: { 'Config.head': 0 }, cells: [{ vague: true, nullable: true }] };

  it('that may have happened: what the field holds, or what the initialiser makes', async () => {
    const stand = await standOn(TEXT, OPTIONS);
    const ran = stand.run('first', [unknown]);
    expect(ran.ends(['\\result'])).toEqual(['\\result=0: 0.next=1', '\\result=0??:']);
  });

  it('happens once', async () => {
    const stand = await standOn(TEXT, OPTIONS);
    expect(stand.run('twice', [unknown]).ends(['\\result'])).toEqual(['\\result=null:']);
    // Also where a callee saw to it.
    const { result } = stand.run('through', [unknown]);
    const initialised = result.activations.filter(({ code }) => code.method.name === '<clinit>');
    expect(initialised).toHaveLength(1);
  });

  it('does not touch what it does not reach', async () => {
    const stand = await standOn(TEXT, OPTIONS);
    const cells = [...unknown.cells, { fields: { next: 2 } }, {}];
    const ran = stand.run('own', [{ variables: { 'Config.head': 0, a: 1 }, cells }]);
    expect(ran.ends(['\\result'])).toEqual(['\\result=0: 0.next=1']);
  });

  it('that fails throws an error', async () => {
    const stand = await standOn(TEXT, OPTIONS);
    const ran = stand.run('broken', [unknown]);
    expect(ran.ends(['@thrown'], 'exceptional')).toEqual(['@thrown=0?:']);
    // If it had happened before, without failing.
    expect(ran.ends([])).toEqual([':']);
  });
});
