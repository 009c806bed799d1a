/** `espalier check --watch`: again when something is saved, until it is interrupted. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { emptyFolder } from './command.js';

const WRONG = 'class A { static int length() { String text = null; return text.length(); } }\n';
const RIGHT = 'class A { static int length() { String text = ""; return text.length(); } }\n';

it('checks again what was saved, and says how much was kept', { timeout: 300_000 }, async () => {
  const folder = path.join(emptyFolder(), 'project');
  mkdirSync(folder);
  const file = path.join(folder, 'A.java');
  writeFileSync(file, WRONG);
  writeFileSync(path.join(folder, 'B.java'), 'class B { int two(String text) { return text.length() + 2; } }\n');
  const words = ['check', folder, '--no-config', '--watch', '--cache-stats', '--cache', path.join(folder, '.espalier')];
  const child = spawn(process.execPath, [inject('command'), ...words]);
  let [out, told] = ['', ''];
  child.stdout.on('data', (data) => {
    out += String(data);
  });
  child.stderr.on('data', (data) => {
    told += String(data);
  });
  const runs = (): number => told.split('waiting for changes').length - 1;
  const ran = async (times: number): Promise<void> => {
    while (runs() < times && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  try {
    await ran(1);
    expect(out).toContain('[null-dereference]');
    expect(told).toContain('status 1; waiting for changes');
    [out, told] = ['', ''];
    writeFileSync(file, RIGHT);
    await ran(1);
    expect(told).toContain('status 0; waiting for changes');
    expect(out).not.toContain('[null-dereference]');
    expect(told).toMatch(/cache: [1-9]\d* of \d+ tasks kept/);
    // What is written beside the inputs starts nothing.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(runs()).toBe(1);
    expect(child.exitCode).toBeNull();
  } finally {
    child.kill('SIGINT');
  }
});
