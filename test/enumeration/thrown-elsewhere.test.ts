/** An exception that comes out of a line breaks a check of that line only if the check did not hold. */
import { describe, expect, it } from 'vitest';
import { runScope } from '../../src/execution/enumeration/run-scope.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import { openTexts } from '../support/open.js';

const SOURCE = `
import java.util.function.Function;
class Cell { String text; Cell next; }
class Lines {
  static int reference(String text) {
    Function<String, Integer> length = String::length;
    return length.apply(text);
  }
  static int explicit(Cell cell) { if (cell == null || cell.text == null) throw new NullPointerException(); return cell.text.length(); }
  static int itself(Cell cell) { return cell.next.text == null ? 0 : 1; }
}`;

async function refuted(method: string): Promise<readonly string[]> {
  const { table } = await openTexts([{ path: 'Lines.java', text: SOURCE }]);
  const found = table.find('Lines')?.methods.find(({ name }) => name === method);
  if (found === undefined) throw new Error(`no ${method}`);
  const { claims } = runScope(table, found, { scope: 2, natives: NATIVES }).result;
  return claims.filter(({ verdict }) => verdict === 'refuted').map(({ property }) => property);
}

describe('a null pointer exception', () => {
  it('of what a method reference does is none of the call that runs it', async () => {
    expect(await refuted('reference')).toEqual([]);
  });

  it('that code throws is none of the checks beside it', async () => {
    expect(await refuted('explicit')).toEqual([]);
  });

  it('of a check is its own', async () => {
    expect(await refuted('itself')).toEqual(['null-dereference']);
  });
});
