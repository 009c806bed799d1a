/** `espalier typestate --engine boolean`: the same rows, and that it says what was run. */
import { expect, it } from 'vitest';
import { espalier, filesOf } from './command.js';

const LAMP = `class Lamp {
  private boolean broken;
  void light() { if (broken) throw new IllegalStateException(); }
  void smash() { broken = true; }
}
`;

function transitions(text: string): string {
  const [, after = ''] = text.split('  transitions\n');
  return after.split('  objects of')[0] ?? '';
}

it('gives the rows of the code, and does not call them complete', () => {
  const { 'Lamp.java': lamp = '' } = filesOf({ 'Lamp.java': LAMP });
  const code = espalier('typestate', lamp);
  const boolean = espalier('typestate', lamp, '--engine', 'boolean');
  expect(boolean.status).toBe(0);
  expect(transitions(boolean.out)).toBe(transitions(code.out));
  expect(transitions(boolean.out)).toContain('IllegalStateException');
  expect(code.out).toContain('; complete for every heap;');
  expect(boolean.out).not.toContain('; complete for every heap;');
  expect(boolean.out).toContain('the boolean program was run instead of the code');
});

it('knows no other engine', () => {
  const { 'Lamp.java': lamp = '' } = filesOf({ 'Lamp.java': LAMP });
  expect(espalier('typestate', lamp, '--engine', 'steam').status).toBe(2);
});
