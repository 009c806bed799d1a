/** Locks that stay locked, and their right twins. */
import { describe, expect, it } from 'vitest';
import { lockNotReleased } from '../../../../src/analyses/check/inspections/leaks/locks.js';
import { inspectText, told } from './inspecting.js';

async function members(text: string): Promise<readonly string[]> {
  return told(
    await inspectText(
      lockNotReleased,
      `import java.util.concurrent.locks.*; class T { final ReentrantLock lock = new ReentrantLock(); int n; ${text} }`,
    ),
  );
}

describe('lock-not-released', () => {
  it.each([
    [
      'an early return',
      'int m(int x) { lock.lock(); if (x < 0) return -1; n += x; lock.unlock(); return n; }',
      'unproved, high',
      'int m(int x) { lock.lock(); try { if (x < 0) return -1; n += x; return n; } finally { lock.unlock(); } }',
    ],
    [
      'a throw',
      'void m(int x) { lock.lock(); if (x < 0) throw new IllegalArgumentException(); n += x; lock.unlock(); }',
      'unproved, medium',
      'void m(int x) { if (x < 0) throw new IllegalArgumentException(); lock.lock(); n += x; lock.unlock(); }',
    ],
    [
      'a method that throws',
      'void test(int x) { if (x < 0) throw new IllegalArgumentException(); } void m(int x) { lock.lock(); test(x); lock.unlock(); }',
      'unproved, medium',
      'void test(int x) { if (x < 0) throw new IllegalArgumentException(); } void m(int x) { lock.lock(); try { test(x); } finally { lock.unlock(); } }',
    ],
    [
      'a lock that was tried for',
      'boolean m(int x) { if (!lock.tryLock()) return false; if (x < 0) return false; lock.unlock(); return true; }',
      'unproved, high',
      'boolean m(int x) { if (!lock.tryLock()) return false; try { return x < 0; } finally { lock.unlock(); } }',
    ],
  ])('%s', async (_, wrong, expected, right) => {
    expect(await members(wrong)).toEqual([`m: ${expected}`]);
    expect(await members(right)).toEqual(['m: proved']);
  });

  it('says nothing of locks that are kept, released elsewhere, taken twice or may be others', async () => {
    expect(await members('void m() { lock.lock(); }')).toEqual([]);
    expect(await members('void m() { lock.lock(); end(); } void end() { lock.unlock(); }')).toEqual([]);
    const twice = await members('void m() { lock.lock(); lock.lock(); lock.unlock(); }');
    expect(twice).toEqual([]);
    const deeper = 'void take() { lock.lock(); } void m() { lock.lock(); try { take(); } finally { lock.unlock(); } }';
    expect(await members(deeper)).toEqual([]);
    const again = 'void m(int x) { for (int i = 0; i < x; i++) lock.lock(); lock.unlock(); }';
    expect(await members(again)).toEqual([]);
    const after = 'void m() { lock.lock(); n++; lock.unlock(); lock.lock(); n++; lock.unlock(); }';
    expect(await members(after)).toEqual(['m: proved', 'm: proved']);
    expect(await members('Lock other; void m() { other.lock(); other.unlock(); }')).toEqual([]);
  });
});
