/** When V8 is told to optimise later. */
import { describe, expect, it } from 'vitest';
import { optimiseLater } from '../../src/cli/start/optimising.js';

describe('optimising later', () => {
  it('is left to a V8 in which it was not measured', () => {
    expect(optimiseLater('12.4.254.21-node.33', [])).toBe(false);
  });

  it.each(['--interrupt-budget=1000', '--interrupt_budget=1000'])('is left to who says %s', (flag) => {
    expect(optimiseLater('11.3.244.8-node.30', [flag])).toBe(false);
  });
});
